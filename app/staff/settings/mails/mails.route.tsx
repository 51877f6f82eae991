import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { kindOf } from "#app/submission-types.ts";
import { mailWordingKey, mailWordingSchema } from "#app/submissions/emails/mail-wording.server.ts";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { backOffice, localeOfPath } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/mails.route.ts";
import { listMails, mailTitle } from "#app/staff/core/mail-names.server.ts";
import { mailEditTexts } from "./mails.texts.ts";

/** /booking-manage/mail-texts: every letter to applicants, by kind (rule B5). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const rows = await park.db
    .selectFrom("site_settings")
    .select(["key", "value"])
    .where("key", "like", "mail.%")
    .execute();
  const changed = new Set(
    rows.flatMap(({ key, value }) =>
      Object.values(mailWordingSchema.safeParse(value).data ?? {}).some(Boolean) ? [key] : [],
    ),
  );
  const mails = listMails().map(({ kind, mail, text }) => ({
    kind,
    of: kindOf(kind).label[locale],
    mail,
    subject: mailTitle({ text }, locale),
    changed: changed.has(mailWordingKey(kind, mail)),
  }));
  const page: PageHead = {
    title: { text: mailEditTexts.title[locale] },
    description: mailEditTexts.lead[locale],
    unlisted: true,
  };
  return data({ page, mails }, { headers: { "cache-control": "no-store" } });
}

export default function MailsPage({ loaderData: { mails } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof mailEditTexts) => mailEditTexts[name][locale];
  const kinds = [...new Set(mails.map(({ kind }) => kind))];
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      {kinds.map((kind) => {
        const own = mails.filter((one) => one.kind === kind);
        return (
          <Panel key={kind} title={own[0]?.of} count={own.length}>
            <Table
              caption={own[0]?.of}
              captionHidden
              dense
              cards
              head={[word("mail"), word("standing")]}
              rows={own.map(({ mail, subject, changed }) => [
                <To key={mail} to={`${backOffice}/mail-texts/${kind}/${mail}`}>
                  {subject}
                </To>,
                <Tag key={mail} tone={changed ? "indigo" : "plain"}>
                  {word(changed ? "changed" : "builtIn")}
                </Tag>,
              ])}
            />
          </Panel>
        );
      })}
    </>
  );
}
