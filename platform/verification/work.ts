import { randomInt } from "node:crypto";
import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { nowMs } from "../clock.ts";
import type { Park } from "../park.ts";
import { keyFrom } from "../seal.ts";

/**
 * What a device has to work out for a form: at most so many derivations of so many rounds, half of them on average. Few
 * and long ones, since browsers do each beside the page. Both together are what a slow phone does within a second
 * (docs/decisions/0007-forms.md).
 */
const rounds = 4_000;
const mostDerivations = 50;
const algorithm = "PBKDF2/SHA-256";
const hours = 2;

/** A form without proof of work counts as so many. */
export const withoutWork = 3;

const nameSchema = z.string().regex(/^[a-z][a-z-]{0,40}$/);
const hex = z.string().regex(/^[0-9a-f]{1,128}$/);
const workSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      cost: z.number(),
      data: z.object({ form: nameSchema }),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

/** A task for the form of this name, signed and good for two hours; undefined for what is no form's name. */
export async function makeTask({ config }: Pick<Park, "config">, form: string): Promise<Challenge | undefined> {
  if (!nameSchema.safeParse(form).success) return undefined;
  return createChallenge({
    algorithm,
    cost: rounds,
    counter: randomInt(mostDerivations),
    deriveKey,
    data: { form },
    expiresAt: Math.floor(nowMs() / 1000) + hours * 60 * 60,
    ...secrets(config.secret),
  });
}

/**
 * Whether what came with a form proves that its task was done: for this form, in time, and for the first time. Checking
 * takes two hashes, no work.
 */
export async function spendWork(
  { config, db }: Pick<Park, "config" | "db">,
  form: string,
  sent: string,
): Promise<boolean> {
  const read = workSchema.safeParse(readJson(sent)).data;
  if (read?.challenge.parameters.data.form !== form) return false;
  const { verified } = await verifySolution({ ...read, deriveKey, ...secrets(config.secret) });
  if (!verified) return false;
  const used = {
    code_id: `work ${read.challenge.parameters.nonce}`,
    over_at: new Date(read.challenge.parameters.expiresAt * 1000).toISOString(),
  };
  return (
    (await db
      .insertInto("verification_uses")
      .values(used)
      .onConflict((conflict) => conflict.doNothing())
      .returning("code_id")
      .executeTakeFirst()) !== undefined
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function secrets(secret: string) {
  return {
    hmacSignatureSecret: keyFrom(secret, "work").toString("hex"),
    hmacKeySignatureSecret: keyFrom(secret, "work keys").toString("hex"),
  };
}
