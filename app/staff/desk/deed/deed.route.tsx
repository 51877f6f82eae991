import { data, redirect, useSearchParams } from "react-router";
import { parkContext } from "#app/context.ts";
import { takeBackArrival } from "#app/submission-desk/book/arrivals.server.ts";
import type { Deed, Done } from "#app/deeds/kind.ts";
import { mailAgain } from "#app/deeds/mails.server.ts";
import { noteTold } from "#app/deeds/letters/calls.server.ts";
import { addNote } from "#app/deeds/notes.server.ts";
import { readDeed } from "#app/deeds/read.server.ts";
import { PrintButton } from "#app/pages/print-button.tsx";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { aside } from "#app/staff/core/who.ts";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { seesPersonal, staffContext } from "#app/staff/core/staff-context.ts";
import { type Locale, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { DraftSent } from "#ui/form/draft-sent.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { To } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/deed.route.ts";
import { Actions, Undo } from "./actions.tsx";
import { act, undo, writtenFor } from "./deed-acts.server.ts";
import { type DeedPage, readDeedPage } from "./deed-page.server.ts";
import { Loads } from "./loads.tsx";
import { Next } from "#app/staff/desk/next/next.tsx";
import { readNext } from "#app/staff/desk/next/next.server.ts";
import { Refused } from "./refused.tsx";
import { Arrivals, Files, History, Mails, Notes, Others, Timeline } from "./parts.tsx";
import "./deed.css";

const noStore = { "cache-control": "no-store" };

/**
 * /booking-manage/deeds/{id}: one deed with its timeline, files, mails, notes, and what can be done with it (rule S5).
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const deed = await readDeed(park.db, park, params.id);
  if (!deed) throw data(null, { status: 404 });
  const deedPage = await readDeedPage(park, deed, context.get(staffContext), locale);
  const page: PageHead = {
    title: { text: `${deedPage.title} ${deed.code}` },
    description: deedPage.title,
    unlisted: true,
  };
  const next =
    deedPage.mayAct && url.searchParams.get("told") === "done" ? await readNext(park, deed.id, locale) : undefined;
  return data({ page, deed: deedPage, next }, { headers: noStore });
}

/**
 * `POST /booking-manage/deeds/{id}/{noun}`, and `…/{noun}/removal` to undo it; every kind has `notes`, `mails`, `calls`
 * and `arrivals`. A refusal answers 422 with what was written; 409 when somebody else changed the deed meanwhile, and
 * nothing is overwritten (rule S12).
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  if (!seesPersonal(staff)) throw data(null, { status: 403 });
  const { id, noun = "" }: { id: string; noun?: string } = params;
  const deed = await readDeed(park.db, park, id);
  if (!deed || deed.personal === "erased") throw data(null, { status: 404 });
  const form = await request.formData();
  // Of boxes of which several may be ticked each comes by itself.
  const given: Record<string, string> = Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form
        .getAll(name)
        .filter((value) => typeof value === "string")
        .join(" ")
        .slice(0, 5000),
    ]),
  );
  const removal = url.pathname.endsWith("/removal");
  const own = ownNouns.get(removal ? `${noun}/removal` : noun);
  // Who does not say what they saw has seen nothing.
  given.version ||= "none";
  const done = own
    ? await own.run(park, deed, staff.id, given)
    : await (removal ? undo(park, staff, deed, noun) : act(park, staff, deed, noun, given));
  if (!done) throw data(null, { status: 404 });
  const changed = !done.ok && "changed" in done ? done.changed : undefined;
  if (!done.ok)
    return data(
      {
        message: done.message[locale],
        faults: ("faults" in done && done.faults?.[locale]) || [],
        noun,
        given,
        written: await writtenFor(park, deed, noun, given, locale),
        changed,
      },
      { status: changed === undefined ? 422 : 409, headers: noStore },
    );
  // From a list one goes on in the list.
  const closing = /^closure:([\w-]{1,60})$/.exec(given.back ?? "")?.[1];
  const back =
    given.back === "day"
      ? "/booking-manage"
      : given.back === "check-in"
        ? "/booking-manage/check-in"
        : closing && `/booking-manage/closures/${closing}`;
  if (back) return redirect(`${pathIn(locale, back)}?told=${own ? own.told : "missed"}`, 303);
  return redirect(
    `${pathIn(locale, `/booking-manage/deeds/${deed.id}`)}?told=${own ? own.told : removal ? "undone" : "done"}`,
    303,
  );
}

type OwnNoun = {
  told: keyof typeof deskTexts;
  run(park: Park, deed: Deed, by: string, given: Record<string, string>): Promise<Done>;
};

/** What every kind has. */
const ownNouns = new Map<string, OwnNoun>(
  Object.entries({
    notes: {
      told: "noted",
      async run(park, deed, by, given) {
        const note = (given.note ?? "").trim();
        if (!note) return { ok: false, message: deskTexts.noteNeeded };
        await addNote(park, deed.id, by, note);
        return { ok: true };
      },
    },
    mails: {
      told: "sentAgain",
      run: async (park, deed, by, given) =>
        (await mailAgain(park, deed.id, given.mail ?? "", by))
          ? { ok: true }
          : { ok: false, message: deskTexts.mailGone },
    },
    calls: {
      told: "toldNoted",
      run: async (park, deed, by, given) =>
        (await noteTold(park, deed.id, given.call ?? "", by, true))
          ? { ok: true }
          : { ok: false, message: deskTexts.callGone },
    },
    "calls/removal": {
      told: "toldNoted",
      run: async (park, deed, by, given) =>
        (await noteTold(park, deed.id, given.call ?? "", by, false))
          ? { ok: true }
          : { ok: false, message: deskTexts.callGone },
    },
    "arrivals/removal": {
      told: "undone",
      run: async (park, deed, by, given) =>
        (await takeBackArrival(park, { deedId: deed.id, key: given.key ?? "", by }))
          ? { ok: true }
          : { ok: false, message: deskTexts.arrivalGone },
    },
  }),
);

export default function DeedRoute({ loaderData: { deed, next }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  const waits = deed.mails.some(({ state }) => state === "leaves");
  return (
    <>
      <BackHead
        title={
          <>
            {deed.title}{" "}
            <span translate="no" className="list-code">
              {deed.code}
            </span>
          </>
        }
        back={{ to: "/booking-manage/list", text: word("back") }}
      >
        <Tag tone={deed.tone}>{deed.state}</Tag>
        {deed.due && (
          <Tag tone={deed.overdue ? "brick" : "plain"} icon="clock">
            {word("due")} {deed.due} {deed.overdue && word("overdue")}
          </Tag>
        )}
        {deed.acts.length > 0 && (
          <ButtonLink to="#actions" look="secondary" className="deed-jump">
            {word("actions")}
          </ButtonLink>
        )}
        <PrintButton>{word("print")}</PrintButton>
      </BackHead>
      {actionData ? (
        <Refused refused={actionData} deed={deed} />
      ) : (
        <Outcome waits={waits} written={Boolean(deed.contact?.email)} />
      )}
      {next && !actionData && <Next next={next} />}
      {deed.undo && <Undo id={deed.id} {...deed.undo} waits={waits} />}
      <div className="back-columns deed-columns">
        <div className="back-stack">
          <Facts
            title={word("facts")}
            facts={[
              ...reach(deed, word, locale),
              ...further(deed).map(({ label, value }) => ({
                term: label,
                detail: <span className="back-value">{value}</span>,
              })),
            ]}
          />
          {deed.files.length > 0 && <Files files={deed.files} />}
          <Mails deed={deed} />
          {deed.mayAct && <Notes deed={deed} />}
        </div>
        <div className="back-stack">
          {deed.acts.length > 0 && <Actions deed={deed} refused={actionData} />}
          {deed.tickets && <Arrivals deed={deed} tickets={deed.tickets} />}
          {deed.loads && (
            <Panel title={say(word("loadOf"), { day: deed.loads.label })}>
              <Loads loads={deed.loads} />
            </Panel>
          )}
          <Timeline deed={deed} since={actionData?.changed} />
          {deed.others.length > 0 && <Others others={deed.others} />}
          {deed.history.length > 0 && <History deed={deed} />}
        </div>
      </div>
    </>
  );
}

/** How to reach whoever asked, and in which language. */
function reach(
  { contact, hidden, language, opened }: DeedPage,
  word: (name: keyof typeof deskTexts) => string,
  locale: Locale,
) {
  const detail = contact ? (
    <>
      {contact.name}
      {contact.person && contact.person !== contact.name && aside(contact.person, locale)}
      {contact.phone && (
        <>
          <br />
          <To to={`tel:${contact.phone}`}>{contact.phone}</To>
        </>
      )}
      <br />
      {contact.email ? <To to={`mailto:${contact.email}`}>{contact.email}</To> : word("noEmail")}
    </>
  ) : (
    hidden
  );
  return [
    { term: word("contact"), detail },
    { term: word("writesIn"), detail: language },
    { term: word("came"), detail: opened },
  ];
}

/** What was asked for, without what already stands with the contact. */
function further({ facts, contact, hidden }: DeedPage) {
  // That values are not shown is said once, with the contact.
  const said = contact ? Object.values(contact) : [hidden];
  return facts.filter(({ value }) => !said.includes(value));
}

const tellable = ["done", "booked", "undone", "noted", "sentAgain", "toldNoted"] as const;

/** What came of the last button: told by the address it led back to; of a letter only where one waits to leave. */
function Outcome({
  waits,
  written,
}: {
  waits: boolean;
  /** They have an e-mail address. */
  written: boolean;
}) {
  const locale = useLocale();
  const told = useSearchParams()[0].get("told");
  const name = tellable.find((known) => known === told);
  if (!name) return null;
  const said = name === "done" && !waits ? "doneQuietly" : name === "booked" && !written ? "bookedByPhone" : name;
  return (
    <>
      {name === "booked" && <DraftSent />}
      <Notice tone="success" title={deskTexts[said][locale]} live="status" />
    </>
  );
}
