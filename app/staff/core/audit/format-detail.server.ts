import { isSubmissionKind, isSubmissionState } from "#app/submissions/submission.ts";
import { kindOf } from "#app/submission-types.ts";
import { staffStateNames } from "#app/submissions/submissions.texts.ts";
import { isContentName } from "#app/staff/core/content/type-param.ts";
import { menuNames } from "#app/shell/menu/menu.texts.ts";
import { contactPartNames } from "#app/submissions/person/contact-data.texts.ts";
import { fieldName, typeName } from "#app/staff/core/content/names.ts";
import { aside, colon } from "#app/staff/core/who.ts";
import { contentTexts } from "#app/staff/core/content/content.texts.ts";
import { roleNames } from "#app/staff/core/staff.texts.ts";
import { kindTexts } from "#app/rentals/requests/rental-kind.texts.ts";
import { kindTexts as lanternTexts } from "#app/lanterns/lantern-kind.texts.ts";
import { nameOf, wishOf } from "#app/lanterns/lantern.texts.ts";
import { fieldNames as rentalFieldNames, partNames } from "#app/rentals/requests/rental.texts.ts";
import { type SpecialGroup, specialGroups } from "#app/reservations/free-admission/free-admission.ts";
import { fieldNames as freeFieldNames, groupTypeNames } from "#app/reservations/free-admission/free-admission.texts.ts";
import { formatWish } from "#app/reservations/group/format-wish.ts";
import { fieldNames as groupFieldNames } from "#app/reservations/group/group.texts.ts";
import { deskTexts } from "#app/staff/core/desk.texts.ts";
import { hoursTexts } from "#app/staff/core/setting-texts/hours.texts.ts";
import { findMail, listMails, mailTitle } from "#app/staff/core/mail-names.server.ts";
import { formatValueOf } from "#app/visiting/facts/capacity.ts";
import { builtInFacts, type FactKey } from "#app/visiting/facts/facts.ts";
import { type StaffRole, staffRoles } from "#platform/auth/rules.ts";
import { dayOf, formatDay, formatDayRange, formatTime } from "#platform/dates.ts";
import { jsonObjectSchema } from "#platform/json.ts";
import { languageNames, listMark, type Locale, type Localized, locales, partMark } from "#platform/locales.ts";
import { auditTexts, detailNames, ruleNames } from "./audit.texts.ts";
import type { Difference } from "./differences.ts";

/**
 * What an entry notes beside its changes, as a person reads it: 新聞 for `news`, 標題（英文） for `title.en_US`; anything else
 * as it stands.
 */
export function formatDetail(
  { what, value }: { what: string; value: string | undefined },
  type: string,
  locale: Locale,
): { what: string; value: string | undefined } {
  return {
    what: (detailNames[what] ?? groupFields[what])?.[locale] ?? what,
    value: value === undefined ? undefined : formatValue(what, value, type, locale),
  };
}

/** All that changed, as one reader is told it: names of spaces in their language alone. */
export function formatChanges(changes: readonly Difference[], locale: Locale, subject = ""): Difference[] {
  return changes.flatMap((one) => {
    const language = /^spaces\.(\w+)$/.exec(one.what)?.[1];
    return language && language !== locale
      ? []
      : [formatChange(language ? { ...one, what: "spaces" } : one, locale, subject)];
  });
}

/**
 * The same of what changed: `2026-11-30.perHour` is 2026-11-30，每小時上限, and `1.value` of a list 第 1 行，數值. Values of a
 * fact, which is the
 * `subject`, are told with their unit and what they mean: 約 500 人.
 */
export function formatChange({ what, before, after }: Difference, locale: Locale, subject = ""): Difference {
  if (what === "")
    return {
      what: auditTexts[/^\d+$/.test(after ?? before ?? "") ? "version" : "standing"][locale],
      before: before && formatValue(what, before, "", locale),
      after: after && formatValue(what, after, "", locale),
    };
  const name = what
    .split(".")
    .map((part, at, parts) => formatPart(part, parts[at - 1], locale))
    .join(partMark[locale]);
  const last = what.split(".").at(-1) ?? "";
  const fact = subject.startsWith("fact:") ? subject.slice("fact:".length) : "";
  const said = (value: string | undefined) =>
    value === undefined
      ? undefined
      : last === "value" && isFact(fact)
        ? formatValueOf(fact, value, locale)
        : formatValue(last, value, "", locale);
  return { what: name, before: said(before), after: said(after) };
}

function formatPart(part: string, of: string | undefined, locale: Locale): string {
  const span = /^(\d{4}-\d\d-\d\d)(?:–(\d{4}-\d\d-\d\d))?$/.exec(part);
  if (span) return formatDayRange(span[1] ?? "", span[2] ?? span[1] ?? "", locale, { year: true });
  // An entry of a menu: the built-in ones have names, those of staff a number.
  if (part.startsWith("#"))
    return menuNames[Number(part.slice(1))]?.[locale] ?? auditTexts.entry[locale].replace("{number}", part.slice(1));
  if (/^\d+$/.test(part))
    return of === "week"
      ? (hoursTexts.weekdays[locale][Number(part) - 1] ?? part)
      : auditTexts.line[locale].replace("{number}", part);
  if (of === "correction") return correctedName(part, locale);
  return (changedNames[part] ?? detailNames[part] ?? rentalFields[part] ?? groupFields[part])?.[locale] ?? part;
}

