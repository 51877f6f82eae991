import { place } from "#app/places/place.content.ts";
import { facilityNames } from "#app/places/places.texts.ts";
import { bookableDays, termsOf } from "#app/reservations/group/group.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { listItems } from "#platform/content/store.ts";
import { dayOf, formatDay } from "#platform/dates.ts";
import { listMark, pathIn } from "#platform/locales.ts";
import { phoneLink } from "#platform/phone.ts";
import { freeAdmissionTerms } from "./free-admission.ts";
import { freeAdmissionTexts as texts } from "./free-admission.texts.ts";

/**
 * What /accessibility shows beside its prose: who comes in free, the desk, the places one by one, and the days of the
 * form.
 */
export async function readAccessibility(visit: Visit) {
  const { park, locale } = visit;
  const [facts, places] = await Promise.all([readFacts(park), listItems(park, place)]);
  const say = (key: keyof typeof facts) => formatFact(facts[key], locale);
  const notice = say("freeAdmission.noticeDays");
  const { first, last } = bookableDays(
    freeAdmissionTerms(termsOf(facts), Number(facts["freeAdmission.noticeDays"].value)),
    park.now(),
  );
  const day = (one: string) => formatDay(one, locale, { year: true });
  const runs = String(facts["freeAdmission.programmeUntil"].value) >= dayOf(park.now()).toString();
  return {
    programme: runs ? texts.programme[locale].replace("{day}", say("freeAdmission.programmeUntil")) : undefined,
    free: [
      { term: texts.disabled[locale], detail: texts.disabledHow[locale] },
      {
        term: texts.children[locale],
        detail: texts.childrenHow[locale]
          .replace("{age}", say("ticket.freeUnderAge"))
          .replace("{height}", say("ticket.freeUnderHeight")),
      },
      { term: texts.volunteers[locale], detail: texts.volunteersHow[locale] },
      { term: texts.groups[locale], detail: texts.groupsHow[locale].replace("{notice}", notice) },
    ],
    desk: say("parking.accessibleDesk"),
    places: places.map(({ slug, data }) => ({
      to: `/navigate/${slug}`,
      name: visit.localize(data.name),
      stepFree: data.stepFree,
      facilities: data.facilities.map((one) => facilityNames[one][locale]).join(listMark[locale]),
    })),
    lead: texts.lead[locale].replace("{notice}", notice).replace("{reply}", say("group.replyDays")),
    days: texts.whenHint[locale].replace("{first}", day(first)).replace("{last}", day(last)),
    keptFor: say("privacy.retention"),
    first,
    last,
    phone: phoneLink(visit.identity.phone, locale),
    jsonLd: accessibilityJsonLd(
      visit,
      String(facts["parking.accessibleDesk"].value),
      places.some(({ data }) => data.facilities.includes("accessible-toilet")),
    ),
  };
}

/** The park's ease of access as structured data, with the hours of the desk for accessible parking (rule F9). */
function accessibilityJsonLd(
  { park, locale, identity }: Visit,
  desk: string,
  toilets: boolean,
): Record<string, unknown>[] {
  const [opens = "", closes = ""] = desk.split("-");
  const feature = (name: string, more: Record<string, unknown> = {}) => ({
    "@type": "LocationFeatureSpecification",
    name,
    value: true,
    ...more,
  });
  return [
    {
      "@context": "https://schema.org",
      "@type": "TouristAttraction",
      name: identity.park[locale],
      url: park.config.siteUrl + pathIn(locale, "/accessibility"),
      amenityFeature: [
        feature(texts.parkingDesk[locale], { hoursAvailable: { "@type": "OpeningHoursSpecification", opens, closes } }),
        feature(texts.loan[locale]),
        feature(texts.ramps[locale]),
        ...(toilets ? [feature(facilityNames["accessible-toilet"][locale])] : []),
      ],
    },
  ];
}
