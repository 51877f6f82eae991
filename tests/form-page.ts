import { type Answer, ask } from "./ask.ts";

/** A page's form as a browser without JavaScript would send it: the hidden keys it carries, and what is filled in. */
export type FormPage = {
  answer: Answer;
  hidden: Record<string, string>;
  /** Posts it with these answers; a repeated field is a list. */
  send(answers: Record<string, string | readonly string[]>, headers?: Record<string, string>): Promise<Answer>;
};

/** Opens a page and reads the hidden keys of its form that is posted to the page itself. */
export async function openFormPage(site: string, path: string, headers: Record<string, string> = {}): Promise<FormPage> {
  const answer = await ask(site, path, { headers });
  const hidden = hiddenIn(answer.text);
  return { answer, hidden, send: (answers, more = {}) => sendForm(site, path, { ...hidden, ...answers }, { ...headers, ...more }) };
}

/** Posts fields to an address as a form of the same site. */
export function sendForm(site: string, path: string, fields: Record<string, string | readonly string[]>, headers: Record<string, string> = {}): Promise<Answer> {
  const pairs = Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : value.map((one) => [name, one])));
  const { origin } = new URL(site);
  return ask(site, path, { method: "POST", body: new URLSearchParams(pairs).toString(), headers: { "content-type": "application/x-www-form-urlencoded", origin, "sec-fetch-site": "same-origin", ...headers } });
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
