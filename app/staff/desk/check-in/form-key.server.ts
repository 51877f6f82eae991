import { randomUUID } from "node:crypto";

/** The key of a check-in that is sent as a plain form: the same form sent twice counts once. */
export function newFormKey(): string {
  return randomUUID();
}
