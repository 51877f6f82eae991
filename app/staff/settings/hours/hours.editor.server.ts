import { z } from "zod";
import { type DayHours, lunarNewYearsEve } from "#app/visiting/hours/opening.ts";
import { dayHoursSchema, hoursRuleSchema } from "#app/visiting/visiting.schema.ts";
import { fromFields, inFields, isBlank, problemsOf } from "#app/staff/settings/drafts.ts";
import type { Draft, Editor, Read } from "#app/staff/core/editing/editor.server.ts";
import { settingTexts } from "#app/staff/core/editing/settings.texts.ts";
import { weekdays } from "#platform/dates.ts";
import { type Locale, locales, partMark } from "#platform/locales.ts";
import { type HoursValue, hoursSetting } from "./hours.setting.server.ts";
import { hoursTexts } from "#app/staff/core/setting-texts/hours.texts.ts";

const noWords = { zh_TW: "", en_US: "", ja_JP: "" };
const longestReason = 80;
const mostLines = 40;

/** The park's week, seasons, yearly days and exceptions as one form (rules T4, T6). */
export const hoursEditor: Editor<HoursValue> = { setting: hoursSetting, draftOf, nameOf, read: readHours };

/** How many lines of a kind the form has: those in use, and one to spare. */
export function linesIn(draft: Draft, kind: "s" | "y" | "e"): number {
  const first = kind === "y" ? "on" : "from";
  const used = Object.entries(draft).flatMap(([name, value]) =>
    value && new RegExp(`^${kind}\\d+\\.(${first}|lunar)$`).test(name)
      ? [Number(name.slice(1).split(".", 1)[0]) + 1]
      : [],
  );
  return Math.min(mostLines, Math.max(0, ...used) + 1);
}

function draftOf({ week, seasons, yearly, exceptions }: HoursValue): Draft {
  return {
    ...merged(weekdays, (weekday) => hoursIn(`w${weekday}`, week[weekday])),
    ...merged(seasons.keys(), (at) => {
      const season = seasons[at];
      const usual = weekdays.map((weekday) => season?.week[weekday]).find(Boolean);
      return {
        [`s${at}.from`]: season?.from ?? "",
        [`s${at}.to`]: season?.to ?? "",
        ...hoursIn(`s${at}`, usual ?? null),
        ...merged(weekdays, (weekday) => (season?.week[weekday] ? {} : { [`s${at}.off.${weekday}`]: "on" })),
      };
    }),
    ...merged(yearly.keys(), (at) => {
      const { on = "", hours = null, reason } = yearly[at] ?? {};
      return {
        ...(on === lunarNewYearsEve ? { [`y${at}.lunar`]: "on" } : { [`y${at}.on`]: on }),
        ...hoursIn(`y${at}`, hours),
        ...inFields(`y${at}.reason`, reason ?? noWords),
      };
    }),
    ...merged(exceptions.keys(), (at) => {
      const { from = "", to = "", hours = null, reason } = exceptions[at] ?? {};
      return {
        [`e${at}.from`]: from,
        [`e${at}.to`]: to,
        ...hoursIn(`e${at}`, hours),
        ...inFields(`e${at}.reason`, reason ?? noWords),
      };
    }),
  };
}

const rows = { s: "season", y: "yearlyDay", e: "exception" } as const;
const columns = ["open", "opens", "closes", "last", "from", "to", "on", "lunar", "off", "reason"] as const;

/** `e0.reason.ja_JP` as the form has it: 例外 1，給訪客看的原因，日文. */
function nameOf(field: string, locale: Locale): string {
  const [head = "", name, detail = ""] = field.split(".");
  const [kind, number] = [head[0], Number(head.slice(1))];
  const row =
    kind === "s" || kind === "y" || kind === "e"
      ? `${hoursTexts[rows[kind]][locale]} ${number + 1}`
      : hoursTexts.weekdays[locale][number - 1];
  const column = columns.find((one) => one === name);
  const language = locales.find((one) => one === detail);
  return [
    row,
    column && hoursTexts[column][locale],
    language ? settingTexts[language][locale] : hoursTexts.weekdays[locale][Number(detail) - 1],
  ]
    .filter(Boolean)
    .join(partMark[locale]);
}

