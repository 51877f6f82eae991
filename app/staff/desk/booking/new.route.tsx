import { data, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { submissionOf } from "#app/submissions/submissions.server.ts";
import { findBySecret } from "#app/submissions/read.server.ts";
import { readGroupCalendar, readGroupCalendarOn } from "#app/reservations/capacity/capacity.server.ts";
import { readTariffs } from "#app/reservations/estimate/tariffs.server.ts";
import { errorsOf, fullError, orderOf } from "#app/reservations/group/group.form.server.ts";
import { type Refusal, refuseSome, waivedForReason } from "#app/reservations/group/group.ts";
import { bookableDays } from "#app/reservations/group/group.ts";
import { GroupForm } from "#app/reservations/group/group-form.tsx";
import { freeChoicesOf, showFull, showWish, wishOf } from "#app/reservations/group/group-page.server.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { dayOf } from "#platform/dates.ts";
import { noStore, openForm, receiveForm } from "#platform/form/receive.ts";
import { backOffice, languageNames, type Locale, localeOfPath, locales, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { Checkbox } from "#ui/choice/choice.tsx";
import { TextArea } from "#ui/field/field.tsx";
import { answersOf } from "#ui/form/answers.tsx";
import { FormSection } from "#ui/form/form.tsx";
import type { ShownForm } from "#ui/form/form-state.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Select } from "#ui/select/select.tsx";
import type { Route } from "./+types/new.route.ts";
import { readReply } from "#app/reservations/group/reply.server.ts";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { bookingForm } from "./booking.form.server.ts";
import { bookingTexts } from "./booking.texts.ts";

/**
 * /booking-manage/new: a group that telephones, by the same form and rules; with a reason, also against notice and
 * places (rule G20).
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const [facts, tariffs, { terms }, identity] = await Promise.all([
    readFacts(park),
    readTariffs(park, locale),
    readGroupCalendar(park),
    readIdentity(park),
  ]);
  const page: PageHead = {
    title: { text: bookingTexts.title[locale] },
    description: bookingTexts.lead[locale],
    unlisted: true,
  };
  const values = { groupKind: ["school"], fieldTrip: [""], classTour: [""], guide: [""], language: ["zh_TW"] };
  return data(
    {
      page,
      tariffs,
      freeChoices: freeChoicesOf(facts, locale),
      notice: formatFact(facts["freeAdmission.noticeDays"], locale),
      reply: await readReply({ park, locale, identity }),
      keptFor: formatFact(facts["privacy.retention"], locale),
      first: dayOf(park.now()).toString(),
      last: bookableDays(terms, park.now()).last,
      form: openForm(park, bookingForm, { values }),
    },
    { headers: noStore },
  );
}

/** Reserves and leads to the submission; or the form again, with what was written and what is wrong. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  const wish = wishOf(await request.clone().formData());
  let against: Refusal[] = [];
  const received = await receiveForm(park, request, bookingForm, {
    locale,
    byStaff: true,
    sentBefore: (key) => submissionOf(park.db, park, key),
    alsoWrong: async (read) => {
      against = refuseSome(read, await readGroupCalendarOn(park, read.date), park.now()).filter(
        ({ rule }) => !(read.override && waivedForReason.includes(rule)),
      );
      return errorsOf(against, locale);
    },
  });
  if (!received.ok && received.repeat !== undefined) return toSubmission(park, received.repeat, locale);
  if (wish && wish !== "wait") {
    const { form } = received.ok ? await received.refuse({}, 200) : received;
    return data({ form: showWish(form, wish), full: undefined, waivable: false }, { status: 200, headers: noStore });
  }
  if (!received.ok) {
    const onlyRules =
      against.length > 0 && received.form.errors.every(({ field }) => against.some((one) => one.field === field));
    return data(
      {
        form: received.form,
        full: undefined,
        waivable: onlyRules && against.every(({ rule }) => waivedForReason.includes(rule)),
      },
      received.init,
    );
  }
  const { language, override, email = "", ...written } = received.value;
  const order = orderOf({ ...written, email });
  const reserved = await reserve(park, order, {
    locale: language,
    idempotencyKey: received.key,
    wait: wish === "wait",
    by: staff.id,
    override,
  });
  if (reserved.ok) return redirect(pathIn(locale, `${backOffice}/submissions/${reserved.id}?told=booked`), 303);
  if (reserved.reason === "code-used") throw new Error("staff give no code");
  if (reserved.reason === "refused") {
    const { form, init } = await received.refuse(errorsOf(reserved.refusals, locale));
    return data(
      { form, full: undefined, waivable: reserved.refusals.every(({ rule }) => waivedForReason.includes(rule)) },
      init,
    );
  }
  const { form, init } = await received.refuse(fullError(reserved.left, order));
  return data({ form, full: showFull(reserved, order, locale), waivable: true }, init);
}

/** The same form sent again leads to the submission it made. */
async function toSubmission(park: Park, secret: string, locale: Locale) {
  const submission = await findBySecret(park, secret);
  return redirect(
    pathIn(locale, submission ? `${backOffice}/submissions/${submission.id}?told=booked` : `${backOffice}/list`),
    303,
  );
}

export default function NewBooking({ loaderData, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const form = actionData?.form ?? loaderData.form;
  return (
    <>
      <BackHead title={bookingTexts.title[locale]} lead={bookingTexts.lead[locale]} />
      {actionData?.waivable && <Notice tone="info" title={bookingTexts.overrideHow[locale]} />}
      <GroupForm
        form={form}
        full={actionData?.full}
        tariffs={loaderData.tariffs}
        freeChoices={loaderData.freeChoices}
        notice={loaderData.notice}
        reply={loaderData.reply}
        keptFor={loaderData.keptFor}
        first={loaderData.first}
        last={loaderData.last}
        staff={{
          who: bookingTexts.who[locale],
          emailHint: bookingTexts.emailHint[locale],
          section: <StaffSection form={form} />,
        }}
      />
    </>
  );
}

function StaffSection({ form }: { form: ShownForm }) {
  const locale = useLocale();
  const word = (name: keyof typeof bookingTexts) => bookingTexts[name][locale];
  const { at, boxAt } = answersOf(form);
  return (
    <FormSection title={word("staff")}>
      <Select
        {...at("language")}
        label={word("language")}
        hint={word("languageHint")}
        options={locales.map((value) => ({ value, label: languageNames[value] }))}
      />
      <Checkbox {...boxAt("guidelines")} label={word("guidelines")} required />
      <Checkbox {...boxAt("privacy")} label={word("privacy")} required />
      <TextArea {...at("override")} label={word("override")} hint={word("overrideHint")} maxLength={500} rows={2} />
    </FormSection>
  );
}
