import { kindOf } from "#app/deed-kinds.ts";
import { keyOfDeed } from "#app/deeds/deed-keys.server.ts";
import { doerNames, stateNames } from "#app/deeds/deeds.texts.ts";
import type { Deed, Place, StaffField } from "#app/deeds/kind.ts";
import { contactOf } from "#app/deeds/book/list.server.ts";
import { notesOf } from "#app/deeds/notes.server.ts";
import { staffActsOf } from "#app/deeds/questions/acts.server.ts";
import { openOr, stepsOf } from "#app/deeds/read.server.ts";
import { moment } from "#app/deeds/status/status-page.server.ts";
import { uploadsOf } from "#app/deeds/uploads/uploads.server.ts";
import { isOverdue } from "#app/deeds/working-days.ts";
import type { Staff } from "#platform/auth.ts";
import { formatDay } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { seesPersonal } from "#app/staff/staff-context.ts";
import { undoable } from "./deed-acts.server.ts";
import { deskTexts, say } from "#app/staff/desk/desk.texts.ts";

/** One deed as a member of staff may see it: whoever sees no personal data gets none sent. */
export async function readDeedPage(park: Park, deed: Deed, staff: Staff, locale: Locale) {
  const kind = kindOf(deed.kind);
  const personal = seesPersonal(staff) && deed.personal !== "erased";
  const names = await staffNames(park);
  const who = (by: string) => (by === "visitor" ? doerNames.applicant[locale] : by === "park" ? doerNames.park[locale] : (names.get(by) ?? doerNames.staff[locale]));
  const facts = deed.personal === "erased" ? [] : await kind.facts({ db: park.db, park }, deed, locale);
  const steps = await stepsOf(park.db, park, deed.id);
  const contact = personal ? await contactOf(park, deed.id) : undefined;
  const last = seesPersonal(staff) ? await undoable(park, deed) : undefined;
  return {
    id: deed.id,
    code: deed.code,
    title: kind.label[locale],
    state: stateNames[deed.state][locale],
    due: deed.dueOn ? `${formatDay(deed.dueOn, locale)}${isOverdue(deed.dueOn, park.now()) ? ` ${deskTexts.overdue[locale]}` : ""}` : "",
    contact: contact ? `${contact.name} · ${contact.phone} · ${contact.email}` : deskTexts[deed.personal === "erased" ? "erased" : "hidden"][locale],
    facts: facts.map(({ label, value, personal: own }) => ({ label, value: own && !personal ? deskTexts.hidden[locale] : value })),
    steps: steps.map(({ state, by, at, why }) => [moment(at, locale), stateNames[state][locale], who(by), personal ? (why ?? "") : ""]),
    files: personal ? await filesOf(park, deed, locale) : [],
    mails: await mailsOf(park, deed, personal, locale),
    notes: personal ? (await notesOf(park, deed.id)).map(({ by, note, at }) => ({ who: who(by), note, at: moment(at, locale) })) : [],
    mayAct: seesPersonal(staff) && deed.personal !== "erased",
    acts: seesPersonal(staff) ? await actsOf(park, deed, locale) : [],
    undo: last ? { noun: last, label: say(deskTexts.undo[locale], { act: staffActsOf(deed)[last]?.label[locale] ?? last }) } : undefined,
  };
}

export type DeedPage = Awaited<ReturnType<typeof readDeedPage>>;

async function actsOf(park: Park, deed: Deed, locale: Locale) {
  const acts = Object.entries(staffActsOf(deed)).filter(([, { from }]) => from.includes(deed.state) && deed.personal !== "erased");
  const place = { db: park.db, park };
  return Promise.all(
    acts.map(async ([noun, { label, look = "primary", reason, fields = [], consequence }]) => ({
      noun, look, reason,
      label: label[locale],
      fields: await Promise.all((typeof fields === "function" ? await fields(deed, place) : fields).map((field) => shownField(field, deed, place, locale))),
      consequence: await consequence?.(place, deed, locale),
    })),
  );
}

async function shownField(field: StaffField, deed: Deed, place: Place, locale: Locale) {
  const options = field.type === "choice" ? field.options.map(({ value, label }) => ({ value, label: label[locale] })) : [];
  return { name: field.name, type: field.type, label: field.label[locale], options, value: await field.value?.(deed, place) };
}

/** Files of the applicant, each to be had from its own address (rule D17). */
async function filesOf(park: Park, deed: Deed, locale: Locale) {
  const uploads = await uploadsOf(park.db, park, deed.id);
  return uploads.map(({ id, name, size, at, stateId }) => ({
    to: `/booking-manage/deeds/${deed.id}/uploads/${id}`,
    name,
    size: size < 100_000 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`,
    came: deskTexts[stateId === undefined ? "withForm" : "withAnswer"][locale],
    at: moment(at, locale),
  }));
}

async function mailsOf(park: Park, deed: Deed, personal: boolean, locale: Locale): Promise<string[][]> {
  const key = personal ? await keyOfDeed(park.db, park, deed.id) : "erased";
  const rows = await park.db.selectFrom("deed_mails").selectAll().where("deed_id", "=", deed.id).orderBy("asked_at").execute();
  return rows.map(({ mail, sealed_letter, leaves_at, sent_at, taken_back_at }) => {
    const subject = openOr(key, "letter", sealed_letter);
    const state = taken_back_at ? deskTexts.takenBack : sent_at ? deskTexts.sent : deskTexts.leaves;
    const at = Temporal.Instant.fromEpochMilliseconds((sent_at ?? leaves_at).getTime());
    return [subject ? subjectIn(subject) : mail, say(state[locale], { time: moment(at, locale) })];
  });
}

function subjectIn(letter: string): string {
  const parsed: unknown = JSON.parse(letter);
  return typeof parsed === "object" && parsed !== null && "subject" in parsed ? String(parsed.subject) : "";
}

async function staffNames(park: Park): Promise<Map<string, string>> {
  const rows = await park.db.selectFrom("staff").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
