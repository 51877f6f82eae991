import { domainToASCII } from "node:url";
import { z } from "zod";
import { cleanLine, cleanText, isBlank, lengthOf, plainLetters, plainLine } from "./clean.ts";
import type { Message } from "./message.ts";

/** A field of a form: reads the values sent under its name, of which there may be none. */
export type Field<T> = z.ZodType<T, readonly string[]>;

const refusal = Symbol("refusal");
type Refusal = { [refusal]: Message };

/**
 * A field read by a function of our own: it answers the value, or `wrong(key, facts)`. Nothing written is `undefined`.
 */
export function field<T>(read: (written: string | undefined, all: readonly string[]) => T | Refusal): Field<T> {
  return z.custom<readonly string[]>().transform((all, context) => {
    const value = read(
      all.find((one) => !isBlank(one)),
      all,
    );
    if (!isRefusal(value)) return value;
    context.addIssue({ code: "custom", message: value[refusal].key, params: value[refusal].facts ?? {} });
    return z.NEVER;
  });
}

/** The refusal of a value, by the key of its text. */
export function wrong(key: string, facts?: Message["facts"]): Refusal {
  return { [refusal]: { key, facts } };
}

function isRefusal<T>(value: T | Refusal): value is Refusal {
  return typeof value === "object" && value !== null && refusal in value;
}

/** The same field, where nothing may be written: `undefined` then. */
export function optional<T>(inner: Field<T>): Field<T | undefined> {
  return z.custom<readonly string[]>().transform((all, context) => {
    if (all.every(isBlank)) return undefined;
    const read = inner.safeParse(all);
    if (read.success) return read.data;
    for (const issue of read.error.issues)
      context.addIssue({ code: "custom", message: issue.message, params: paramsOf(issue) });
    return z.NEVER;
  });
}

/** What an issue of ours carries besides its key. */
export function paramsOf(issue: z.core.$ZodIssue): Record<string, string | number> {
  const params = issue.code === "custom" ? (issue.params ?? {}) : {};
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, value]] : [],
    ),
  );
}

/** One line of text. */
export function line({ max = 120 }: { max?: number } = {}): Field<string> {
  return field((written) => (written === undefined ? wrong("missing") : within(cleanLine(written), max)));
}

/** Several lines of text. */
export function lines({ max = 2000 }: { max?: number } = {}): Field<string> {
  return field((written) => (written === undefined ? wrong("missing") : within(cleanText(written), max)));
}

/** A person's or a group's name: a line with at least one letter. */
export function personName({ max = 60 }: { max?: number } = {}): Field<string> {
  return field((written) => {
    if (written === undefined) return wrong("missing");
    const name = cleanLine(written);
    return /\p{L}/u.test(name) ? within(name, max) : wrong("name");
  });
}

