import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { data, redirect, useSearchParams } from "react-router";
import { parkContext } from "#app/context.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { say } from "#app/staff/core/content/content.texts.ts";
import { formatMoment } from "#app/staff/core/format-moment.ts";
import { usesOf } from "#app/staff/core/content/references.server.ts";
import { lastChange } from "#app/staff/core/editing/setting.server.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { colon } from "#app/staff/core/who.ts";
import { backOffice, htmlLangs, languageNames, type Locale, localeOfPath, locales, pathIn } from "#platform/locales.ts";
import { fileNameOf } from "#platform/pictures/pictures.ts";
import { Button } from "#ui/button/button.tsx";
import { RadioGroup } from "#ui/choice/choice.tsx";
import { TextArea } from "#ui/field/field.tsx";
import { FilePick } from "#ui/file-field/file-pick.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { pictureAddress, widthsOf } from "#ui/picture/picture.ts";
import type { Route } from "./+types/picture.route.ts";
import { describePicture, markOf } from "./describe.server.ts";
import { mediaTexts } from "./media.texts.ts";
import { formatPictureFault } from "#app/staff/core/files/picture-faults.ts";
import { formerPicture, replacePicture, undoReplacement } from "./replace.server.ts";
import "./media.css";

const noStore = { headers: { "cache-control": "no-store" } };

/** /booking-manage/media/{id}: one picture with its alt texts, its focus, and where it is used. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const row = (await park.pictures.find([params.id])).get(params.id);
  if (!row) throw data(null, { status: 404 });
  const { id, version, width, height, alt, decorative, focal_x: x, focal_y: y } = row;
  const title = fileNameOf(row);
  const former = await formerPicture(park, id);
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  return data(
    {
      page,
      title,
      picture: { id, version, width, height, alt, decorative, x: Math.round(x * 100), y: Math.round(y * 100) },
      was: markOf(row),
      former: former && { name: former.name, at: formatMoment(former.at.epochMilliseconds, park.now(), locale) },
      uses: await usesOf(park, id, locale),
    },
    noStore,
  );
}

/**
 * `act` says what: `describe` writes alt text and focus, `replace` puts another picture in its place, with words of its
 * own, `undo` puts the former one back. All say what they saw: when it is another by now they answer 409, with who it
 * was and what was typed.
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  const form = await request.formData();
  const here = pathIn(locale, `${backOffice}/media/${params.id}`);
  const meanwhile = async (typed: Typed | undefined) =>
    data(
      {
        wrong: "meanwhile" as const,
        fault: "",
        who: (await lastChange(park.db, `picture:${params.id}`)).by || mediaTexts.somebody[locale],
        typed,
        words: undefined,
      },
      { status: 409, ...noStore },
    );
  const act = form.get("act");
  if (act === "undo") {
    const undone = await undoReplacement(park, staff, params.id, String(form.get("version") ?? ""));
    return undone.ok ? redirect(`${here}?done=undone`, 303) : meanwhile(undefined);
  }
  if (act === "replace") {
    const replaced = await replacePicture(park, staff, params.id, form);
    if (replaced.ok) return redirect(`${here}?done=replaced`, 303);
    if (replaced.reason === "gone") throw data(null, { status: 404 });
    if (replaced.reason === "meanwhile") return meanwhile(undefined);
    const file = form.get("picture");
    const fault =
      replaced.reason === "refused"
        ? formatPictureFault(file instanceof File ? file.name : "", replaced.fault, locale)
        : mediaTexts[replaced.reason === "unsaid" ? "unsaid" : "neededNew"][locale];
    return data(
      { wrong: "refused" as const, fault, who: "", typed: undefined, words: wordsIn(form) },
      { status: 422, ...noStore },
    );
  }
  const done = await describePicture(park, staff, params.id, form);
  if (done === "gone") throw data(null, { status: 404 });
  if (done === "saved") return redirect(`${here}?done=yes`, 303);
  const typed = typedIn(form);
  return done === "meanwhile"
    ? meanwhile(typed)
    : data({ wrong: done, fault: "", who: "", typed, words: undefined }, { status: 422, ...noStore });
}

type Typed = { alt: Record<Locale, string>; decorative: boolean; x: string; y: string };

function typedIn(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 500);
  return {
    alt: { zh_TW: text("zh_TW"), en_US: text("en_US"), ja_JP: text("ja_JP") },
    decorative: form.has("decorative"),
    x: text("x").slice(0, 5),
    y: text("y").slice(0, 5),
  };
}

/** What was chosen for the alt text of the new picture. */
function wordsIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 500);
  return {
    words: text("words"),
    alt: { zh_TW: text("alt.zh_TW"), en_US: text("alt.en_US"), ja_JP: text("alt.ja_JP") },
  };
}

