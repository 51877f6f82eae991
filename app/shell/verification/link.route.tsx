import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { localeOfPath } from "#platform/locales.ts";
import { confirmLink, isOpenLink } from "#platform/verification/mail-code.ts";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/link.route.ts";
import { linkTexts } from "./link.texts.ts";

const own = { "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "same-origin" };

/** Nobody keeps or lists the address. To ourselves it is told, or browsers would send its form as from nowhere. */
export function headers() {
  return own;
}

/**
 * /verification/{link}: what the mailed link leads to. Opening it changes nothing, since mail programs open links to
 * look at them.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const page: PageHead = {
    title: { text: linkTexts.title[locale] },
    description: linkTexts.ask[locale],
    unlisted: true,
  };
  const open = isOpenLink(context.get(parkContext), params.link);
  return data({ page, open }, { status: open ? 200 : 410 });
}

/** Confirms the link: from now on the form needs no code (rule V2). */
export async function action({ params, context }: Route.ActionArgs) {
  const done = await confirmLink(context.get(parkContext), params.link);
  return data({ done }, { status: done ? 200 : 410 });
}

export default function MailedLink({ loaderData: { open }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof linkTexts) => linkTexts[name][locale];
  return (
    <article className="prose-page">
      <header className="prose-head">
        <h1>{word("title")}</h1>
      </header>
      {actionData?.done ? (
        <Notice tone="success" title={word("done")} live="status">
          <p>{word("doneHint")}</p>
        </Notice>
      ) : open ? (
        <form method="post">
          <p>{word("ask")}</p>
          <p>
            <Button type="submit">{word("confirm")}</Button>
          </p>
        </form>
      ) : (
        <Notice tone="warning" title={word("over")}>
          <p>{word("overHint")}</p>
        </Notice>
      )}
    </article>
  );
}