/** A telephone number, as written but in plain digits: 6 to 15 of them, perhaps with an extension. */
export function phone(): Field<string> {
  return field((written) => {
    if (written === undefined) return wrong("missing");
    const number = plainLine(written).replace(/ ?(?:#|轉|转|分機|分机|内線|ext\.?|x) ?(?=\d)/i, "#");
    const [main = "", extension = "0", ...more] = number.split("#");
    const digits = main.replace(/[\s().-]/g, "").replace(/^\+/, "");
    const isOne =
      /^\d{6,15}$/.test(digits) && /^\d{1,6}$/.test(extension) && more.length === 0 && lengthOf(number) <= 30;
    return isOne ? number : wrong("phone");
  });
}

const address = z.email();

/**
 * An e-mail address, also as mail programs copy it; says `Invalid email address` (rules L9, E7). A domain in other
 * letters comes as mail servers know it, xn--…
 */
export function email(): Field<string> {
  return field((written) => {
    if (written === undefined) return wrong("missing");
    const [name = "", domain = "", ...more] = bareAddress(cleanLine(plainLetters(written))).split("@");
    const one = `${name}@${mailDomain(domain.replace(/\.$/, ""))}`;
    return more.length === 0 && lengthOf(one) <= 254 && lengthOf(name) <= 64 && address.safeParse(one).success
      ? one
      : wrong("email");
  });
}

/**
 * A domain in small letters, its labels in other scripts as mail servers know them; what is no label stays, and is
 * refused.
 */
function mailDomain(domain: string): string {
  return domain
    .toLowerCase()
    .split(".")
    .map((label) => (/\P{ASCII}/u.test(label) && /^[\p{L}\p{N}\p{M}-]+$/u.test(label) ? domainToASCII(label) : label))
    .join(".");
}

/**
 * `Lin <lin@example.org>` and `mailto:lin@example.org` without what stands around. A space within stays, and is
 * refused: without it, the address would be another one.
 */
function bareAddress(line: string): string {
  return (/^[^<>]*<([^<>]+)>$/.exec(line)?.[1] ?? line)
    .replace(/^\s*mailto:/i, "")
    .replace(/ ?@ ?/g, "@")
    .trim();
}

const taxWeights = [1, 2, 1, 2, 1, 2, 4, 1];

/**
 * A tax id of Taiwan (統一編號): eight digits whose weighted sum is a multiple of 5, as the Ministry of Finance checks
 * since 2023.
 */
export function taxId(): Field<string> {
  return field((written) => {
    if (written === undefined) return wrong("missing");
    const id = plainLine(written).replace(/[\s-]/g, "");
    return isTaxId(id) ? id : wrong("taxId");
  });
}

/** True for eight digits that fit the check; a seventh digit 7 counts as 1 or 0. */
export function isTaxId(id: string): boolean {
  if (!/^\d{8}$/.test(id) || id === "00000000") return false;
  const sum = taxWeights.reduce((total, weight, at) => total + crossSum(Number(id[at]) * weight), 0);
  return sum % 5 === 0 || (id[6] === "7" && (sum + 1) % 5 === 0);
}

function crossSum(product: number): number {
  return Math.floor(product / 10) + (product % 10);
}

/**
 * A whole number, perhaps with commas or spaces between its thousands: `1,030`, and not `2,5`; nothing written is
 * `empty` where that is given.
 */
export function count({
  min = 0,
  max = 99_999,
  empty,
}: {
  min?: number;
  max?: number;
  empty?: number;
} = {}): Field<number> {
  return field((written) => {
    if (written === undefined) return empty ?? wrong("missing");
    const plain = plainLine(written).replace(/ ?[人名位]$/, "");
    const digits = /^\d{1,3}(?:[, ]\d{3})+$/.test(plain) ? plain.replace(/[, ]/g, "") : plain;
    if (!/^\d{1,9}$/.test(digits)) return wrong("count");
    const number = Number(digits);
    return number >= min && number <= max ? number : wrong("range", { min, max });
  });
}

/**
 * A day as `2026-11-21`; also read as 2026/11/21, 20261121, 2026年11月21日, and with a year of the Republic (115/11/21) or
 * of Reiwa (令和8年11月21日).
 */
export function day(): Field<string> {
  return field((written) => {
    if (written === undefined) return wrong("missing");
    const plain = plainLine(written)
      .replace(/^(中華)?民國\s*/, "")
      .replace(/^(?:令和|R)\s*(\d{1,2}|元)/i, (_, year: string) => String(2018 + (Number(year) || 1)));
    const parts =
      /^(\d{2,4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(plain) ??
      /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
    return parts
      ? (dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3])) ?? wrong("noSuchDay", { day: plain }))
      : wrong("day");
  });
}

function dayOf(year: number, month: number, dayOfMonth: number): string | undefined {
  try {
    return Temporal.PlainDate.from(
      { year: year < 1000 ? year + 1911 : year, month, day: dayOfMonth },
      { overflow: "reject" },
    ).toString();
  } catch {
    return undefined;
  }
}

/** A time of day as `14:30`; also read as 9:00, 0930 and 9時30分. */
export function time(): Field<string> {
  return field((written) => {
    if (written === undefined) return wrong("missing");
    const parts = /^(\d{1,2}) ?[:.時点點]? ?(\d{2})? ?分?$/.exec(plainLine(written));
    const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2] ?? "0")];
    return parts && hour < 24 && minute < 60
      ? `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`
      : wrong("time");
  });
}

/** One of these answers; give `""` among them where none need be chosen. */
export function oneOf<const V extends string>(choices: readonly V[]): Field<V> {
  return field((_, all) => {
    const given = all[0] ?? "";
    return choices.find((choice) => choice === given) ?? wrong(given === "" ? "choose" : "choice");
  });
}

/** Any of these answers, each once, in the order of the choices. */
export function manyOf<const V extends string>(choices: readonly V[]): Field<V[]> {
  return field((_, all) =>
    all.every((given) => given === "" || choices.some((choice) => choice === given))
      ? choices.filter((choice) => all.includes(choice))
      : wrong("choice"),
  );
}

/** A box that must be ticked. */
export function ticked(): Field<true> {
  return field((written) => (written === undefined ? wrong("tick") : true));
}

function within(text: string, max: number): string | Refusal {
  return lengthOf(text) <= max ? text : wrong("tooLong", { max, length: lengthOf(text) });
}