export default function Picture({
  loaderData: { title, picture, was, former, uses },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  const [query] = useSearchParams();
  const word = (name: keyof typeof mediaTexts) => mediaTexts[name][locale];
  const here = pathIn(locale, `${backOffice}/media/${picture.id}`);
  const typed = actionData?.typed;
  return (
    <>
      <BackHead title={title} back={{ to: `${backOffice}/media`, text: word("title") }} />
      {actionData ? (
        <Refused
          picture={picture}
          wrong={actionData.wrong}
          fault={actionData.fault}
          who={actionData.who}
          typed={actionData.typed}
        />
      ) : (
        query.has("done") && (
          <Notice tone="success" title={say(word(doneWord(query.get("done"))), { name: title })} live="status" />
        )
      )}
      <div className="back-columns">
        <form key={was} method="post" action={here} className="back-panel">
          <input type="hidden" name="act" value="describe" />
          <input type="hidden" name="was" value={was} />
          <Focus picture={typed ? { ...picture, x: typed.x, y: typed.y } : picture} />
          <h2>{word("describe")}</h2>
          <p className="quiet">{word("describeHint")}</p>
          {locales.map((one) => (
            <TextArea
              key={one}
              name={one}
              rows={2}
              maxLength={500}
              lang={htmlLangs[one]}
              label={languageNames[one]}
              defaultValue={(typed ?? picture).alt[one] ?? ""}
            />
          ))}
          <label className="back-tick">
            <input type="checkbox" name="decorative" defaultChecked={(typed ?? picture).decorative} />{" "}
            {word("decorative")}
          </label>
          <Button type="submit">{word("save")}</Button>
        </form>
        <div className="back-stack">
          <section className="back-panel">
            <h2>{word("used")}</h2>
            {uses.length === 0 && <p>{word("unused")}</p>}
            <ul>
              {uses.map((use) => (
                <li key={use.id}>
                  <To to={`${backOffice}/content/${use.type}/${use.id}`} prefetch={false}>
                    {use.typeName}
                    {colon(locale)}
                    {use.title}
                  </To>
                </li>
              ))}
            </ul>
          </section>
          {former && (
            <form method="post" action={here} className="back-panel">
              <p className="quiet">{say(word("undoHint"), { at: former.at })}</p>
              <input type="hidden" name="act" value="undo" />
              <input type="hidden" name="version" value={picture.version} />
              <Button type="submit" look="secondary" icon="rotate-left">
                {say(word("undo"), { name: former.name })}
              </Button>
            </form>
          )}
          <Replace here={here} version={picture.version} typed={actionData?.words} />
        </div>
      </div>
    </>
  );
}

/**
 * Replaces the picture, and asks each time for its alt text, since that of the former picture may be wrong for the new
 * one.
 */
function Replace({
  here,
  version,
  typed,
}: {
  here: string;
  version: string;
  typed: ReturnType<typeof wordsIn> | undefined;
}) {
  const locale = useLocale();
  const word = (name: keyof typeof mediaTexts) => mediaTexts[name][locale];
  const choices = [
    { value: "same", label: word("sameWords") },
    { value: "new", label: word("otherWords") },
    { value: "decoration", label: word("decorative") },
  ];
  return (
    <form method="post" action={here} encType="multipart/form-data" className="back-panel media-words">
      <h2>{word("replace")}</h2>
      <p className="quiet">{word("replaceHint")}</p>
      <input type="hidden" name="act" value="replace" />
      <input type="hidden" name="version" value={version} />
      <FilePick
        id="new-picture"
        name="picture"
        accept="image/jpeg,image/png,image/webp,image/avif"
        required
        aria-label={word("file")}
      />
      <RadioGroup name="words" label={word("newWords")} choices={choices} chosen={[typed?.words ?? ""]} required />
      <div className="media-new back-section">
        {locales.map((one) => (
          <TextArea
            key={one}
            name={`alt.${one}`}
            rows={2}
            maxLength={500}
            lang={htmlLangs[one]}
            label={languageNames[one]}
            defaultValue={typed?.alt[one]}
          />
        ))}
      </div>
      <Button type="submit" look="secondary">
        {word("replace")}
      </Button>
    </form>
  );
}

function doneWord(done: string | null): "replaced" | "undone" | "saved" {
  return done === "replaced" || done === "undone" ? done : "saved";
}

type Shown = Route.ComponentProps["loaderData"]["picture"];
type RefusedProps = {
  picture: Shown;
  wrong: "meanwhile" | "refused" | "needed" | "wrongFocus";
  fault: string;
  who: string;
  typed: Typed | undefined;
};

/** What was wrong; when somebody was quicker, who it was and what stands there now. */
function Refused({ picture, wrong, fault, who, typed }: RefusedProps) {
  const locale = useLocale();
  const word = (one: keyof typeof mediaTexts) => mediaTexts[one][locale];
  if (wrong !== "meanwhile")
    return (
      <Notice tone="danger" title={word("problem")} live="alert">
        <p>{wrong === "refused" ? fault : word(wrong)}</p>
      </Notice>
    );
  return (
    <Notice tone="warning" title={say(word("meanwhile"), { who })} live="alert">
      <p>{word(typed ? "meanwhileLead" : "meanwhileFile")}</p>
      {typed && (
        <ul>
          {picture.decorative && <li>{word("decorative")}</li>}
          {locales.map(
            (one) =>
              picture.alt[one] && (
                <li key={one}>
                  {languageNames[one]}
                  {colon(locale)}
                  <span lang={htmlLangs[one]}>{picture.alt[one]}</span>
                </li>
              ),
          )}
          <li>{say(word("savedFocus"), { x: picture.x, y: picture.y })}</li>
        </ul>
      )}
    </Notice>
  );
}

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};

