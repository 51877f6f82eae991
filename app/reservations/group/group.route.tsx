import { data, redirect } from "react-router";
import { submissionOf } from "#app/submissions/submissions.server.ts";
import { readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { formHeaders } from "#platform/form/form-headers.ts";
import { dayOf } from "#platform/dates.ts";
import { noStore, openForm, receiveForm } from "#platform/form/receive.ts";
import { barePath, pathIn } from "#platform/locales.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Fold } from "#ui/fold/fold.tsx";
import { ProsePage } from "#ui/page/prose-page.tsx";
import type { Route } from "./+types/group.route.ts";
import { AvailabilityCalendar } from "#app/reservations/capacity/availability.tsx";
import { readAvailability } from "#app/reservations/capacity/availability.server.ts";
import { readGroupCalendarOn } from "#app/reservations/capacity/capacity.server.ts";
import { readTariffs } from "#app/reservations/estimate/tariffs.server.ts";
import { refuseSome } from "./group.ts";
import { GroupForm } from "./group-form.tsx";
import { errorsOf, fullError, groupForm, orderOf } from "./group.form.server.ts";
import { groupTexts } from "./group.texts.ts";
import { freeChoicesOf, presetOf, readQuery, showFull, showWish, wishOf } from "./group-page.server.ts";
import { readReply } from "./reply.server.ts";
import { reserve } from "#app/reservations/reserve.server.ts";

/** /group, /field-trip and /class-tour: what there is, when there is room, and the form (rules G1–G15). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale, url } = visit;
  const bare = barePath(url.pathname);
  const query = readQuery(url);
  const [prose, facts, tariffs, reply, availability] = await Promise.all([
    readProse(visit, bare.slice(1)),
    readFacts(park),
    readTariffs(park, locale),
    readReply(visit),
    readAvailability(visit, query.day),
  ]);
  const page: PageHead = { title: prose.title, description: prose.lead.text, picture: prose.picture };
  const shown = {
    page,
    prose,
    bare,
    availability,
    query,
    siblings: siblingsOf(bare, locale),
    today: dayOf(park.now()).toString(),
    tariffs,
    freeChoices: freeChoicesOf(facts, locale),
    notice: formatFact(facts["freeAdmission.noticeDays"], locale),
    reply,
    keptFor: formatFact(facts["privacy.retention"], locale),
    form: openForm(park, groupForm, {
      values: { groupKind: ["school"], fieldTrip: [""], classTour: [""], guide: [""] },
      query: presetOf(bare, query, availability),
    }),
  };
  return data(shown, { headers: noStore });
}

/** Reserves: 303 to the status page; or the form again, with what was written and what is wrong. */
export async function action(args: Route.ActionArgs) {
  const { park, locale } = await beginVisit(args);
  const wish = wishOf(await args.request.clone().formData());
  const received = await receiveForm(park, args.request, groupForm, {
    locale,
    sentBefore: (key) => submissionOf(park.db, park, key),
    alsoWrong: async (read) =>
      errorsOf(refuseSome(read, await readGroupCalendarOn(park, read.date), park.now()), locale),
  });
  if (!received.ok && received.repeat !== undefined) return redirect(pathIn(locale, `/status/${received.repeat}`), 303);
  if (wish && wish !== "wait") {
    const { form } = received.ok ? await received.refuse({}, 200) : received;
    return data({ form: showWish(form, wish), full: undefined }, { status: 200, headers: noStore });
  }
  if (!received.ok) return data({ form: received.form, full: undefined }, received.init);
  const order = orderOf(received.value);
  const reserved = await reserve(park, order, {
    locale,
    idempotencyKey: received.key,
    wait: wish === "wait",
    spend: received.spend,
  });
  if (reserved.ok) return redirect(pathIn(locale, `/status/${reserved.secret}`), 303);
  if (reserved.reason === "full") {
    const { form, init } = await received.refuse(fullError(reserved.left, order));
    return data({ form, full: showFull(reserved, order, locale) }, init);
  }
  const { form, init } = await received.refuse(
    reserved.reason === "code-used" ? { verification: [{ key: "codeUsed" }] } : errorsOf(reserved.refusals, locale),
  );
  return data({ form, full: undefined }, init);
}

/** A page with hidden keys is nobody's but the visitor's (rule H6). */
export const headers = formHeaders;

export default function Group({ loaderData, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const { prose, siblings, availability, today, query, bare, tariffs, freeChoices, notice, reply, keptFor, form } =
    loaderData;
  const kept = new URLSearchParams(query.choice);
  const href = (day: string, hour?: number) =>
    `${bare}?${new URLSearchParams([["date", day], ...(hour === undefined ? [] : [["hour", String(hour)]]), ...kept])}#${hour === undefined ? "hours" : "book"}`;
  const toForm = (
    <p>
      <ButtonLink to="#groupName" look="secondary" iconAfter="arrow-right">
        {groupTexts.toForm[locale]}
      </ButtonLink>
    </p>
  );
  const days = <AvailabilityCalendar availability={availability} today={today} hour={query.hour} href={href} />;
  const booking = (
    <div className="group-booking">
      {bare === "/group" && toForm}
      {bare === "/group" ? (
        <Fold id="days" title={groupTexts.free[locale]} open={query.day !== undefined} titled>
          {days}
        </Fold>
      ) : (
        days
      )}
      <GroupForm
        form={{ ...form, ...actionData?.form }}
        full={actionData?.full}
        tariffs={tariffs}
        freeChoices={freeChoices}
        notice={notice}
        reply={reply}
        keptFor={keptFor}
        first={availability.first}
        last={availability.last}
      />
    </div>
  );
  if (bare === "/group")
    return (
      <ProsePage prose={prose} siblings={siblings} folded>
        {booking}
      </ProsePage>
    );
  // Schools choose a programme first; but a form that came back is what to read first.
  return (
    <ProsePage
      prose={actionData ? { ...prose, sections: [] } : prose}
      siblings={siblings}
      folded
      after={
        actionData ? (
          booking
        ) : (
          <div className="folds">
            <Fold
              id="booking"
              title={groupTexts.booking[locale]}
              open={query.day !== undefined || query.choice !== ""}
              titled
            >
              {booking}
            </Fold>
          </div>
        )
      }
    >
      {!actionData && toForm}
    </ProsePage>
  );
}
