import { describe, expect, inject, it } from "vitest";
import { realNow } from "#platform/clock.ts";
import { dayOf } from "#platform/dates.ts";
import { locales, pathIn } from "#platform/locales.ts";
import { type Answer, ask } from "#tests/ask.ts";
import { pageOf, tags } from "#tests/pages/page.ts";

const site = inject("site");
const map = (query = "", locale: (typeof locales)[number] = "en_US") =>
  ask(site, `${pathIn(locale, "/navigate")}${query}`);
const marked = ({ text }: Answer) => [...text.matchAll(/class="map-mark"/g)].length;
const listed = ({ text }: Answer) => [...text.matchAll(/class="map-row-name">([^<]+)</g)].map(([, name]) => name);
const legs = ({ text }: Answer) =>
  [...(/<ol class="walk-legs">(.*?)<\/ol>/.exec(text)?.[1] ?? "").matchAll(/<li>([^<]*)<\/li>/g)].map(([, leg]) => leg);

describe.each(locales)("the map in %s", (locale) => {
  it("marks every place with a link, has room for every name, and lists the same places beside it", async () => {
    const answer = await map("", locale);
    const links = tags(answer.text, "a")
      .filter(({ class: name }) => name === "map-mark")
      .map(({ href }) => href);
    expect(links).toHaveLength(18);
    expect(links).toContain(pathIn(locale, "/navigate/south-gate"));
    expect(answer.text.match(/class="map-name"/g)).toHaveLength(18);
    expect(listed(answer)).toHaveLength(18);
  });

  it("tells the walk between two places leg by leg and draws it", async () => {
    const answer = await map("?from=south-gate&to=egret-pond", locale);
    expect([answer.status, pageOf(answer).robots]).toEqual([200, "noindex"]);
    expect(legs(answer)).toHaveLength(7);
    expect(legs(answer).join("")).not.toMatch(/[{}#]|undefined/);
    expect(answer.text).toContain('class="map-line"');
    expect(answer.text).toMatch(/<h2 id="walk-heading">/);
  });
});

it("the drawing is small, the same for all languages, and may be kept for ever", async () => {
  const [source] = tags((await map()).text, "img").filter(({ src }) => src?.startsWith("/park-map/"));
  const drawing = await ask(site, source?.src ?? "", { headers: { "accept-encoding": "br" } });
  expect(drawing.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
  });
  expect(drawing.bytes.length).toBeLessThan(10_000);
  expect((await map("", "ja_JP")).text).toContain(source?.src);
  for (const name of ["none.svg", "day-000000000000.svg", "..%2fsecret"])
    expect((await ask(site, `/park-map/${name}`)).status).toBe(404);
});

describe("the filters", () => {
  it("leave the places that offer all one needs, and pale the others", async () => {
    const nursing = await map("?need=nursing-room");
    expect(listed(nursing)).toEqual(["Visitor Centre"]);
    expect(nursing.text.match(/data-look="quiet"/g)).toHaveLength(17);
    const level = await map("?need=step-free");
    expect(listed(level)).not.toContain("Banyan Garden");
    expect(level.text).toContain('data-step-free="true"');
    const both = listed(await map("?need=food&need=toilet"));
    expect(both).toEqual(["Artisan Street", "Noodle House"]);
  });

  it("go together with the kinds, and each is a link that can be taken back", async () => {
    const answer = await map("?kind=water&need=shade");
    expect(listed(answer)).toEqual(["Egret Pond", "Boat Landing"]);
    const links = tags(answer.text, "a").map(({ href }) => href);
    expect(links).toContain("/en_US/navigate?kind=water");
    expect(links).toContain("/en_US/navigate?need=shade");
  });

  it("say so when nothing fits, and take no notice of unknown words", async () => {
    expect(pageOf(await map("?need=nursing-room&need=shade")).words).toContain("Please choose one fewer.");
    expect(listed(await map("?need=unicorns"))).toHaveLength(18);
    expect((await map("?kind=unicorns")).status).toBe(404);
  });
});

describe("directions", () => {
  it("avoid steps when asked to, and say that there are none", async () => {
    const steps = pageOf(await map("?from=south-gate&to=central-plaza")).words;
    expect(steps).toContain("with 22 steps on the way");
    const level = await map("?from=south-gate&to=central-plaza&way=step-free");
    expect(pageOf(level).words).toContain("without steps");
    expect(pageOf(level).words).toContain("the level bridge");
  });

  it.each([
    ["?from=nowhere&to=egret-pond", 404, "There is no such place in the park: nowhere."],
    ["?from=%3Cscript%3Ealert(1)&to=egret-pond", 404, "There is no such place in the park:"],
    [`?from=south-gate&to=${"x".repeat(3000)}`, 404, "There is no such place in the park: xxx"],
    ["?from=egret-pond&to=egret-pond", 200, "The start and the destination are the same place."],
    [
      "?from=egret-pond&to=boat-landing&way=step-free",
      200,
      "There is no way from Egret Pond to Boat Landing without steps.",
    ],
  ])("%s is answered in words, and the map stays", async (query, status, words) => {
    const answer = await map(query);
    expect(answer.status).toBe(status);
    expect(pageOf(answer).words).toContain(words);
    expect(marked(answer)).toBe(18);
    expect(answer.text).not.toContain("<script>alert");
  });

  it("keep the one place that is known and ask for the other", async () => {
    for (const query of ["?from=egret-pond", "?from=egret-pond&to=nowhere"])
      expect((await map(query)).text).toMatch(/<option value="egret-pond" selected="">/);
    expect(legs(await map("?from=egret-pond"))).toEqual([]);
  });
});

describe("the page of a place", () => {
  const stage = (locale: (typeof locales)[number], now: string) =>
    ask(site, pathIn(locale, "/navigate/opera-stage"), { headers: { "x-park-now": now } });

  it.each(locales)("says what is near, where it lies, its audio stop and how to get there (%s)", async (locale) => {
    const { text } = await stage(locale, "2026-03-03T10:00");
    const links = tags(text, "a").map(({ href }) => href);
    for (const query of ["?to=opera-stage#directions", "?from=opera-stage#directions"])
      expect(links).toContain(`${pathIn(locale, "/navigate")}${query}`);
    expect(links.some((href) => href?.includes("/audio-guide?stop="))).toBe(true);
    expect(text.match(/data-look="strong"/g)).toHaveLength(1);
    expect(text).toMatch(/class="item-related[\s\S]*\/navigate\/central-plaza/);
  });

  it("names the sessions of today until they are over, and those to come", async () => {
    const first = dayOf(realNow());
    const days = Array.from({ length: 8 }, (_, ahead) => first.add({ days: ahead }).toString());
    const pages = await Promise.all(
      days.map(async (day) => ({ day, text: (await stage("en_US", `${day}T09:30`)).text })),
    );
    const played = pages.find(({ text }) => text.includes("<h3>Today</h3>"));
    expect(played?.text).toMatch(/<h3>Today<\/h3>[\s\S]*?\/en_US\/show\//);
    expect((await stage("en_US", `${played?.day}T23:30`)).text).not.toContain("<h3>Today</h3>");
    expect(pages[0]?.text).toContain("<h3>In the next two weeks</h3>");
  });

  it("lists the workshops and shops that are there", async () => {
    const { text } = await ask(site, "/en_US/navigate/artisan-street");
    const links = tags(/<section class="here">[\s\S]*?<\/section>/.exec(text)?.[0] ?? "", "a").map(
      ({ href }) => href ?? "",
    );
    expect(links.some((href) => href.startsWith("/en_US/shop/"))).toBe(true);
  });
});

it.each(locales)("the map stands on the page of visit information too, with every place (%s)", async (locale) => {
  const answer = await ask(site, pathIn(locale, "/info"));
  expect([marked(answer), listed(answer).length]).toEqual([18, 18]);
});
