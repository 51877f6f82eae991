import { contactOf } from "#app/submission-desk/book/list.server.ts";
import { arrivalsOf, mayArrive, ticketCounts } from "#app/submission-desk/book/arrivals.server.ts";
import { kindOf } from "#app/deed-kinds.ts";
import { correctionIn } from "#app/deeds/person/corrections.server.ts";
import { type DeedKey, keyOfDeed } from "#app/deeds/deed-keys.server.ts";
import { doerNames, staffStateNames } from "#app/deeds/deeds.texts.ts";
import type { Deed, Place, StaffField } from "#app/deeds/kind.ts";
import { notesOf } from "#app/deeds/notes.server.ts";
import { staffActsOf } from "#app/submission-desk/questions/acts.server.ts";
import { type Step, stepsOf } from "#app/deeds/read.server.ts";
import { moment, toneOf } from "#app/submission-desk/status/status-page.server.ts";
import { uploadsOf } from "#app/deeds/uploads/uploads.server.ts";
import { isOverdue } from "#app/deeds/working-days/working-days.ts";
import { colon } from "#app/staff/core/who.ts";
import { differences } from "#app/staff/core/audit/differences.ts";
import { correctedName, sayChange, sayChanges } from "#app/staff/core/audit/say-detail.server.ts";
import { deskTexts } from "#app/staff/core/desk.texts.ts";
import { seesPersonal } from "#app/staff/core/staff-context.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { formatDay } from "#platform/dates.ts";
import { jsonObjectSchema } from "#platform/json.ts";
import { languageNames, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { actionName } from "#app/staff/core/action-names.server.ts";
import { lastAct, offeredActs } from "./deed-acts.server.ts";
import { readHourLoads } from "./hour-loads.server.ts";
import { mailsOf } from "./mails-of.server.ts";
import { othersOfAddress } from "./same-address.server.ts";
import { readyReasons } from "./ready-reasons.ts";

/** One deed as a member of staff may see it: whoever sees no personal data gets none sent. */
export async function readDeedPage(park: Park, deed: Deed, staff: Staff, locale: Locale) {
  const kind = kindOf(deed.kind);
  const mayAct = seesPersonal(staff) && deed.personal !== "erased";
  const who = await doers(park, locale);
  const facts = deed.personal === "erased" ? [] : await kind.facts({ db: park.db, park }, deed, locale);
  const last = mayAct ? await lastAct(park, deed) : undefined;
  const contact = mayAct ? await contactOf(park, deed.id) : undefined;
  const acts = await actsByStep(park, deed, locale);
  const step = ({ id, state, by, at, why }: Step) => ({
    id,
    act: acts.get(Number(id)),
    state: staffStateNames[state][locale],
    tone: toneOf(state),
    who: who(by),
    at: moment(at, locale),
    why: mayAct ? why : undefined,
  });
  return {
    id: deed.id,
    code: deed.code,
    version: deed.stateId,
    title: kind.label[locale],
    state: staffStateNames[deed.state][locale],
    tone: toneOf(deed.state),
    due: deed.dueOn ? formatDay(deed.dueOn, locale) : "",
    overdue: deed.dueOn !== undefined && isOverdue(deed.dueOn, park.now()),
    language: languageNames[deed.locale],
    opened: moment(deed.openedAt, locale),
    contact,
    hidden: contact ? "" : deskTexts[deed.personal === "erased" ? "erased" : "hidden"][locale],
    facts: facts.map(({ label, value, personal: own }) => ({
      label,
      value: own && !mayAct ? deskTexts.hidden[locale] : value,
    })),
    steps: (await stepsOf(park.db, park, deed.id)).map(step).reverse(),
    files: mayAct ? await filesOf(park, deed, locale) : [],
    mails: await mailsOf(park, deed, mayAct, locale),
    notes: mayAct
      ? (await notesOf(park, deed.id)).map(({ by, note, at }) => ({ who: who(by), note, at: moment(at, locale) }))
      : [],
    history: mayAct ? await historyOf(park, deed, who, locale) : [],
    loads: deed.personal === "erased" ? undefined : await readHourLoads(park, deed, locale),
    tickets: await ticketCounts(park, deed, locale),
    arrivals: mayAct
      ? (await arrivalsOf(park, deed.id)).map(({ key, people, at, by }) => ({
          key,
          people: Object.values(people).reduce((sum, number) => sum + number, 0),
          at: moment(at, locale),
          who: who(by),
        }))
      : [],
    mayArrive: mayAct && (await mayArrive(park.db, deed)),
    others: mayAct ? await othersOfAddress(park, deed, locale) : [],
    mayAct,
    acts: mayAct ? await actsOf(park, deed, locale) : [],
    undo: last && {
      noun: last.noun,
      seconds: last.seconds,
      label: staffActsOf(deed)[last.noun]?.label[locale] ?? last.noun,
    },
  };
}

export type DeedPage = Awaited<ReturnType<typeof readDeedPage>>;

async function actsOf(park: Park, deed: Deed, locale: Locale) {
  const place = { db: park.db, park };
  return Promise.all(
    (await offeredActs(park, deed)).map(
      async ([noun, { label, look = "primary", reason, fields = [], consequence }]) => ({
        noun,
        look,
        reason,
        label: label[locale],
        ready: reason ? readyReasons(noun, locale, deed.locale) : [],
        fields: await Promise.all(
          (typeof fields === "function" ? await fields(deed, place) : fields).map((field) =>
            shownField(field, deed, place, locale),
          ),
        ),
        consequence: await consequence?.(place, deed, locale),
      }),
    ),
  );
}

async function shownField(field: StaffField, deed: Deed, place: Place, locale: Locale) {
  const options =
    field.type === "choice" || field.type === "several"
      ? field.options.map(({ value, label }) => ({ value, label: label[locale] }))
      : [];
  return {
    name: field.name,
    type: field.type,
    label: field.label[locale],
    row: field.row?.[locale],
    options,
    value: await field.value?.(deed, place),
  };
}

/** Files of the applicant, each to be had from its own address (rule D17). */
async function filesOf(park: Park, deed: Deed, locale: Locale) {
  const uploads = await uploadsOf(park.db, park, deed.id);
  return uploads.map(({ id, name, size, at, stateId, scan }) => ({
    // What nobody gets leads nowhere, and says why.
    to: scan ? undefined : `/booking-manage/deeds/${deed.id}/uploads/${id}`,
    key: id,
    scan: scan && deskTexts[scan === "held" ? "fileHeld" : "fileInfected"][locale],
    name,
    size: size < 100_000 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`,
    came: deskTexts[stateId === undefined ? "withForm" : "withAnswer"][locale],
    at: moment(at, locale),
  }));
}

/**
 * By which act each of a deed's steps came about, where staff did it: one that changes no state would tell nothing by
 * that alone.
 */
async function actsByStep(park: Park, deed: Deed, locale: Locale): Promise<Map<number, string>> {
  const rows = await park.db
    .selectFrom("audit_log")
    .select(["action", "details"])
    .where("subject", "=", `deed:${deed.id}`)
    .where("action", "like", "deed.act.%")
    .where("action", "not like", "%.removal")
    .execute();
  return new Map(
    rows.map(({ action, details }) => [Number(JSON.parse(details).led), actionName(action, locale, deed.kind)]),
  );
}

/** What staff did to it, from the audit log; the newest first. */
async function historyOf(park: Park, deed: Deed, who: (by: string) => string, locale: Locale) {
  const rows = await park.db
    .selectFrom("audit_log")
    .select(["id", "at", "by", "action", "details"])
    .where("subject", "=", `deed:${deed.id}`)
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  const key = await keyOfDeed(park.db, park, deed.id);
  return rows.map(({ id, at, by, action, details }) => ({
    id: Number(id),
    at: moment(at.toTemporalInstant(), locale),
    who: who(by),
    action: actionName(action, locale, deed.kind),
    changes: changesIn(details, key, locale),
  }));
}

/** What a row of the audit log says was changed, from what to what. */
function changesIn(details: string, key: DeedKey | "erased", locale: Locale): string[] {
  const noted = jsonObjectSchema.parse(JSON.parse(details));
  const corrected = correctionIn(noted, key);
  const { before, after } = corrected ?? noted;
  // A text is sealed as a whole, as corrections once were.
  if (before === undefined || typeof before === "string") return [];
  const changed = differences(before, after);
  const said = corrected
    ? changed.map((one) => ({ ...sayChange(one, locale), what: correctedName(one.what, locale) }))
    : sayChanges(changed, locale);
  return said.map(({ what, before: was, after: now }) => `${what}${colon(locale)}${was || "–"} → ${now || "–"}`);
}

/** How to name whoever did something: the applicant, the park by itself, a member of staff. */
async function doers(park: Park, locale: Locale): Promise<(by: string) => string> {
  const rows = await park.db.selectFrom("staff").select(["id", "name"]).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (by) =>
    by === "visitor"
      ? doerNames.applicant[locale]
      : by === "park"
        ? doerNames.park[locale]
        : (names.get(by) ?? doerNames.staff[locale]);
}
