import { randomUUID } from "node:crypto";
import { z } from "zod";
import { nowMs } from "../clock.ts";
import { openValue, sealValue } from "../sealed.ts";
import type { Posted } from "./parse.ts";

/** The hidden keys of one form as shown to one visitor: what is sent under them makes one record. */
export type FormKeys = { key: string; token: string };

/** The names they are sent under. */
export const hiddenNames = {
  key: "idempotencyKey",
  token: "formToken",
  code: "codeToken",
  trap: "website",
  answer: "verification",
  intent: "intent",
  kept: "keptFile",
  removed: "keptFileRemoved",
  work: "work",
} as const;

const tokenSchema = z.object({ form: z.string(), key: z.uuid(), at: z.number() });
/** Nobody reads and fills in a form in less, in milliseconds. */
const quickestMs = 3_000;
/** So long a form may lie open. */
const longestMs = 24 * 60 * 60 * 1000;

/** New keys for a form that is about to be shown. */
export function makeKeys(secret: string, form: string): FormKeys {
  const key = randomUUID();
  return { key, token: sealValue(secret, "form", { form, key, at: nowMs() }) };
}

type Read = { ok: true; keys: FormKeys; tooQuick: boolean } | { ok: false };

/** The keys a form came back with, when they are those we gave to this form within the last day. */
export function readKeys(secret: string, form: string, { values }: Posted): Read {
  const key = values[hiddenNames.key]?.[0] ?? "";
  const token = values[hiddenNames.token]?.[0] ?? "";
  const sealed = openValue(secret, "form", token, tokenSchema);
  const age = nowMs() - (sealed?.at ?? 0);
  if (!sealed || sealed.form !== form || sealed.key !== key || age > longestMs) return { ok: false };
  return { ok: true, keys: { key, token }, tooQuick: age < quickestMs };
}
