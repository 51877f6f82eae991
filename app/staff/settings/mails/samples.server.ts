import { formatChanges } from "#app/submissions/emails/format-changes.ts";
import { account } from "#app/lanterns/lantern.ts";
import { formatLanterns } from "#app/lanterns/lantern.kind.server.ts";
import { kindTexts as rentalTexts } from "#app/rentals/requests/rental-kind.texts.ts";
import { formatTimes } from "#app/rentals/requests/format-times.ts";
import { quotationTexts } from "#app/reservations/quotation/quotation.texts.ts";
import { fieldNames } from "#app/reservations/group/group.texts.ts";
import type { Identity } from "#app/visiting/identity.server.ts";
import { formatFact, formatFactRange, type Facts } from "#app/visiting/facts/format-fact.ts";
import { formatDay, formatDayRange, formatTimeRange } from "#platform/dates.ts";
import { type Locale, type Localized, pathIn } from "#platform/locales.ts";
import { formatPhone } from "#platform/phone.ts";

const words = {
  contact: { zh_TW: "林怡君", en_US: "Mary Lin", ja_JP: "林怡君" },
  group: { zh_TW: "青田國小五年級", en_US: "Qingtian Primary School, year 5", ja_JP: "青田小学校5年生" },
  organiser: { zh_TW: "溪口社區發展協會", en_US: "Xikou Community Association", ja_JP: "渓口地域振興会" },
  spaces: { zh_TW: "工藝館", en_US: "Craft Hall", ja_JP: "工芸館" },
  proposal: { zh_TW: "紀錄片《偶的一天》", en_US: "A documentary: A Puppet’s Day", ja_JP: "記録映画『人形の一日』" },
  closed: { zh_TW: "颱風", en_US: "a typhoon", ja_JP: "台風" },
  reason: {
    zh_TW: "當天場地整修，請改約其他日期。",
    en_US: "The hall is being repaired that day; please choose another.",
    ja_JP: "当日は会場の改修があるため、別の日をお選びください。",
  },
  question: {
    zh_TW: "請問有幾位使用輪椅？",
    en_US: "How many of you use a wheelchair?",
    ja_JP: "車いすをご利用の方は何名ですか。",
  },
  rite: { zh_TW: "祈福日是 {rite}。", en_US: "The rite is on {rite}.", ja_JP: "ご祈祷は{rite}です。" },
  answer: {
    zh_TW: "您好：遺失的雨傘已經找到，請到遊客中心領取。",
    en_US: "Your umbrella has been found. Please collect it at the visitor centre.",
    ja_JP: "お忘れの傘が見つかりました。ビジターセンターでお受け取りください。",
  },
  quote: {
    zh_TW: "書法之旅 40 人，每人 150 元，含紙筆。",
    en_US: "Calligraphy tour for 40, NT$150 each, with paper and brush.",
    ja_JP: "書道の旅40名、1名150元（紙と筆を含む）。",
  },
} satisfies Record<string, Localized>;

type Asked = {
  /** The kind of mail: a reason of a closing is another than one of staff. */
  mail: string;
  identity: Identity;
  facts: Facts;
  siteUrl: string;
  /** The day on which the example is read. */
  today: Temporal.PlainDate;
  locale: Locale;
};

/**
 * What stands in each {place} of a mail in the preview: an example for every one, in the form it has in a real mail
 * (rule B5).
 */
export function samplesOf({ mail, identity, facts, siteUrl, today, locale }: Asked): Record<string, string> {
  const after = (days: number) => today.add({ days }).toString();
  const day = (days: number) => formatDay(after(days), locale, { year: true });
  const visit = `${formatDay(after(14), locale)} ${formatTimeRange("10:00", "12:00", locale)}`;
  const closing = mail.includes("park-closed") || mail.includes("moved");
  const onlyTimes = [
    { day: after(40), lastDay: after(40), setUp: "08:00", starts: "10:00", ends: "16:00", clear: "18:00" },
  ];
  return {
    code: sampleCode,
    link: sampleLink(siteUrl, locale),
    park: identity.park[locale],
    phone: formatPhone(identity.phone, locale),
    chat: identity.chat,
    day: formatDay(after(3), locale),
    visit,
    people: "40",
    until: `${formatDay(after(1), locale)} 15:30`,
    group: words.group[locale],
    organiser: words.organiser[locale],
    name: words.contact[locale],
    title: words.proposal[locale],
    spaces: words.spaces[locale],
    reason: closing ? words.closed[locale] : words.reason[locale],
    question: words.question[locale],
    answer: words.answer[locale],
    quote: words.quote[locale],
    changes: formatChanges([{ what: fieldNames.total[locale], before: "30", after: "40" }], locale),
    quotation: quotationTexts.name[locale],
    amount: formatFact(
      { value: mail.startsWith("lantern") ? 2 * Number(facts["lantern.online"].value) : 6000, unit: "ntd" },
      locale,
    ),
    times: formatTimes(onlyTimes, locale),
    when:
      mail.startsWith("lantern") && !closing
        ? words.rite[locale].replace("{rite}", day(7))
        : formatDayRange(after(7), after(8), locale, { year: true, weekday: true }),
    count: "2",
    lanterns: formatLanterns(2, locale),
    payBy: day(5),
    rite: day(7),
    missed: day(0),
    mailBy: day(17),
    account: `${account.bank[locale]}\n${account.number}\n${identity.foundation[locale]}`,
    review: formatFactRange(facts["filming.reviewFrom"], facts["filming.reviewTo"], locale),
    follow: formatDay(after(3), locale),
    reviewFrom: String(facts["rental.reviewFrom"].value),
    reviewTo: String(facts["rental.reviewTo"].value),
    crowded: rentalTexts.crowded[locale].replace("{capacity}", String(facts["capacity.craftHall"].value)),
  };
}

export const sampleCode = "H4KX-9TMC";

/** The address of a status page that looks like a real one and leads nowhere. */
export function sampleLink(siteUrl: string, locale: Locale): string {
  return siteUrl + pathIn(locale, "/status/example-of-a-secret-link");
}
