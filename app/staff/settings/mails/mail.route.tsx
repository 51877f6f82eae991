import { data, Form } from "react-router";
import { parkContext } from "#app/context.ts";
import { kindOf } from "#app/submission-types.ts";
import { writeEmail } from "#app/submissions/emails/email.ts";
import { fill } from "#app/submissions/emails/words.ts";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { type Draft, sendEditor, showEditor } from "#app/staff/core/editing/editor.server.ts";
import { History, InThree, Outcome, SettingForm } from "#app/staff/core/editing/editing.tsx";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { resetMail } from "#app/staff/core/staff-questions.texts.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { dayOf } from "#platform/dates.ts";
import { backOffice, htmlLangs, type Locale, localeOfPath, locales } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { AskButton } from "#ui/ask/ask-button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/mail.route.ts";
import { findMail, type KnownMail, mailTitle } from "#app/staff/core/mail-names.server.ts";
import { mailEditor, placesOf, typedWords } from "./mail.editor.server.ts";
import { mailEditTexts } from "./mails.texts.ts";
import { sampleCode, sampleLink, samplesOf } from "./samples.server.ts";
import "./mails.css";

/** /booking-manage/mail-texts/{kind}/{mail}: the words of one letter in three languages, with a preview (rule B5). */
export async function loader(args: Route.LoaderArgs) {
  const [park, locale] = [args.context.get(parkContext), localeOfPath(args.url.pathname)];
  const known = mailOr404(args.params);
  const shown = await showEditor(args, mailEditor(known));
  const places = placesOf(known);
  const previews = await Promise.all(
    locales.map(async (one) => ({ locale: one, text: await preview(park, shown.draft, known, one) })),
  );
  const page: PageHead = {
    title: { text: mailTitle(known, locale) },
    description: mailEditTexts.lead[locale],
    unlisted: true,
  };
  return data(
    { page, shown, places, previews, of: kindOf(known.kind).label[locale], back: mailEditTexts.back[locale] },
    { headers: { "cache-control": "no-store" } },
  );
}

/** `subject.zh_TW`, `body.zh_TW` and so on; `wish=reset` brings the built-in words back. */
export function action(args: Route.ActionArgs) {
  return sendEditor(args, mailEditor(mailOr404(args.params)));
}

export default function MailPage({
  loaderData: { page, shown, places, previews, of, back },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof mailEditTexts) => mailEditTexts[name][locale];
  const draft = actionData?.draft ?? shown.draft;
  return (
    <>
      <BackHead title={page.title.text} lead={of} back={{ to: `${backOffice}/mail-texts`, text: back }} />
      <Outcome shown={shown} unsaved={actionData} />
      <SettingForm title={word("words")} version={shown.version} unsaved={actionData}>
        <p className="quiet">
          {word("places")}{" "}
          {places.map((place) => (
            <code key={place} translate="no" className="mail-place">{`{${place}}`}</code>
          ))}
        </p>
        <InThree name="subject" label={word("subject")} draft={draft} required />
        <InThree name="body" label={word("body")} draft={draft} rows={16} required />
      </SettingForm>
      <Panel title={word("preview")}>
        <p className="quiet">{word("previewLead")}</p>
        <div className="in-three-columns">
          {previews.map((one) => (
            <pre key={one.locale} className="mail-preview" lang={htmlLangs[one.locale]}>
              {one.text}
            </pre>
          ))}
        </div>
        <Form method="post" reloadDocument>
          <input type="hidden" name="version" value={shown.version} />
          <AskButton question={resetMail} name="wish" value="reset" look="secondary" icon="rotate-left">
            {word("reset")}
          </AskButton>
        </Form>
      </Panel>
      <History history={shown.history} version={shown.version} />
    </>
  );
}

function mailOr404({ kind, mail }: { kind: string; mail: string }) {
  const known = findMail(kind, mail);
  if (!known) throw data(null, { status: 404 });
  return known;
}

/** The e-mail as its reader would see it, with an example in every place. */
async function preview(park: Park, draft: Draft, { kind, mail, text }: KnownMail, locale: Locale): Promise<string> {
  const [identity, facts, siteUrl] = [await readIdentity(park), await readFacts(park), park.config.siteUrl];
  const words = samplesOf({ mail, identity, facts, siteUrl, today: dayOf(park.now()), locale });
  const { subject, lines } = typedWords(draft, locale);
  const changeable = !kindOf(kind).fixed && !text.ends;
  const submission = { code: sampleCode, link: sampleLink(siteUrl, locale), facts: [], changeable };
  const letter = writeEmail({
    locale,
    identity,
    siteUrl,
    subject: fill(subject, words) ?? subject,
    lines: lines.flatMap((line) => fill(line, words) ?? []),
    submission,
  });
  return `${letter.subject}\n\n${letter.text}`;
}
