import { type Answer, ask } from "#tests/ask.ts";
import type { Sent } from "#tests/uploads/files.ts";

/** A page's form as a browser without JavaScript would send it: the hidden keys it carries, and what is filled in. */
export type FormPage = {
  answer: Answer;
  hidden: Record<string, string>;
  /** Posts it with these answers; a repeated field is a list. */
  send(answers: Record<string, string | readonly string[]>, headers?: Record<string, string>): Promise<Answer>;
  /** The same with files, by name, as a form that takes them is sent. */
  sendWith(
    files: Record<string, readonly Sent[]>,
    answers: Record<string, string | readonly string[]>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
};

/** Opens a page and reads the hidden keys of its form that is posted to the page itself. */
export async function openFormPage(
  site: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<FormPage> {
  const answer = await ask(site, path, { headers });
  const hidden = hiddenIn(answer.text);
  return {
    answer,
    hidden,
    send: (answers, more = {}) => sendForm(site, path, { ...hidden, ...answers }, { ...headers, ...more }),
    sendWith: (files, answers, more = {}) =>
      sendFiles(site, path, files, { ...hidden, ...answers }, { ...headers, ...more }),
  };
}

/** Posts fields to an address as a form of the same site. */
export function sendForm(
  site: string,
  path: string,
  fields: Record<string, string | readonly string[]>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : value.map((one) => [name, one]),
  );
  const { origin } = new URL(site);
  return ask(site, path, {
    method: "POST",
    body: new URLSearchParams(pairs).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin,
      "sec-fetch-site": "same-origin",
      ...headers,
    },
  });
}

/** Posts fields and files to an address as a form of the same site. */
export async function sendFiles(
  site: string,
  path: string,
  files: Record<string, readonly Sent[]>,
  fields: Record<string, string | readonly string[]>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === "string" ? [value] : value) form.append(name, one);
  for (const [name, several] of Object.entries(files))
    for (const one of several) form.append(name, new File([new Uint8Array(one.bytes)], one.name, { type: one.type }));
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  return ask(site, path, {
    method: "POST",
    body,
    headers: {
      "content-type": whole.headers.get("content-type") ?? "",
      origin: new URL(site).origin,
      "sec-fetch-site": "same-origin",
      ...headers,
    },
  });
}

/** The hidden keys a page's form carries. */
export function hiddenIn(html: string): Record<string, string> {
  const keys = ["idempotencyKey", "formToken", "codeToken"];
  return Object.fromEntries(
    [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].flatMap(([tag]) => {
      const [name = "", value = ""] = [/name="([^"]*)"/.exec(tag)?.[1], /value="([^"]*)"/.exec(tag)?.[1]];
      return keys.includes(name) ? [[name, value]] : [];
    }),
  );
}
