import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { Park } from "#platform/park.ts";

export type ReadEmail = {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  attachments: string[];
};

/** The letters of a park without a mail server, in no order. */
export async function readOutbox({ config }: Park): Promise<ReadEmail[]> {
  const outbox = join(config.dataDir, "outbox");
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(
    names.filter((name) => name.endsWith(".eml")).map(async (name) => readEmail(await readFile(join(outbox, name)))),
  );
}

/** One letter as a mail program shows it. */
export async function readEmail(eml: string | Uint8Array): Promise<ReadEmail> {
  const mail = await PostalMime.parse(eml);
  return {
    to: mail.to?.map(({ address }) => address ?? "").join(", ") ?? "",
    replyTo: mail.replyTo?.map(({ address }) => address ?? "").join(", ") ?? "",
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    language: mail.headers.find(({ key }) => key === "content-language")?.value ?? "",
    attachments: mail.attachments.map(({ filename }) => filename ?? ""),
  };
}