function readHours(draft: Draft, locale: Locale): Read<HoursValue> {
  const problems = new Set<string>();
  const hours = (prefix: string, label: string): DayHours | null => {
    if (draft[`${prefix}.open`] !== "on") return null;
    const day = dayHoursSchema.safeParse({
      opens: draft[`${prefix}.opens`],
      closes: draft[`${prefix}.closes`],
      lastAdmission: draft[`${prefix}.last`],
    });
    if (!day.success) problems.add(hoursTexts.wrongHours[locale].replace("{label}", label));
    return day.success ? day.data : null;
  };
  const reason = (prefix: string, label: string) => {
    const words = fromFields(`${prefix}.reason`, draft);
    if (isBlank(words)) return null;
    for (const problem of problemsOf(words, label, longestReason, locale)) problems.add(problem);
    return words;
  };
  const lines = (kind: "s" | "y" | "e", first: string) =>
    Array.from({ length: mostLines }, (_, at) => at).filter(
      (at) => draft[`${kind}${at}.${first}`] || (kind === "y" && draft[`y${at}.lunar`] === "on"),
    );
  const label = (kind: "season" | "yearlyDay" | "exception", at: number) => `${hoursTexts[kind][locale]} ${at + 1}`;
  const exceptions = lines("e", "from").map((at) => {
    const [from = "", to = ""] = [draft[`e${at}.from`], draft[`e${at}.to`] || draft[`e${at}.from`]];
    if (!isDay(from) || !isDay(to) || from > to)
      problems.add(hoursTexts.wrongDays[locale].replace("{label}", label("exception", at)));
    return {
      from,
      to,
      hours: hours(`e${at}`, label("exception", at)),
      reason: reason(`e${at}`, label("exception", at)),
    };
  });
  const rule = hoursRuleSchema.safeParse({
    week: merged(weekdays, (weekday) => ({
      [weekday]: hours(`w${weekday}`, hoursTexts.weekdays[locale][weekday - 1] ?? ""),
    })),
    seasons: lines("s", "from").map((at) => {
      const usual = hours(`s${at}`, label("season", at));
      return {
        from: draft[`s${at}.from`],
        to: draft[`s${at}.to`],
        week: merged(weekdays, (weekday) => ({ [weekday]: draft[`s${at}.off.${weekday}`] === "on" ? null : usual })),
      };
    }),
    yearly: lines("y", "on").map((at) => {
      const words = reason(`y${at}`, label("yearlyDay", at));
      return {
        on: draft[`y${at}.lunar`] === "on" ? lunarNewYearsEve : draft[`y${at}.on`],
        hours: hours(`y${at}`, label("yearlyDay", at)),
        ...(words && { reason: words }),
      };
    }),
  });
  if (!rule.success && problems.size === 0) problems.add(hoursTexts.wrongMonthDay[locale]);
  if (!rule.success || problems.size > 0) return { ok: false, problems: [...problems] };
  const { week, seasons, yearly } = rule.data;
  return {
    ok: true,
    value: {
      week,
      seasons,
      yearly: yearly.map(({ on, hours: day, reason: words }) => ({ on, hours: day, reason: words ?? null })),
      exceptions,
    },
  };
}

function hoursIn(prefix: string, hours: DayHours | null): Draft {
  return hours
    ? {
        [`${prefix}.open`]: "on",
        [`${prefix}.opens`]: hours.opens,
        [`${prefix}.closes`]: hours.closes,
        [`${prefix}.last`]: hours.lastAdmission,
      }
    : {};
}

function merged<K, V>(keys: Iterable<K>, of: (key: K) => Record<string, V>): Record<string, V> {
  return Object.assign({}, ...[...keys].map(of));
}

function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}
