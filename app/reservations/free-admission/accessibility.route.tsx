import { data, redirect } from "react-router";
import { submissionOf } from "#app/submissions/submissions.server.ts";
import { readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { readGroupCalendarOn } from "#app/reservations/capacity/capacity.server.ts";
import { errorsOf, fullError } from "#app/reservations/group/group.form.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { formHeaders } from "#platform/form/form-headers.ts";
import { formatDay, formatTimeRange } from "#platform/dates.ts";
import type { FormErrors } from "#platform/form/message.ts";
import { noStore, openForm, openFrom, receiveForm } from "#platform/form/receive.ts";
import { pathIn } from "#platform/locales.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { Fold } from "#ui/fold/fold.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import { Say } from "#ui/say/say.tsx";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/accessibility.route.ts";
import { readAccessibility } from "./accessibility-page.server.ts";
import { applyForFreeAdmission, readFreeAdmissionCalendar } from "./apply.server.ts";
import { againstSome, freeAdmissionForm, orderOf, type Readable } from "./free-admission.form.server.ts";
import { fromGroup } from "./from-group.server.ts";
import { FreeAdmissionForm } from "./free-admission-form.tsx";
import { freeAdmissionTexts as texts } from "./free-admission.texts.ts";
import "./free-admission.css";

/**
 * /accessibility: how everybody gets in and about, who comes in free, and the application of special groups (rules D10,
 * F5, F9, F12).
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const [prose, { jsonLd, ...shown }] = await Promise.all([
    readProse(visit, "accessibility"),
    readAccessibility(visit),
  ]);
  const page: PageHead = { title: prose.title, description: prose.lead.text, picture: prose.picture, jsonLd };
  return data(
    {
      page,
      prose,
      siblings: siblingsOf("/accessibility", visit.locale),
      ...shown,
      form: openForm(visit.park, freeAdmissionForm),
    },
    { headers: noStore },
  );
}

/**
 * Takes the application with its letter: 303 to its status page; or the form again, with the letter that came with it.
 */
export async function action(args: Route.ActionArgs) {
  const { park, locale } = await beginVisit(args);
  const against: (read: Readable) => Promise<FormErrors> = async (read) =>
    againstSome(
      read,
      await readFreeAdmissionCalendar(park, await readGroupCalendarOn(park, read.date)),
      park.now(),
      locale,
    );
  const begun = await openFrom(park, args.request, freeAdmissionForm, {
    locale,
    values: (posted) => fromGroup(posted, locale),
    against,
  });
  if (begun) return data({ form: begun, nearest: undefined, begun: true }, { headers: noStore });
  const received = await receiveForm(park, args.request, freeAdmissionForm, {
    locale,
    sentBefore: (key) => submissionOf(park.db, park, key),
    alsoWrong: against,
  });
  if (!received.ok && received.repeat !== undefined) return redirect(pathIn(locale, `/status/${received.repeat}`), 303);
  if (!received.ok) return data({ form: received.form, nearest: undefined, begun: false }, received.init);
  const applied = await applyForFreeAdmission(park, orderOf(received.value), {
    locale,
    idempotencyKey: received.key,
    uploads: received.uploads,
    spend: received.spend,
  });
  if (applied.ok) await received.taken();
  if (applied.ok) return redirect(pathIn(locale, `/status/${applied.secret}`), 303);
  const { form, init } = await received.refuse(
    applied.reason === "full"
      ? fullError(applied.left, received.value)
      : applied.reason === "refused"
        ? errorsOf(applied.refusals, locale)
        : { verification: [{ key: "codeUsed" }] },
  );
  const near = (one: { date: string; startTime: string; endTime: string; left: number }) =>
    texts.near[locale]
      .replace("{day}", formatDay(one.date, locale))
      .replace("{time}", formatTimeRange(one.startTime, one.endTime, locale))
      .replace("{left}", String(one.left));
  return data(
    { form, nearest: applied.reason === "full" ? applied.alternatives.map(near) : undefined, begun: false },
    init,
  );
}

/** A page with hidden keys is nobody's but the visitor's (rule H6). */
export const headers = formHeaders;

export default function Accessibility({ loaderData, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const { prose, siblings, lead, days, keptFor, first, last } = loaderData;
  const form = (
    <div id={actionData && "apply"} className="free-form">
      <FreeAdmissionForm
        form={actionData?.form ?? loaderData.form}
        nearest={actionData?.nearest}
        begun={actionData?.begun ?? false}
        lead={lead}
        days={days}
        keptFor={keptFor}
        first={first}
        last={last}
      />
    </div>
  );
  // A form that came back is what to read first; otherwise it stands below what it asks to have read.
  return (
    <ProsePage
      prose={prose}
      siblings={siblings}
      folded
      after={
        actionData ? undefined : (
          <div className="folds">
            <Places places={loaderData.places} />
            <Fold id="apply" title={texts.toForm[locale]} titled>
              {form}
            </Fold>
          </div>
        )
      }
    >
      {actionData ? (
        form
      ) : (
        <Access
          programme={loaderData.programme}
          free={loaderData.free}
          desk={loaderData.desk}
          phone={loaderData.phone}
        />
      )}
    </ProsePage>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function Access({ programme, free, desk, phone }: Pick<Shown, "programme" | "free" | "desk" | "phone">) {
  const locale = useLocale();
  return (
    <>
      {programme && (
        <Notice tone="success">
          <p>{programme}</p>
        </Notice>
      )}
      <div className="free-facts">
        <Facts title={texts.free[locale]} facts={free}>
          <ButtonLink to="#apply" look="secondary" iconAfter="arrow-right">
            {texts.toForm[locale]}
          </ButtonLink>
        </Facts>
        <Facts
          title={texts.arriving[locale]}
          facts={[
            { term: texts.parkingDesk[locale], icon: "accessibility", detail: desk },
            { term: texts.loan[locale], detail: texts.loanHow[locale] },
            { term: texts.ramps[locale], detail: texts.rampsHow[locale] },
            { term: texts.help[locale], icon: "phone", detail: <To to={phone.to}>{phone.text}</To> },
          ]}
        >
          <ButtonLink to="/navigate?need=step-free" look="secondary" icon="map">
            {texts.map[locale]}
          </ButtonLink>
        </Facts>
      </div>
    </>
  );
}

function Places({ places }: Pick<Shown, "places">) {
  const locale = useLocale();
  return (
    <Fold id="places" title={texts.places[locale]}>
      <Table
        caption={texts.places[locale]}
        captionHidden
        head={[texts.place[locale], texts.steps[locale], texts.facilities[locale]]}
        rows={places.map(({ to, name, stepFree, facilities }) => [
          <To key={to} to={to}>
            <Say passage={name} />
          </To>,
          texts[stepFree ? "stepFree" : "withSteps"][locale],
          facilities,
        ])}
      />
    </Fold>
  );
}
