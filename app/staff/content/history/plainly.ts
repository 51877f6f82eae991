import type { ProseDoc } from "#platform/content/define.ts";
import { proseToText } from "#platform/content/prose/to-text.ts";
import { isDoc } from "#platform/content/values.ts";

/** A value as plain words to compare or show. */
export function plainly(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (isProse(value)) return proseToText(value);
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) return value.join("\n");
  return typeof value === "object" ? JSON.stringify(value, null, 1) : String(value);
}

function isProse(value: unknown): value is ProseDoc {
  return isDoc(value);
}
