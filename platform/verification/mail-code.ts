import { z } from "zod";
import { nowMs } from "../clock.ts";
import { email } from "../form/fields.ts";
import { emailLayout, emailSheet, safe } from "../mail/email-layout.ts";
import { type Locale, htmlLangs, pathIn } from "../locales.ts";
import { mailboxOf } from "../mail/mailbox.ts";
import { sendMail } from "../mail/mail.ts";
import type { Park } from "../park.ts";
import { openValue, sealValue } from "../sealed.ts";
import { newCode, openCode, proveCode } from "./code.ts";
import { verificationTexts } from "./verification.texts.ts";

const perMailbox = { what: "code-mails-to", most: 3, seconds: 60 * 60 };
const perAddress = { what: "code-mails-from", most: 18, seconds: 60 * 60 };
const linkSchema = z.object({ code: z.string() });

type Mailed =
  | { ok: true; token: string }
  | { ok: false; field: "email"; reason: string }
  | {
      ok: false;
      field: "";
      reason: "tooOften";
      /** Seconds. */
      wait: number;
    };

/**
 * Mails a link that stands for the code, for who can neither see nor hear it (rule V2). Answers the new code the form
 * goes on with; refuses without a proper address, and beyond three letters an hour to one mailbox or six from one
 * address (18 with proof of work).
 */
export async function mailCode(
  park: Park,
  { to, from, points, locale }: { to: string; from: string; points?: number; locale: Locale },
): Promise<Mailed> {
  const read = email().safeParse([to]);
  if (!read.success) return { ok: false, field: "email", reason: to === "" ? "missing" : "email" };
  const wait =
    (await park.limits.waitFrom(perAddress, from, points)) ||
    (await park.limits.wait(perMailbox, mailboxOf(read.data)));
  if (wait > 0) return { ok: false, field: "", reason: "tooOften", wait };
  const token = newCode(park, { mailed: true });
  const link = `${park.config.siteUrl}${pathIn(locale, `/verification/${sealValue(park.config.secret, "code-link", { code: token })}`)}`;
  const words = (name: keyof typeof verificationTexts) =>
    verificationTexts[name][locale].replace("{site}", () => new URL(park.config.siteUrl).host);
  await park.db.transaction().execute((trx) =>
    park.jobs.send(trx, sendMail, {
      to: read.data,
      subject: words("mailSubject"),
      text: `${words("mailIntro")}\n\n${link}\n\n${words("mailEnd")}\n`,
      html: emailSheet({
        lang: htmlLangs[locale],
        title: words("mailSubject"),
        body: `<h1 style="${emailLayout.title}">${safe(words("mailSubject"))}</h1>
<p>${safe(words("mailIntro"))}</p>
<p><a style="${emailLayout.button}" href="${safe(link)}">${safe(words("mailOpen"))}</a></p>
<p style="${emailLayout.quiet}">${safe(words("mailEnd"))}</p>`,
      }),
      lang: htmlLangs[locale],
    }),
  );
  return { ok: true, token };
}

/** Notes that a mailed link was opened and confirmed; false when it is not ours or older than an hour. */
export async function confirmLink(park: Park, link: string): Promise<boolean> {
  const token = openValue(park.config.secret, "code-link", link, linkSchema)?.code;
  const code = token === undefined ? undefined : openCode(park, token);
  if (!code || code.over < nowMs()) return false;
  await proveCode(park, code);
  return true;
}

/** True for a mailed link that can still be confirmed. */
export function isOpenLink(park: Park, link: string): boolean {
  const token = openValue(park.config.secret, "code-link", link, linkSchema)?.code;
  return token !== undefined && openCode(park, token) !== undefined;
}
