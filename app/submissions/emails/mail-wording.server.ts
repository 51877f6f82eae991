import { z } from "zod";
import { readSetting } from "#app/visiting/visiting.server.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/** What staff wrote in place of a mail's own words; null = the built-in ones hold in that language. */
export type MailWording = Record<Locale, { subject: string; lines: string[] } | null>;

const words = z.object({ subject: z.string(), lines: z.array(z.string()) }).nullable();

export const mailWordingSchema: z.ZodType<MailWording> = z.object({ zh_TW: words, en_US: words, ja_JP: words });
export const builtInWording: MailWording = { zh_TW: null, en_US: null, ja_JP: null };

/** The key under which the wording of a mail of a kind is kept. */
export function mailWordingKey(kind: string, mail: string): string {
  return `mail.${kind}.${mail}`;
}

/** Staff's own words of a mail in a language; nothing where the built-in ones hold (rule B5). */
export async function readWording(
  park: Park,
  kind: string,
  mail: string,
  locale: Locale,
): Promise<{ subject: string; lines: string[] } | undefined> {
  return (await readSetting(park, mailWordingKey(kind, mail), mailWordingSchema))?.[locale] ?? undefined;
}
