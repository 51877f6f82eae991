import { afterAll, beforeAll, expect, it } from "vitest";
import { locales } from "#platform/locales.ts";
import { sealValue } from "#platform/sealed.ts";
import { ask } from "#tests/ask.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await openTestSite();
  token = JSON.parse((await ask(site.url, "/verification/fresh")).text).token;
});
afterAll(() => site.close());

const shown = (file: string, headers: Record<string, string> = {}) =>
  ask(site.url, `/verification/${token}/${file}`, { headers });

it("no two requests bring the same picture or sound of a code, and nobody keeps them (rules H46, H47)", async () => {
  for (const file of ["picture.png", ...locales.map((locale) => `${locale}.wav`)]) {
    const [one, other] = [await shown(file), await shown(file)];
    expect(one.status, file).toBe(200);
    expect(one.headers["content-type"]).toBe(file === "picture.png" ? "image/png" : "audio/wav");
    expect(one.headers["cache-control"]).toBe("no-store");
    expect(one.bytes.equals(other.bytes), file).toBe(false);
  }
});

it("the parts of a sound that a player asks for fit together (rule H47)", async () => {
  const first = await shown("en_US.wav", { range: "bytes=0-1" });
  expect(first.status).toBe(206);
  const total = Number(/\/(\d+)$/.exec(first.headers["content-range"] ?? "")?.[1]);
  const rest = await shown("en_US.wav", { range: "bytes=2-" });
  expect(rest.headers["content-range"]).toBe(`bytes 2-${total - 1}/${total}`);
  expect(Buffer.concat([first.bytes, rest.bytes]).readUInt32LE(4)).toBe(total - 8);
});

it("a code that is over, or nobody made, is a 404", async () => {
  const over = sealValue(site.park.config.secret, "code", { id: "a", code: "PARK5", over: 1, mailed: false });
  for (const one of [over, "AAAA", `${token}x`])
    for (const file of ["picture.png", "zh_TW.wav"])
      expect((await ask(site.url, `/verification/${one}/${file}`)).status).toBe(404);
  for (const file of ["picture.svg", "zh_TW.mp3", "xx.wav"]) expect((await shown(file)).status, file).toBe(404);
});

it("fifty who ask at once all get theirs, and the site answers meanwhile (rules H46, H47)", async () => {
  const asked = Array.from({ length: 50 }, (_, at) => shown(at % 5 ? "picture.png" : "zh_TW.wav"));
  expect((await ask(site.url, "/healthz")).status).toBe(200);
  expect((await ask(site.url, "/en_US/contact")).status).toBe(200);
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(50).fill(200));
});
