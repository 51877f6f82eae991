import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { bounds } from "#platform/http/bounds.ts";
import { ask } from "#tests/ask.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
const held: Socket[] = [];
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy();
  await site.close();
});

const field = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nLin\r\n';
const headers = (forwarded: string) => ({
  origin: site.url,
  "content-type": "multipart/form-data; boundary=x",
  "x-park-limits": "on",
  "x-forwarded-for": forwarded,
});
const noPlace = "429, again in 20 s";
/** Sends a form with files at once; answers its status, and how long one is to wait, which tells why it is refused. */
async function send(forwarded: string): Promise<string> {
  const body = `${field}--x--\r\n`;
  const answer = await ask(site.url, "/accessibility", { method: "POST", headers: headers(forwarded), body });
  const wait = answer.headers["retry-after"];
  return wait ? `${answer.status}, again in ${wait} s` : String(answer.status);
}
/** Begins forms with files that stay on their way, as many as one sender may have. */
async function hold(forwarded: (at: number) => string): Promise<void> {
  const { hostname, port, host } = new URL(site.url);
  for (let at = 0; at < bounds.posted.visitors.arriving.fromOne; at++) {
    const more = { host, "content-length": "100000", expect: "100-continue", ...headers(forwarded(at)) };
    const head = Object.entries(more).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    held.push(socket);
    socket.write(`POST /accessibility HTTP/1.1\r\n${head.join("")}\r\n`);
    await once(socket, "data");
    socket.write(field);
  }
}
const poll = { timeout: 20_000, interval: 200 };

it("behind a proxy that is believed, places are taken by the sender it names, and others have theirs (rule H15)", async () => {
  site = await openTestSite({ TRUST_PROXY: "127.0.0.1" });
  await hold(() => "203.0.113.1");
  await expect.poll(() => send("203.0.113.1"), poll).toBe(noPlace);
  expect(await send("203.0.113.2")).toBe("422");
  // What the sender wrote themselves stands before what the proxy adds.
  expect(await send("198.51.100.7, 203.0.113.1")).toBe(noPlace);
});

it("without one, whoever sends is one sender, whatever addresses they name (rule H15)", async () => {
  site = await openTestSite();
  await hold((at) => `203.0.113.${at}`);
  await expect.poll(() => send("203.0.113.99"), poll).toBe(noPlace);
});
