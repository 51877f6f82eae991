import { setTimeout as wait } from "node:timers/promises";
import type { SendMailOptions } from "nodemailer";
import type { Logger } from "pino";
import { z } from "zod";
import type { MailOutcome } from "./mail.ts";

export type MailServer = {
  url: string;
  /** How many letters are handed over at once. */
  connections: number;
  /** Answers how many milliseconds a letter waits for its turn (SMTP_RATE); without it none waits. */
  turn?: (() => Promise<number>) | undefined;
};

/** A mail server, over connections that are kept for the next letter. */
export interface Post {
  /** Hands one letter over; throws where it should be tried again. `id` stands in the log. */
  send(mail: SendMailOptions, id: string): Promise<MailOutcome>;
  /** Lets letters in transfer finish. Letters that wait fail, and are tried again at the next start. */
  close(): void;
}

/** How long a letter waits for a mail server that cannot be reached before the attempt counts as failed. */
const longestAwayMs = 240_000;
/**
 * Limit for one letter in all. The socket timeout measures only the time between two answers, and a server may send
 * them slowly forever.
 */
const longestEmailMs = 600_000;
/** Waits between two questions whether the server is back. */
const askAgainMs = [0, 1000, 2000, 4000, 8000, 15_000] as const;

/**
 * Opens the connections to a mail server. A refusal concerns only the letter that was refused. While the server does
 * not answer at all, letters wait for it instead of failing one by one: they leave as soon as it is back, not at their
 * next retry.
 */
export function openPost({ url, connections, turn }: MailServer, log: Logger): Post {
  const closing = new AbortController();
  const { signal } = closing;
  let away: Promise<void> | undefined;
  const transport = openTransport();

  async function openTransport() {
    const { createTransport } = await import("nodemailer");
    const opened = createTransport({
      url,
      pool: true,
      maxConnections: connections,
      maxRequeues: 1,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 60_000,
    });
    signal.addEventListener("abort", () => opened.close());
    return opened;
  }

  /**
   * Resolves when the server accepts connections and our sign-in. Logs only if the first question fails: a single
   * broken connection is no news.
   */
  async function untilBack(): Promise<void> {
    for (let asked = 0; ; asked++) {
      await wait(askAgainMs[Math.min(asked, askAgainMs.length - 1)], undefined, { signal, ref: false });
      const fault = await (await transport).verify().then(() => undefined, faultOf);
      if (!fault) {
        if (asked > 0) log.warn({ from: "mail" }, "the mail server answers again");
        return;
      }
      if (asked === 0)
        log.error({ from: "mail", ...fault }, "the mail server does not answer; letters wait until it does");
    }
  }

  async function waitForServer(): Promise<void> {
    if (!away) return;
    const late = new AbortController();
    try {
      await Promise.race([
        away,
        wait(longestAwayMs, undefined, { signal: AbortSignal.any([signal, late.signal]), ref: false }).then(() =>
          Promise.reject(new Error("the mail server does not answer")),
        ),
      ]);
    } finally {
      late.abort();
    }
  }

  return {
    async send(mail, id) {
      await waitForServer();
      if (turn) await wait(await turn(), undefined, { signal });
      try {
        await (await transport).sendMail({ ...mail, signal: AbortSignal.timeout(longestEmailMs) });
        return "sent";
      } catch (error) {
        const { code, responseCode } = faultOf(error);
        const ofEmail = code === "EENVELOPE" || code === "EMESSAGE";
        if (responseCode >= 500 && ofEmail) {
          log.error({ mail: id, code, responseCode }, "the mail server refused a letter for good");
          return "refused";
        }
        if (!ofEmail || responseCode === 421)
          away ??= untilBack()
            .catch(() => {})
            .finally(() => {
              away = undefined;
            });
        // Without its message and cause: they name the recipient, which no log should.
        throw new Error(`the mail server did not take the letter (${code} ${responseCode || ""})`);
      }
    },
    close: () => closing.abort(),
  };
}

/** The parts of an error that may be logged. */
function faultOf(error: unknown): { code: string; responseCode: number } {
  return faultSchema.parse(error);
}

const faultSchema = z
  .object({ code: z.string().catch("EUNKNOWN"), responseCode: z.number().catch(0) })
  .catch({ code: "EUNKNOWN", responseCode: 0 });
