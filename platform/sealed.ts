import type { z } from "zod";
import { keyFrom, seal, unseal } from "./seal.ts";

const longest = 2000;

/**
 * A value that only we can read and nobody can change, as text for an address or a hidden field: `sealValue(secret,
 * "form", { at: 1 })`.
 */
export function sealValue(secret: string, purpose: string, value: unknown): string {
  return seal(keyFrom(secret, purpose), JSON.stringify(value), purpose);
}

/** What was sealed for this purpose; undefined for anything else, since it comes from outside. */
export function openValue<T>(secret: string, purpose: string, text: string, schema: z.ZodType<T>): T | undefined {
  if (text.length > longest) return undefined;
  try {
    return schema.safeParse(JSON.parse(unseal(keyFrom(secret, purpose), text, purpose))).data;
  } catch {
    // Not ours, or changed on the way: as good as nothing.
    return undefined;
  }
}
