import { z } from "zod";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { contact, foundationName, parkAddress, parkName } from "./identity.texts.ts";
import { localizedSchema } from "./visiting.schema.ts";
import { readSetting } from "./visiting.server.ts";

/** Who the park is and how to reach it (rule L12). */
export type Identity = {
  park: Localized;
  foundation: Localized;
  address: Localized;
  phone: string;
  email: string;
  /** Where answers to letters go; empty: to `email`. */
  replyTo: string;
  chat: string;
  photos: string;
  social: string;
};

const webAddress = z.url({ protocol: /^https$/ }).max(300);

export const identityKey = "identity";
export const identitySchema: z.ZodType<Identity> = z.object({
  park: localizedSchema,
  foundation: localizedSchema,
  // Settings of before there was one have none.
  address: localizedSchema.default(parkAddress),
  phone: z
    .string()
    .trim()
    .regex(/^[\d+()\-# ]{5,30}$/),
  email: z.email().max(200),
  replyTo: z.union([z.literal(""), z.email().max(200)]).default(""),
  chat: webAddress,
  photos: webAddress,
  social: webAddress,
});

/** The park's own names and contact data until staff change them; visibly fictional. */
export const builtInIdentity: Identity = {
  park: parkName,
  foundation: foundationName,
  address: parkAddress,
  replyTo: "",
  ...contact,
};

/** Names and contact data as they hold now. */
export async function readIdentity(park: Park): Promise<Identity> {
  return (await readSetting(park, identityKey, identitySchema)) ?? builtInIdentity;
}

/** The mailbox in which somebody reads the answers to letters (rule B8). */
export async function readReplyTo(park: Park): Promise<string> {
  const { replyTo, email } = await readIdentity(park);
  return replyTo || email;
}

/** Where something is, for a calendar that finds it on a map: what is given, nearest first, and the park's address. */
export function formatWhere(given: readonly (string | undefined)[], { address }: Identity, locale: Locale): string {
  return [...given, address[locale]].filter(Boolean).join({ zh_TW: "，", en_US: ", ", ja_JP: "、" }[locale]);
}
