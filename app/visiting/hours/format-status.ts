import { dayOf, formatDay, timeOf } from "#platform/dates.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { OpeningStatus } from "./opening.ts";

export type SaidStatus = {
  open: boolean;
  /** Open or closed in one word. */
  word: string;
  /** For the header: 開放中，至 18:00. */
  short: string;
  /** Last admission, or when it opens next, for the strip. */
  detail: string;
  /** Why the park stays shut, where more is known than its hours: for the strip and /time. */
  alert?: string | undefined;
  /** The same for the banner, where the header has not said so already. */
  banner?: string | undefined;
};

const words = {
  openUntil: { zh_TW: "開放中，至 {time}", en_US: "Open until {time}", ja_JP: "開園中・{time}まで" },
  open: { zh_TW: "開放中", en_US: "Open", ja_JP: "開園中" },
  closedUntil: { zh_TW: "休息中，{time} 開園", en_US: "Closed · opens {time}", ja_JP: "閉園中・{time}開園" },
  closed: { zh_TW: "休息中", en_US: "Closed", ja_JP: "閉園中" },
  /** Where the reason is short enough to stand in the header: 農曆除夕休園，明天 09:00 開園. */
  shutWhy: { zh_TW: "{reason}，{time} 開園", en_US: "{reason} · opens {time}", ja_JP: "{reason}・{time}開園" },
  shutUntil: { zh_TW: "休園中，{time} 開園", en_US: "Closed · opens {time}", ja_JP: "閉園中・{time}開園" },
  shut: { zh_TW: "休園中", en_US: "Closed", ja_JP: "閉園中" },
  lastAdmission: { zh_TW: "最後入園 {time}", en_US: "Last admission {time}", ja_JP: "最終入園 {time}" },
  noAdmission: {
    zh_TW: "今日已停止入園",
    en_US: "Admission has ended for today",
    ja_JP: "本日の入園受付は終了しました",
  },
  nextOpening: { zh_TW: "下次開園 {time}", en_US: "Next opening: {time}", ja_JP: "次の開園 {time}" },
} as const satisfies Record<string, Localized>;

/** Open or closed, in words, for every place that says it (rule T4). */
export function formatStatus(status: OpeningStatus, now: Temporal.Instant, locale: Locale): SaidStatus {
  const say = (text: Localized, moment: Temporal.Instant | undefined) =>
    text[locale].replace("{time}", moment ? formatMoment(moment, now, locale) : "");
  if (status.open)
    return {
      open: true,
      word: words.open[locale],
      short: status.closesAt ? say(words.openUntil, status.closesAt) : words.open[locale],
      detail:
        status.admitting && status.lastAdmission
          ? say(words.lastAdmission, status.lastAdmission)
          : words.noAdmission[locale],
    };
  // A day off or a closure, rather than the night.
  const shut = status.why === "closed-day" || status.why === "closure";
  const word = (shut ? words.shut : words.closed)[locale];
  const why = status.why === "closed-day" ? shortReason(status.reason?.[locale]) : undefined;
  return {
    open: false,
    word,
    short: status.opensAt
      ? say(why ? words.shutWhy : shut ? words.shutUntil : words.closedUntil, status.opensAt).replace(
          "{reason}",
          () => why ?? "",
        )
      : (why ?? word),
    detail: status.opensAt ? say(words.nextOpening, status.opensAt) : word,
    alert: shut ? status.reason?.[locale] : undefined,
    banner: shut && !why ? status.reason?.[locale] : undefined,
  };
}

/**
 * The reason of a day off that the header has room for, without its full stop; a longer one, and that of a closing, is
 * told by the banner below it.
 */
function shortReason(reason: string | undefined): string | undefined {
  const words = reason?.replace(/[。.]$/, "").trim();
  return words && words.length <= 32 ? words : undefined;
}

/** A facility, shop or desk of the park: open or not, in words (rule T4). */
export function formatFacility(
  status: OpeningStatus,
  now: Temporal.Instant,
  locale: Locale,
): Pick<SaidStatus, "open" | "word" | "short" | "alert"> {
  const moment = status.open ? status.closesAt : status.opensAt;
  const words = facilityWords[status.open ? (moment ? "openUntil" : "open") : moment ? "closedUntil" : "closed"];
  return {
    open: status.open,
    word: facilityWords[status.open ? "open" : "closed"][locale],
    short: words[locale].replace("{time}", moment ? formatMoment(moment, now, locale) : ""),
    alert: status.open ? undefined : status.reason?.[locale],
  };
}

const facilityWords = {
  openUntil: { zh_TW: "開放中，至 {time}", en_US: "Open until {time}", ja_JP: "営業中・{time}まで" },
  open: { zh_TW: "開放中", en_US: "Open", ja_JP: "営業中" },
  closedUntil: { zh_TW: "休息中，{time} 起開放", en_US: "Closed · opens {time}", ja_JP: "時間外・{time}から" },
  closed: { zh_TW: "休息中", en_US: "Closed", ja_JP: "時間外" },
} as const satisfies Record<string, Localized>;

const tomorrow = { zh_TW: "明天 {time}", en_US: "tomorrow, {time}", ja_JP: "明日{time}" } as const satisfies Localized;

/**
 * The time alone today, with the day on any other: 09:00, 明天 09:00, or 11月22日（日）09:00. What says so lives until
 * midnight.
 */
export function formatMoment(
  moment: Temporal.Instant,
  now: Temporal.Instant,
  locale: Locale,
  { weekday = true } = {},
): string {
  const [day, today, time] = [dayOf(moment), dayOf(now), timeOf(moment)];
  if (day.equals(today)) return time;
  if (day.equals(today.add({ days: 1 }))) return tomorrow[locale].replace("{time}", time);
  const said = formatDay(day, locale, { weekday });
  return locale === "en_US" ? `${said}, ${time}` : `${said}${weekday ? "" : " "}${time}`;
}
