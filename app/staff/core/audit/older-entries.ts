import { type JsonObject, jsonObjectSchema } from "#platform/json.ts";

/**
 * The details of an entry in the form that entries have today: the log is never rewritten, and pictures were once noted
 * in another way.
 */
export function asToday(action: string, details: JsonObject): JsonObject {
  const { before, after, ...rest } = details;
  // The list's export once named its filter, and a change of several its submissions, with other words.
  if (action === "submissions.exported" && "asked" in rest) {
    const { asked, ...others } = rest;
    return { ...others, query: asked ?? null };
  }
  if ("deeds" in rest) {
    const { deeds, ...others } = details;
    return { ...others, submissions: deeds ?? null };
  }
  if (action === "media.described" && typeof before === "string" && typeof after === "string") {
    const { x, y, decorative, ...others } = rest;
    return {
      ...others,
      before: { alt: altIn(before) },
      after: { alt: altIn(after), ...(decorative === true && { decorative }) },
    };
  }
  // A short hash of the file's bytes, which says nothing to people.
  if (action === "media.replaced" && typeof before === "string") return rest;
  return details;
}

/** The alt texts of each language; of a text that was cut short nothing more than what is left of it. */
function altIn(text: string): JsonObject | string {
  try {
    return jsonObjectSchema.parse(JSON.parse(text));
  } catch {
    return text.replace(/^\{"zh_TW":"/, "").replaceAll(/","\w{2}_\w{2}":"/g, " · ");
  }
}
