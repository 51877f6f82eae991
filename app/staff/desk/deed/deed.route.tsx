import { data, Form, redirect, useSearchParams } from "react-router";
import { parkContext } from "#app/context.ts";
import type { Done } from "#app/deeds/kind.ts";
import { addNote } from "#app/deeds/notes.server.ts";
import { readDeed } from "#app/deeds/read.server.ts";
import { guard } from "#app/staff/guards.server.ts";
import { seesPersonal, staffContext } from "#app/staff/staff-context.ts";
import { localeOfPath, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { Button } from "#ui/button/button.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { To } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Select } from "#ui/select/select.tsx";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/deed.route.ts";
import { act, undo } from "./deed-acts.server.ts";
import { type DeedPage, readDeedPage } from "./deed-page.server.ts";
import { deskTexts } from "#app/staff/desk/desk.texts.ts";

export const middleware: Route.MiddlewareFunction[] = [guard("signed-in")];

/** /booking-manage/deeds/{id}: one deed with its timeline, mails, notes, and what can be done with it (rule S5). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const deed = await readDeed(park.db, park, params.id);
  if (!deed) throw data(null, { status: 404 });
  const deedPage = await readDeedPage(park, deed, context.get(staffContext), locale);
  const page: PageHead = { title: { text: `${deedPage.title} ${deed.code}` }, description: deedPage.title, unlisted: true };
  return data({ page, deed: deedPage }, { headers: { "cache-control": "no-store" } });
}

/** `POST /booking-manage/deeds/{id}/{noun}`, and `…/{noun}/removal` to undo it; `notes` is the noun every kind has. A refusal answers 422 with what was written. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  if (!seesPersonal(staff)) throw data(null, { status: 403 });
  const { id, noun = "" }: { id: string; noun?: string } = params;
  const deed = await readDeed(park.db, park, id);
  if (!deed || deed.personal === "erased") throw data(null, { status: 404 });
  const form = await request.formData();
  const given: Record<string, string> = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value.slice(0, 5000)]] : [])));
  const here = pathIn(locale, `/booking-manage/deeds/${deed.id}`);
  const removal = url.pathname.endsWith("/removal");
  const done = noun === "notes" ? await keepNote(park, deed.id, staff.id, given.note ?? "") : await (removal ? undo(park, staff, deed, noun) : act(park, staff, deed, noun, given));
  if (!done) throw data(null, { status: 404 });
  if (!done.ok) return data({ message: done.message[locale], noun, given }, { status: 422 });
  return redirect(noun === "notes" ? here : `${here}?${removal ? "undone" : "done"}=yes`, 303);
}

async function keepNote(park: Park, deedId: string, by: string, written: string): Promise<Done> {
  const note = written.trim();
  if (!note) return { ok: false, message: deskTexts.noteNeeded };
  await addNote(park, deedId, by, note);
  return { ok: true };
}

type Refused = { message: string; noun: string; given: Record<string, string> };

export default function DeedRoute({ loaderData: { deed }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  return (
    <>
      <p><To to="/booking-manage/list">{word("back")}</To></p>
      <h1>{deed.title} <span translate="no">{deed.code}</span></h1>
      {actionData ? <Notice tone="danger" title={word("refused")} live="alert"><p>{actionData.message}</p></Notice> : <Outcome />}
      <Facts
        facts={[
          { term: word("state"), detail: deed.state },
          ...(deed.due ? [{ term: word("due"), detail: deed.due }] : []),
          { term: word("contact"), detail: deed.contact },
          ...deed.facts.map(({ label, value }) => ({ term: label, detail: <span className="back-value">{value}</span> })),
        ]}
        title={word("facts")}
      />
      {(deed.acts.length > 0 || deed.undo) && <Actions deed={deed} refused={actionData} />}
      <Table caption={word("timeline")} dense head={[word("when"), word("state"), word("who"), word("why")]} rows={deed.steps} />
      {deed.files.length > 0 && <Files files={deed.files} />}
      {deed.mails.length > 0 && <Table caption={word("mails")} dense head={[word("mail"), word("state")]} rows={deed.mails} />}
      {deed.mayAct && <Notes deed={deed} />}
    </>
  );
}

/** What came of the last button: told by the address it led back to. */
function Outcome() {
  const locale = useLocale();
  const [query] = useSearchParams();
  if (query.has("undone")) return <Notice tone="success" title={deskTexts.undone[locale]} live="status" />;
  if (query.has("done")) return <Notice tone="success" title={deskTexts.done[locale]} live="status" />;
  return null;
}

function Actions({ deed, refused }: { deed: DeedPage; refused: Refused | undefined }) {
  const locale = useLocale();
  const to = (noun: string) => pathIn(locale, `/booking-manage/deeds/${deed.id}/${noun}`);
  return (
    <section className="back-section">
      <h2>{deskTexts.actions[locale]}</h2>
      {deed.undo && <Form method="post" action={`${to(deed.undo.noun)}/removal`} reloadDocument><Button type="submit" look="secondary">{deed.undo.label}</Button></Form>}
      <div className="back-acts">
        {deed.acts.map(({ noun, label, look, reason, fields, consequence }) => (
          <Form key={noun} method="post" action={to(noun)} className="back-act" reloadDocument>
            {consequence && <Before consequence={consequence} />}
            {fields.length > 0 && <div className="back-fields">{fields.map((field) => <ActField key={field.name} field={field} id={`${noun}-${field.name}`} given={refused?.noun === noun ? refused.given[field.name] : undefined} />)}</div>}
            {reason && <TextArea id={`${noun}-reason`} name="reason" label={deskTexts.reason[locale]} required={reason === "needed"} rows={3} maxLength={2000} defaultValue={refused?.noun === noun ? refused.given.reason : undefined} />}
            <Button type="submit" look={look === "danger" ? "secondary" : look}>{label}</Button>
          </Form>
        ))}
      </div>
    </section>
  );
}

type ShownAct = DeedPage["acts"][number];

/** What the button would bring with it; sent along, so that nobody brings about what they have not seen. */
function Before({ consequence: { text, deeds } }: { consequence: NonNullable<ShownAct["consequence"]> }) {
  return (
    <Notice tone="warning">
      <p>{text}</p>
      {deeds.length > 0 && <ul>{deeds.map((deed) => <li key={deed.id}><To to={`/booking-manage/deeds/${deed.id}`}>{deed.text}</To></li>)}</ul>}
      <input type="hidden" name="seen" value={deeds.map(({ id }) => id).join(" ")} />
    </Notice>
  );
}

function ActField({ field: { name, type, label, options, value }, id, given }: { field: ShownAct["fields"][number]; id: string; given: string | undefined }) {
  if (type === "choice") return <Select id={id} name={name} label={label} options={options} defaultValue={given ?? value} />;
  return <Field id={id} name={name} type={type} label={label} defaultValue={given ?? value} />;
}

function Files({ files }: { files: DeedPage["files"] }) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  return (
    <section className="back-section">
      <Table
        caption={word("files")}
        dense
        head={[word("file"), word("size"), word("cameWith"), word("when")]}
        rows={files.map(({ to, name, size, came, at }) => [<To key={to} to={to} router={{ reloadDocument: true }} prefetch={false}>{name}</To>, size, came, at])}
      />
      <p className="quiet">{word("filesCare")}</p>
    </section>
  );
}

function Notes({ deed }: { deed: DeedPage }) {
  const locale = useLocale();
  return (
    <section className="back-section">
      <h2>{deskTexts.notes[locale]}</h2>
      {deed.notes.length > 0 && <ul role="list" className="back-notes">{deed.notes.map(({ who, note, at }, order) => <li key={order}><p className="quiet">{at} · {who}</p><p className="back-value">{note}</p></li>)}</ul>}
      <Form method="post" action={pathIn(locale, `/booking-manage/deeds/${deed.id}/notes`)} className="back-act" reloadDocument>
        <TextArea name="note" label={deskTexts.note[locale]} required rows={3} maxLength={5000} />
        <Button type="submit" look="secondary">{deskTexts.keep[locale]}</Button>
      </Form>
    </section>
  );
}
