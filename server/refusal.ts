import { ConfigError } from "#platform/config.ts";

/** What cannot be done; its message is one line for the operator and says what to do. */
export class Refusal extends Error {
  override name = "Refusal";
}

const systemFaults: Record<string, string> = {
  EACCES: "this user may not read or write there",
  EPERM: "this user may not do that there",
  EROFS: "that disk can only be read",
  ENOSPC: "the disk is full",
  EDQUOT: "this user's share of the disk is full",
};

/** A fault as the operator reads it: a line for what they can mend, the whole stack for what they cannot. */
export function inWords(error: unknown): string {
  if (error instanceof ConfigError || error instanceof Refusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  const known = "code" in error && systemFaults[String(error.code)];
  return known ? `${known} (${error.message})` : (error.stack ?? error.message);
}
