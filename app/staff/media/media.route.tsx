import { useState } from "react";
import { data, Form, redirect, useRevalidator, useSearchParams } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { say } from "#app/staff/core/content/content.texts.ts";
import { uploadPicture } from "#app/staff/core/files/send-file.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { colon } from "#app/staff/core/who.ts";
import { backOffice, languageNames, listMark, localeOfPath, locales, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { FilePick } from "#ui/file-field/file-pick.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { pictureAddress, widthsOf } from "#ui/picture/picture.ts";
import type { Route } from "./+types/media.route.ts";
import { mediaTexts } from "./media.texts.ts";
import { formatPictureFault } from "#app/staff/core/files/picture-faults.ts";
import { keepPicture, listPictures, picturesPerPage } from "#app/staff/core/files/pictures.server.ts";
import "./media.css";

const querySchema = z.object({
  text: z.string().trim().max(100).catch(""),
  only: z.enum(["", "alt", "mine"]).catch(""),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});

/** /booking-manage/media: the pictures of the site, found by their words (rule S6). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const asked = querySchema.parse(Object.fromEntries(url.searchParams));
  const { pictures, total } = await listPictures(context.get(parkContext), asked, context.get(staffContext));
  const page: PageHead = {
    title: { text: mediaTexts.title[locale] },
    description: mediaTexts.lead[locale],
    unlisted: true,
  };
  return data(
    { page, asked, pictures, total, pages: Math.max(1, Math.ceil(total / picturesPerPage)) },
    { headers: { "cache-control": "no-store" } },
  );
}

/** Takes one or several `picture` files; what is none is named. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const files = picturesIn(await request.formData());
  const refused: string[] = [];
  for (const file of files) {
    const kept = await keepPicture(context.get(parkContext), context.get(staffContext), file);
    if (!kept.ok) refused.push(formatPictureFault(file.name, kept.fault, localeOfPath(url.pathname)));
  }
  if (refused.length > 0)
    return data(
      { refused, count: files.length - refused.length },
      { status: 422, headers: { "cache-control": "no-store" } },
    );
  return redirect(`${pathIn(localeOfPath(url.pathname), `${backOffice}/media`)}?kept=${files.length}`, 303);
}

export default function Media({ loaderData: { asked, pictures, total, pages }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof mediaTexts) => mediaTexts[name][locale];
  const [query] = useSearchParams();
  const kept = query.get("kept");
  const hrefOf = (page: number) =>
    `${backOffice}/media?${new URLSearchParams({ ...(asked.text && { text: asked.text }), ...(asked.only && { only: asked.only }), page: String(page) })}`;
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      {kept && /^\d{1,3}$/.test(kept) && (
        <Notice tone="success" title={say(word("kept"), { count: kept })} live="status" />
      )}
      {Boolean(actionData?.count) && (
        <Notice tone="success" title={say(word("kept"), { count: actionData?.count ?? 0 })} live="status" />
      )}
      {actionData?.refused && (
        <Notice tone="danger" title={word("refused")} live="alert">
          <Faults of={actionData.refused} />
        </Notice>
      )}
      <Upload />
      <Form method="get" className="back-filter" role="search">
        <p>
          <label htmlFor="text">{word("search")}</label>
          <input id="text" name="text" className="control" type="search" defaultValue={asked.text} maxLength={100} />
        </p>
        <p>
          <label htmlFor="only">{word("only")}</label>
          <select id="only" name="only" className="control" defaultValue={asked.only}>
            {(["", "alt", "mine"] as const).map((only) => (
              <option key={only} value={only}>
                {word(only || "all")}
              </option>
            ))}
          </select>
        </p>
        <Button type="submit" look="secondary">
          {word("find")}
        </Button>
      </Form>
      <p role="status" className="quiet">
        {say(word("found"), { count: total })}
      </p>
      <ul role="list" className="media-list">
        {pictures.map((picture) => {
          const missing = picture.decorative ? [] : locales.filter((one) => !picture.alt[one]);
          return (
            <li key={picture.id}>
              <To to={`${backOffice}/media/${picture.id}`} prefetch={false}>
                <img
                  src={pictureAddress(picture, widthsOf(picture.width)[0] ?? picture.width, "webp")}
                  width={picture.width}
                  height={picture.height}
                  alt=""
                  loading="lazy"
                />
                <strong>{picture.fileName}</strong>
                {(picture.alt[locale] || picture.alt.zh_TW) && <span>{picture.alt[locale] || picture.alt.zh_TW}</span>}
              </To>
              {missing.length > 0 && (
                <span className="media-missing">
                  {word("alt")}
                  {colon(locale)}
                  {missing.map((one) => languageNames[one]).join(listMark[locale])}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Pagination page={Math.min(asked.page, pages)} pages={pages} href={hrefOf} />
    </>
  );
}

/** Many at once: with JavaScript one after another, so that together they may be larger than one form. */
function Upload() {
  const locale = useLocale();
  const word = (name: keyof typeof mediaTexts) => mediaTexts[name][locale];
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<{ count: number; refused: string[] }>();
  return (
    <form
      method="post"
      data-offline
      encType="multipart/form-data"
      className="back-panel media-upload"
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const files = picturesIn(new FormData(form));
        const result = { count: 0, refused: [] as string[] };
        for (const file of files) {
          const sent = await uploadPicture(file);
          if (typeof sent === "string") result.refused.push(formatPictureFault(file.name, sent, locale));
          else result.count++;
          setTold({ ...result });
        }
        form.reset();
        await revalidate();
      }}
    >
      <label htmlFor="picture">{word("upload")}</label>
      <FilePick id="picture" name="picture" accept="image/jpeg,image/png,image/webp,image/avif" multiple required />
      <Button type="submit" look="secondary" icon="upload">
        {word("send")}
      </Button>
      <p role="status" className="quiet">
        {told && say(word("kept"), { count: told.count })}
      </p>
      {told && told.refused.length > 0 && (
        <Notice tone="danger" title={word("refused")} live="alert">
          <Faults of={told.refused} />
        </Notice>
      )}
    </form>
  );
}

/** The files that were chosen; a form without any sends one without a name. */
function picturesIn(form: FormData): File[] {
  return form.getAll("picture").filter((file): file is File => file instanceof File && file.name !== "");
}

function Faults({ of }: { of: readonly string[] }) {
  return (
    <ul className="media-faults">
      {of.map((fault, at) => (
        <li key={at}>{fault}</li>
      ))}
    </ul>
  );
}
