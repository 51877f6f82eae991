import type { Written } from "./written.ts";

/**
 * What somebody typed, in the form it is sent in: `20261231` and `2026/12/3` are days, `930` is a time; anything else
 * as it stands.
 */
export function tidy(typed: string, written: Written): string {
  const text = typed.normalize("NFKC").trim();
  if (written === "day") return tidyDay(text) ?? typed;
  if (written === "time") return tidyTime(text) ?? typed;
  const [first = "", second = ""] = text.split(/[\sT]+/);
  const [onDay, at] = [tidyDay(first), tidyTime(second)];
  return onDay && at ? `${onDay} ${at}` : typed;
}

function tidyDay(text: string): string | undefined {
  const [, year, month = "", of = ""] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  return year && `${year}-${month.padStart(2, "0")}-${of.padStart(2, "0")}`;
}

function tidyTime(text: string): string | undefined {
  const [, hour, minute = ""] = /^(\d{1,2}):?(\d\d)$/.exec(text) ?? [];
  return hour && `${hour.padStart(2, "0")}:${minute}`;
}
