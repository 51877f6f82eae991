import { data } from "react-router";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { localeOfPath } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/help.route.ts";
import { readGuide } from "./guide.server.ts";
import { helpTexts } from "./help.texts.ts";
import "./help.css";

/** /booking-manage/help: docs/editing.md, or its English or Japanese, as a page; each screen links to its chapter. */
export async function loader({ url }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const title = helpTexts.title[locale];
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  return data({ page, ...(await readGuide(locale)) }, { headers: { "cache-control": "no-store" } });
}

export default function Help({ loaderData: { html, chapters } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <>
      <BackHead title={helpTexts.title[locale]} lead={helpTexts.lead[locale]} />
      <div className="guide">
        <nav aria-label={helpTexts.chapters[locale]}>
          <ul role="list">
            {chapters.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, made into HTML on the server */}
        <article className="prose guide-text" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  );
}