const rentalFields: Record<string, Localized> = {
  spaces: kindTexts.spaces,
  times: kindTexts.times,
  heads: kindTexts.heads,
  ...partNames,
};
const groupFields: Record<string, Localized> = groupFieldNames;
/** What a version of a text is called, by its key in the history: `r5` was published, `v12` is a draft. */
const versionNames: Record<string, Localized> = { r: auditTexts.published, v: auditTexts.draft };

const coverNames: Record<string, Localized> = {
  park: auditTexts.wholePark,
  area: auditTexts.area,
  facility: auditTexts.facility,
};

/** What is corrected of a submission, by its name there. */
export function correctedName(part: string, locale: Locale): string {
  const [, of, row] = /^(name|wish)(\d+)$/.exec(part) ?? [];
  const names: Record<string, Localized> = {
    ...rentalFieldNames,
    ...freeFieldNames,
    ...groupFieldNames,
    ...contactPartNames,
    lastFive: lanternTexts.lastFiveOf,
  };
  return (of ? (of === "name" ? nameOf : wishOf)(Number(row)) : names[part])?.[locale] ?? part;
}

/** What is changed from and to is a span of days; elsewhere these are versions. */
const changedNames: Record<string, Localized> = { from: auditTexts.from, to: auditTexts.to };

function formatValue(what: string, value: string, type: string, locale: Locale): string {
  if (value === "true" || value === "false") return auditTexts[value === "true" ? "yes" : "no"][locale];
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatMoment(value, locale);
  if (isStatus(value)) return contentTexts[value][locale];
  switch (what) {
    case "covers":
      return coverNames[value]?.[locale] ?? value;
    case "from": {
      const [, kind = "", number = ""] = /^([rv])(\d+)$/.exec(value) ?? [];
      return versionNames[kind]?.[locale].replace("{number}", number) ?? value;
    }
    case "role":
      return isStaffRole(value) ? roleNames[value][locale] : value;
    case "type":
      return isContentName(value) ? typeName(value, locale) : value;
    case "fields":
    case "faults":
    case "conflicts":
      return value
        .split(" ")
        .filter(Boolean)
        .map((path) => formatField(path, type, locale))
        .join(listMark[locale]);
    case "mail":
    case "mails":
      return value
        .split(" ")
        .map((mail) => formatMail(mail, type, locale))
        .join(listMark[locale]);
    case "rules":
      return value
        .split(" ")
        .map((rule) => ruleNames[rule]?.[locale] ?? rule)
        .join(listMark[locale]);
    case "groupKind":
    case "freeReason":
    case "fieldTrip":
    case "classTour":
    case "guide":
      return formatWish(what, value, locale);
    case "groupType":
      return isSpecialGroup(value) ? groupTypeNames[value][locale] : value;
    case "extras":
      return formatWish(what, value.split(" ").filter(Boolean), locale);
    case "parts":
      return value
        .split(" ")
        .map((part) => correctedName(part, locale))
        .join(listMark[locale]);
    case "query":
      return formatFilter(value, locale);
    default:
      return value;
  }
}

function formatMail(mail: string, kind: string, locale: Locale): string {
  const known = findMail(kind, mail) ?? listMails().find((one) => one.mail === mail);
  return known ? mailTitle(known, locale) : mail;
}

function formatField(path: string, type: string, locale: Locale): string {
  if (path === "publishAt" || path === "unpublishAt") return detailNames[path]?.[locale] ?? path;
  const language = locales.find((one) => path.endsWith(`.${one}`));
  return language
    ? `${fieldName(path.slice(0, -language.length - 1), locale, type)}${aside(languageNames[language], locale)}`
    : fieldName(path, locale, type);
}

/** The filter of an export. */
function formatFilter(value: string, locale: Locale): string {
  const asked = jsonObjectSchema.safeParse(readJson(value)).data ?? {};
  const words = Object.entries(asked).flatMap(([name, one]) => {
    if (typeof one !== "string" || one === "") return [];
    if (name === "kind")
      return [`${deskTexts.kind[locale]}${colon(locale)}${isSubmissionKind(one) ? kindOf(one).label[locale] : one}`];
    if (name === "state")
      return [
        `${deskTexts.state[locale]}${colon(locale)}${isSubmissionState(one) ? staffStateNames[one][locale] : deskTexts.open[locale]}`,
      ];
    return [`${detailNames[name]?.[locale] ?? name}${colon(locale)}${one}`];
  });
  return words.join(listMark[locale]) || auditTexts.all[locale];
}

function isFact(key: string): key is FactKey {
  return Object.hasOwn(builtInFacts, key);
}

function isStatus(value: string): value is "draft" | "published" | "scheduled" | "archived" {
  return ["draft", "published", "scheduled", "archived"].includes(value);
}

function isSpecialGroup(value: string): value is SpecialGroup {
  return specialGroups.some((one) => one === value);
}

function isStaffRole(value: string): value is StaffRole {
  return staffRoles.some((role) => role === value);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formatMoment(moment: string, locale: Locale): string {
  const at = Temporal.Instant.from(moment);
  return `${formatDay(dayOf(at), locale, { year: true, weekday: false })} ${formatTime(at)}`;
}
