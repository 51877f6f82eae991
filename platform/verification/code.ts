import { randomInt, randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { nowMs } from "../clock.ts";
import type { Tables } from "../db/tables.ts";
import type { Park } from "../park.ts";
import { plainLetters } from "../form/clean.ts";
import { openValue, sealValue } from "../sealed.ts";

/**
 * No two of them look or sound alike: no O and 0, I and 1, S and 5, B and 8, Z and 2, M and N, P and T; nor, bent as
 * they are in the picture, X and K, Y and F, 4 and A, M and W, 9 and 2 (rule V1).
 */
export const codeCharacters = "AFHKLPRW23567";
const codeLength = 5;
const minutes = 10;
/** A code for which a link was mailed lasts longer, since mail may be slow. */
const minutesByMail = 60;
const testCode = "PARK5";

const codeSchema = z.object({ id: z.string(), code: z.string(), over: z.number(), mailed: z.boolean() });
/** A code as it travels, sealed, in the form and in the addresses of its picture and sound. */
export type Code = z.output<typeof codeSchema>;

/** A new code, sealed: five characters, for ten minutes; an hour where a link is mailed. */
export function newCode({ config }: Park, { mailed = false } = {}): string {
  const code: Code = {
    id: randomUUID(),
    code: config.test ? testCode : drawn(),
    over: nowMs() + (mailed ? minutesByMail : minutes) * 60_000,
    mailed,
  };
  return sealValue(config.secret, "code", code);
}

/** The code that is sealed in a token; undefined for anything else, also for one that is over. */
export function openCode({ config }: Park, token: string): Code | undefined {
  const code = openValue(config.secret, "code", token, codeSchema);
  return code && code.over > nowMs() ? code : undefined;
}

export type CodeRefusal = "codeMissing" | "codeWrong" | "codeExpired" | "codeUsed" | "codeNotYet";

/**
 * Whether the answer is what the code says, or its mailed link was opened. A wrong answer uses the code up (rule V1), a
 * right one does not: that is `spendCode`, in the transaction of what it was needed for.
 */
export async function checkCode(
  park: Park,
  token: string,
  answer: string,
): Promise<{ ok: true; code: Code } | { ok: false; reason: CodeRefusal }> {
  const code = openCode(park, token);
  if (!code) return { ok: false, reason: "codeExpired" };
  if (await isKept(park.db, "verification_uses", code)) return { ok: false, reason: "codeUsed" };
  const typed = plainLetters(answer)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();
  if (typed === code.code) return { ok: true, code };
  if (code.mailed && (await isKept(park.db, "verification_proofs", code))) return { ok: true, code };
  if (typed === "") return { ok: false, reason: code.mailed ? "codeNotYet" : "codeMissing" };
  await spendCode(park.db, code);
  return { ok: false, reason: "codeWrong" };
}

/**
 * Uses a code up; false when somebody was first. In the transaction of what it was needed for, so that both happen or
 * neither.
 */
export function spendCode(db: Kysely<Tables> | Transaction<Tables>, code: Code): Promise<boolean> {
  return keep(db, "verification_uses", code);
}

/** Notes that a code's mailed link was opened; again is the same as once. */
export async function proveCode(park: Park, code: Code): Promise<void> {
  await keep(park.db, "verification_proofs", code);
}

/** Forgets the codes that are over; answers how many rows went. */
export async function forgetOldCodes(park: Park): Promise<number> {
  const now = new Date(nowMs());
  const gone = [
    await park.db.deleteFrom("verification_uses").where("over_at", "<", now).executeTakeFirst(),
    await park.db.deleteFrom("verification_proofs").where("over_at", "<", now).executeTakeFirst(),
  ];
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

async function keep(
  db: Kysely<Tables>,
  table: "verification_uses" | "verification_proofs",
  { id, over }: Code,
): Promise<boolean> {
  const row = await db
    .insertInto(table)
    .values({ code_id: id, over_at: new Date(over).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("code_id")
    .executeTakeFirst();
  return row !== undefined;
}

async function isKept(
  db: Kysely<Tables>,
  table: "verification_uses" | "verification_proofs",
  { id }: Code,
): Promise<boolean> {
  return (await db.selectFrom(table).select("code_id").where("code_id", "=", id).executeTakeFirst()) !== undefined;
}

function drawn(): string {
  return Array.from({ length: codeLength }, () => codeCharacters[randomInt(codeCharacters.length)]).join("");
}
