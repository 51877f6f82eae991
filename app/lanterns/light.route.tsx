import { data, redirect } from "react-router";
import { submissionOf } from "#app/submissions/submissions.server.ts";
import { readIntro, readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { formHeaders } from "#platform/form/form-headers.ts";
import { formatDay } from "#platform/dates.ts";
import type { FormValues } from "#platform/form/message.ts";
import { noStore, openForm, receiveForm } from "#platform/form/receive.ts";
import { pathIn } from "#platform/locales.ts";
import { ListHead } from "#ui/page/list-page.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { ListWords } from "#ui/page/list-words.tsx";
import type { Route } from "./+types/light.route.ts";
import { lanternForm, lanternsIn, orderOf } from "./lantern.form.server.ts";
import { lightTexts } from "./lantern.texts.ts";
import { LanternForm } from "./lantern-form.tsx";
import { LanternKinds } from "./lantern-kinds.tsx";
import { lanternJsonLd } from "./lantern-json-ld.ts";
import { orderLanterns } from "./order.server.ts";
import { datesOfOrderNow } from "./reading.server.ts";
import "./lanterns.css";

/** /light: three kinds of lantern, and the order of the online one, its dates first (rules W1–W6). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale } = visit;
  const [intro, prose, facts, dates] = await Promise.all([
    readIntro(visit, "light", "temple"),
    readProse(visit, "light"),
    readFacts(park),
    datesOfOrderNow(park),
  ]);
  const said = (key: "lantern.onSite" | "lantern.pet" | "lantern.petHours" | "lantern.online" | "privacy.retention") =>
    formatFact(facts[key], locale);
  const page: PageHead = {
    title: intro.title,
    description: intro.lead.text,
    picture: intro.scene,
    jsonLd: lanternJsonLd(facts, `${park.config.siteUrl}${pathIn(locale, "/light")}`, visit.identity.park, locale),
  };
  const day = (date: string) => ({ iso: date, text: formatDay(date, locale, { year: true }) });
  const shown = {
    page,
    intro,
    sections: prose.sections,
    siblings: siblingsOf("/light", locale),
    prices: {
      onSite: said("lantern.onSite"),
      pet: said("lantern.pet"),
      petHours: said("lantern.petHours"),
      online: said("lantern.online"),
    },
    price: Number(facts["lantern.online"].value),
    kept: said("privacy.retention"),
    dates: {
      rite: day(dates.rite),
      mailBy: day(dates.mailBy),
      inTime: dates.inTime.time
        ? lightTexts.ifPaidBefore[locale].replace("{time}", dates.inTime.time)
        : lightTexts.ifPaidBy[locale].replace("{day}", formatDay(dates.inTime.day, locale)),
    },
    form: openForm(park, lanternForm(1)),
  };
  return data(shown, { headers: noStore });
}

/** Orders: 303 to the status page; or the form again, with what was written and what is wrong. */
export async function action(args: Route.ActionArgs) {
  const { park, locale } = await beginVisit(args);
  const posted = await args.request.clone().formData();
  const received = await receiveForm(park, args.request, lanternForm(lanternsIn(posted)), {
    locale,
    sentBefore: (key) => submissionOf(park.db, park, key),
  });
  const toStatus = (secret: string) => redirect(pathIn(locale, `/status/${secret}`), 303);
  if (!received.ok && received.repeat !== undefined) return toStatus(received.repeat);
  if (posted.get("wish") === "rows") {
    const { form } = received.ok ? await received.refuse({}, 200) : received;
    return data(
      { form: { ...form, errors: [], focus: firstEmpty(form.values, lanternsIn(posted)) } },
      { status: 200, headers: noStore },
    );
  }
  if (!received.ok) return data({ form: received.form }, received.init);
  const { order, rite } = orderOf(received.value);
  const ordered = await orderLanterns(park, order, {
    locale,
    idempotencyKey: received.key,
    rite,
    spend: received.spend,
  });
  if (ordered.ok) return toStatus(ordered.secret);
  const { form, init } = await received.refuse(
    ordered.reason === "code-used"
      ? { verification: [{ key: "codeUsed" }] }
      : { "": [{ key: "riteMoved", facts: { rite: formatDay(ordered.rite, locale, { year: true }) } }] },
  );
  return data({ form }, init);
}

/** The first row that is still to be filled in; else what their number was chosen with. */
function firstEmpty(values: FormValues, lanterns: number): string {
  const names = Array.from({ length: lanterns }, (_, at) => `name${at + 1}`);
  return names.find((name) => (values[name]?.[0] ?? "") === "") ?? "count";
}

/** A page with hidden keys is nobody's but the visitor's (rule H6). */
export const headers = formHeaders;

export default function Light({ loaderData, actionData }: Route.ComponentProps) {
  const { intro, siblings, sections, prices, price, dates, kept, form } = loaderData;
  return (
    <>
      <ListHead intro={intro} siblings={siblings} />
      <div className="list-body light-page">
        <LanternKinds prices={prices} />
        <LanternForm form={actionData?.form ?? form} price={price} dates={dates} kept={kept} />
        <ListWords sections={sections} />
      </div>
    </>
  );
}