function Focus({ picture }: { picture: Omit<Shown, "x" | "y"> & { x: number | string; y: number | string } }) {
  const locale = useLocale();
  const word = (name: keyof typeof mediaTexts) => mediaTexts[name][locale];
  const [at, setAt] = useState({ x: String(picture.x), y: String(picture.y) });
  const { id, version, width, height } = picture;
  const put = (x: number, y: number) =>
    setAt({
      x: String(Math.round(Math.min(Math.max(x, 0), 100))),
      y: String(Math.round(Math.min(Math.max(y, 0), 100))),
    });
  function click(event: MouseEvent<HTMLButtonElement>) {
    // By the keyboard it has no place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    put(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
  }
  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    put(Number(at.x) + step[0], Number(at.y) + step[1]);
  }
  return (
    <>
      <h2>{word("focus")}</h2>
      <p className="quiet">{word("focusHint")}</p>
      <button
        type="button"
        className="media-focus"
        aria-label={`${word("focus")} ${at.x} % ${at.y} %`}
        onClick={click}
        onKeyDown={move}
      >
        <img
          src={pictureAddress({ id, version }, widthsOf(width).findLast((one) => one <= 960) ?? width, "webp")}
          width={width}
          height={height}
          alt=""
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <line x1={Number(at.x) || 0} x2={Number(at.x) || 0} y1="0" y2="100" />
          <line y1={Number(at.y) || 0} y2={Number(at.y) || 0} x1="0" x2="100" />
        </svg>
      </button>
      <div className="back-fields">
        {(["x", "y"] as const).map((name) => (
          <div className="field" key={name}>
            <label className="field-label" htmlFor={`focus-${name}`}>
              {word(name === "x" ? "across" : "along")}
            </label>
            <input
              id={`focus-${name}`}
              name={name}
              className="control"
              inputMode="numeric"
              value={at[name]}
              onChange={(event) => setAt({ ...at, [name]: event.target.value })}
            />
          </div>
        ))}
      </div>
      <p className="quiet">{say(word("size"), { width, height })}</p>
    </>
  );
}
