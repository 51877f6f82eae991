import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import type { Logger } from "pino";
import { z } from "zod";
import { defineJob, handle, type JobHandler, type JobOptions } from "../jobs.ts";
import { writeWhole } from "../files/whole-file.ts";
import { type MailServer, openPost } from "./post.ts";

const emailSchema = z.object({
  /** One address; lists are not taken, so that nobody can make us write to many. */
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  /** The language it is written in, as in `<html lang>`. */
  lang: z.string().optional(),
  replyTo: z.email().optional(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })).optional(),
});

/** What a feature writes. */
export type Email = z.output<typeof emailSchema>;
/** A letter on its way; `id` is that of the job that carries it, the same at every try. */
export type MailMessage = Email & { id: string };

/**
 * How a job that sends a letter runs: many at once, since most of the time goes by waiting for the mail server. It may
 * wait long for a server that is away, or for its turn; a process that died is noticed all the same. What one letter is
 * refused for delays that letter alone.
 */
export const emailJob = {
  retryLimit: 200,
  retryDelay: 10,
  concurrency: 20,
  expireInSeconds: 6 * 60 * 60,
} as const satisfies JobOptions;

/**
 * The one way to send mail: enqueued in the transaction that gives the reason for it.
 * `await park.jobs.send(trx, sendMail, { to, subject, text })`
 * Tried again for about a week, since a mail server may be down over a long holiday.
 */
export const sendMail = defineJob("send-mail", emailSchema, emailJob);

/** The handler of `sendMail`; answers go to `replyTo` unless the letter says otherwise. */
export function mailHandler(mail: Mail, replyTo: () => Promise<string>): JobHandler {
  return handle(
    sendMail,
    async (letter, run) => void (await mail.send({ replyTo: await replyTo(), ...letter, id: run.id })),
  );
}

export type MailOutcome = "sent" | "refused";

/** Hands letters to the mail server, or puts them in a folder. */
export interface Mail {
  /**
   * Throws when it should be tried again; a repeat has the same Message-ID, and in the folder the same name. "refused"
   * for good by the mail server.
   */
  send(message: MailMessage): Promise<MailOutcome>;
  /** Takes away what the outbox folder keeps of a message. */
  forget(id: string): Promise<void>;
  /** Lets letters that are being handed over leave, and takes no more. */
  close(): void;
}

export type MailPlace = { smtp?: MailServer | undefined; outbox: string; from: string; log: Logger };

/** Mail by SMTP where a server is given, else one .eml file for each letter in the outbox folder. */
export function openMail({ smtp, outbox, from, log }: MailPlace): Mail {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  const post = smtp && openPost(smtp, log);
  return {
    async send(message) {
      const mail = compose(message, from, domain);
      return post ? post.send(mail, message.id) : keep(outbox, mail, message.id);
    },
    forget: (id) => rm(join(outbox, `${id}.eml`), { force: true }),
    close: () => post?.close(),
  };
}

function compose(message: MailMessage, from: string, domain: string): SendMailOptions {
  return {
    messageId: `<${message.id}@${domain}>`,
    from,
    // As an object the address is taken as it is and never read as a list.
    to: { name: "", address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    replyTo: message.replyTo,
    attachments: message.attachments?.map(({ filename, contentType, base64 }) => ({
      filename,
      contentType,
      content: base64,
      encoding: "base64",
    })),
    headers: { "Auto-Submitted": "auto-generated", ...(message.lang && { "Content-Language": message.lang }) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function keep(outbox: string, mail: SendMailOptions, id: string): Promise<MailOutcome> {
  const { createTransport } = await import("nodemailer");
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: "windows" }).sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error("the letter was not composed as bytes");
  // Named by its job, so that a second try takes the first one's place.
  await writeWhole(join(outbox, `${id}.eml`), message);
  return "sent";
}
