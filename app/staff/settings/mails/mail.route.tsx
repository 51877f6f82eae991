import { data, Form } from "react-router";
import { parkContext } from "#app/context.ts";
import { kindOf } from "#app/deed-kinds.ts";
import { writeLetter } from "#app/deeds/letters/letter.ts";
import { sayChanges } from "#app/deeds/letters/say-changes.ts";
import { fill } from "#app/deeds/letters/words.ts";
import { fieldNames } from "#app/reservations/group/group.texts.ts";
import { BackHead, Panel } from "#app/staff/back-page.tsx";
import { type Draft, sendEditor, showEditor } from "#app/staff/settings/editor.server.ts";
import { History, InThree, Outcome, SettingForm } from "#app/staff/settings/editing.tsx";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { dayOf, formatDay } from "#platform/dates.ts";
import { htmlLangs, type Locale, localeOfPath, locales } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { sayPhone } from "#platform/phone.ts";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/mail.route.ts";
import { findMail, mailEditor, placesOf, typedWords } from "./mail.editor.server.ts";
import { mailEditTexts } from "./mails.texts.ts";
import "./mails.css";

/** /booking-manage/mail-texts/{kind}/{mail}: the words of one letter in three languages, with a preview (rule B5). */
export async function loader(args: Route.LoaderArgs) {
  const [park, locale] = [args.context.get(parkContext), localeOfPath(args.url.pathname)];
  const known = mailOr404(args.params);
  const shown = await showEditor(args, mailEditor(known));
  const places = placesOf(known);
  const previews = await Promise.all(locales.map(async (one) => ({ locale: one, text: await preview(park, shown.draft, places, !kindOf(known.kind).fixed && !known.text.ends, one) })));
  const page: PageHead = { title: { text: known.text.words[locale].subject }, description: mailEditTexts.lead[locale], unlisted: true };
  return data({ page, shown, places, previews, of: kindOf(known.kind).label[locale], back: mailEditTexts.back[locale] }, { headers: { "cache-control": "no-store" } });
}

/** `subject.zh_TW`, `body.zh_TW` and so on; `wish=reset` brings the built-in words back. */
export function action(args: Route.ActionArgs) {
  return sendEditor(args, mailEditor(mailOr404(args.params)));
}

export default function MailPage({ loaderData: { page, shown, places, previews, of, back }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof mailEditTexts) => mailEditTexts[name][locale];
  const draft = actionData?.draft ?? shown.draft;
  return (
    <>
      <BackHead title={page.title.text} lead={of} back={{ to: "/booking-manage/mail-texts", text: back }} />
      <Outcome shown={shown} unsaved={actionData} />
      <SettingForm title={word("words")} version={shown.version} unsaved={actionData}>
        <p className="quiet">{word("places")} {places.map((place) => <code key={place} translate="no" className="mail-place">{`{${place}}`}</code>)}</p>
        <InThree name="subject" label={word("subject")} draft={draft} required />
        <InThree name="body" label={word("body")} draft={draft} rows={16} required />
      </SettingForm>
      <Panel title={word("preview")}>
        <p className="quiet">{word("previewLead")}</p>
        <div className="in-three-columns">{previews.map((one) => <pre key={one.locale} className="mail-preview" lang={htmlLangs[one.locale]}>{one.text}</pre>)}</div>
        <Form method="post" reloadDocument>
          <input type="hidden" name="version" value={shown.version} />
          <Button type="submit" name="wish" value="reset" look="secondary" icon="rotate-left">{word("reset")}</Button>
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

/** The letter with made-up data: what has a known form is shown in it, the rest as its place's name. */
async function preview(park: Park, draft: Draft, places: readonly string[], changeable: boolean, locale: Locale): Promise<string> {
  const identity = await readIdentity(park);
  const link = `${park.config.siteUrl}/status/…`;
  const samples: Record<string, string> = { code: "ABC234", link, park: identity.park[locale], phone: sayPhone(identity.phone, locale), chat: identity.chat, day: formatDay(dayOf(park.now()), locale), changes: sayChanges([{ what: fieldNames.total[locale], before: "30", after: "40" }], locale) };
  const words = Object.fromEntries(places.map((place) => [place, samples[place] ?? `〔${place}〕`]));
  const { subject, lines } = typedWords(draft, locale);
  const letter = writeLetter({ locale, identity, siteUrl: park.config.siteUrl, subject: fill(subject, words) ?? subject, lines: lines.flatMap((line) => fill(line, words) ?? []), deed: { code: "ABC234", link, facts: [], changeable } });
  return `${letter.subject}\n\n${letter.text}`;
}
