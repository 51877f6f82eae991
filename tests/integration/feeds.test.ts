import { XMLParser, XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { parkAddress } from "#app/visiting/identity.texts.ts";
import { closePark, liftClosure } from "#app/visiting/visiting.server.ts";
import { show } from "#app/whats-on/whats-on.content.ts";
import { findItem, type Item, saveItem } from "#platform/content/store.ts";
import { htmlLangs, locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { readPage, tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

const site = inject("site");
const atoms = ["news", "tidings", "whats-on", "exhibition", "show", "activity"];
const calendars = ["whats-on", "exhibition", "show", "activity"];
const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "entry" || name === "link" });

type Entry = {
  id: string;
  title: string | { "#text": string };
  updated: string;
  link: { "@_href": string }[];
  summary: unknown;
};

describe("Atom feeds", () => {
  it("exist for news and for what is on in every language, well formed, with entries that lead to pages", async () => {
    for (const locale of locales)
      for (const name of atoms) {
        const { headers, text } = await ask(site, `/feeds/${locale}/${name}.atom`);
        expect(headers["content-type"]).toMatch(/^application\/atom\+xml/);
        expect(XMLValidator.validate(text), name).toBe(true);
        const { feed } = parser.parse(text);
        expect(feed["@_xml:lang"]).toBe(htmlLangs[locale]);
        expect(
          new URL(feed.link.find((link: Record<string, string>) => link["@_rel"] === "self")["@_href"]).pathname,
        ).toBe(`/feeds/${locale}/${name}.atom`);
        const entries: Entry[] = feed.entry;
        expect(entries.length, name).toBeGreaterThan(3);
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        const newest = Math.max(...entries.map(({ updated }) => Date.parse(updated)));
        expect(Date.parse(feed.updated)).toBe(newest);
        const first = new URL(entries[0]?.link[0]?.["@_href"] ?? "").pathname;
        expect(first.startsWith(pathIn(locale, name === "whats-on" ? "/" : `/${name}/`))).toBe(true);
        expect((await ask(site, first)).status, first).toBe(200);
      }
  });

  it("are named in the head and on the pages they belong to", async () => {
    for (const locale of locales)
      for (const [page, name] of [
        ["/news", "news"],
        ["/tidings", "tidings"],
        ["/show", "show"],
        ["/calendar", "whats-on"],
        ["/", "whats-on"],
      ]) {
        const { answer } = await readPage(site, pathIn(locale, page ?? ""), { "sec-fetch-site": "same-origin" });
        const heads = tags(answer.text, "link").filter(({ type }) => type === "application/atom+xml");
        expect(
          heads.map(({ href }) => href),
          page,
        ).toContain(`/feeds/${locale}/${name}.atom`);
        expect(heads.every(({ title }) => title)).toBe(true);
        if (page !== "/")
          expect(
            tags(answer.text, "a").map(({ href }) => href),
            page,
          ).toContain(`/feeds/${locale}/${name}.atom`);
      }
  });

  it("that do not exist answer 404", async () => {
    for (const path of [
      "/feeds/fr/news.atom",
      "/feeds/en_US/nothing.atom",
      "/feeds/en_US/news.ics",
      "/feeds/en_US/show/no-such-show.ics",
      "/feeds/en_US/shop/x.ics",
      "/feeds/en_US/show/crossing-white-stone-bridge/2026-13-99-x.ics",
      "/feeds/en_US/toString.atom",
    ])
      expect((await ask(site, path)).status, path).toBe(404);
  });

  it("and calendars are kept like pages: asking again with what one has costs 304", async () => {
    for (const path of [
      "/feeds/en_US/news.atom",
      "/feeds/ja_JP/show.ics",
      "/feeds/zh_TW/show/crossing-white-stone-bridge.ics",
    ]) {
      const { headers } = await ask(site, path);
      expect(headers.etag, path).toBeTruthy();
      const again = await ask(site, `${path}?whatever=1`, { headers: { "if-none-match": headers.etag ?? "" } });
      expect([again.status, again.bytes.length, again.headers["x-cache"]]).toEqual([304, 0, "hit"]);
    }
  });
});

describe("calendars to subscribe to", () => {
  it("hold what is on of each kind in every language, in calendars a strict parser reads", async () => {
    for (const locale of locales)
      for (const name of calendars) {
        const { headers, text } = await ask(site, `/feeds/${locale}/${name}.ics`);
        expect(headers["content-type"]).toMatch(/^text\/calendar/);
        const events = eventsIn(text);
        expect(events.length, name).toBeGreaterThan(5);
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
        for (const event of events) expect(event.startDate.compare(event.endDate)).toBe(-1);
      }
  });

  it("have the same entries whatever the language, so that changing it doubles nothing", async () => {
    const [zh, en] = await Promise.all(
      (["zh_TW", "en_US"] as const).map(async (locale) =>
        eventsIn((await ask(site, `/feeds/${locale}/show.ics`)).text),
      ),
    );
    expect(en?.map(({ uid }) => uid)).toEqual(zh?.map(({ uid }) => uid));
    expect(en?.[0]?.summary).not.toBe(zh?.[0]?.summary);
  });
});

describe("an item's calendar file", () => {
  let here: TestSite;
  beforeAll(async () => {
    here = await openTestSite();
  });
  afterAll(() => here.close());

  const slug = "crossing-white-stone-bridge";
  const storm = { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" };
  const fileOf = async () => eventsIn((await ask(here.url, `/feeds/zh_TW/show/${slug}.ics`)).text);
  const stateOf = (event: ICAL.Event | undefined) => event?.component.getFirstPropertyValue("status");

  it("holds every session with place and address, and each session's own file holds the same entry", async () => {
    const page = await readPage(here.url, `/show/${slug}`);
    const links = tags(page.answer.text, "a")
      .map(({ href = "" }) => href)
      .filter((href) => href.startsWith("/feeds/zh_TW/show/"));
    const whole = await fileOf();
    expect(links).toContain(`/feeds/zh_TW/show/${slug}.ics`);
    const single = links.find((link) => link.includes(`${slug}/`)) ?? "";
    const [one, ...others] = eventsIn((await ask(here.url, single)).text);
    expect(others).toEqual([]);
    expect(whole.find(({ uid }) => uid === one?.uid)?.toString()).toBe(one?.toString());
    expect(one?.location).toBe(`偶戲館，傳藝園區，${parkAddress.zh_TW}`);
    expect(String(one?.component.getFirstPropertyValue("url"))).toMatch(new RegExp(`/show/${slug}$`));
    expect(whole.some((event) => stateOf(event) === "CANCELLED" && event.summary.startsWith("【取消】"))).toBe(true);
    expect(whole.some((event) => stateOf(event) === "CONFIRMED" && event.summary.startsWith("【額滿】"))).toBe(true);
  });

  it("keeps its entries' names and raises their numbers when the item is changed", async () => {
    const before = await fileOf();
    const item = await showOf(here, slug);
    await here.park.db
      .transaction()
      .execute((trx) =>
        saveItem(
          here.park,
          trx,
          show,
          { data: { ...item.data, title: { ...item.data.title, zh_TW: "改了名字的戲" } } },
          "editor",
          { id: item.id },
        ),
      );
    const after = await until(fileOf, (events) => events[0]?.summary.includes("改了名字") === true);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    for (const [at, event] of after.entries())
      expect(event.sequence).toBeGreaterThan(before[at]?.sequence ?? Number.POSITIVE_INFINITY);
  });

  it("calls off what falls into a closure, and takes it back when the closure is lifted, each time with a higher number", async () => {
    const before = await fileOf();
    const coming = before.find(
      (event) =>
        stateOf(event) === "CONFIRMED" &&
        event.startDate.toString() > "2026" &&
        event.startDate.compare(ICAL.Time.fromJSDate(new Date(here.park.now().epochMilliseconds + 86_400_000), true)) >
          0,
    );
    const day = Temporal.PlainDate.from(coming?.startDate.toString().slice(0, 10) ?? "");
    const closed = await closePark(here.park, {
      covers: { kind: "park" },
      span: { firstDay: day, lastDay: day },
      reason: storm,
      by: "editor",
    });
    const find = (events: ICAL.Event[]) => events.find(({ uid }) => uid === coming?.uid);
    const during = await until(fileOf, (events) => stateOf(find(events)) === "CANCELLED");
    expect(find(during)?.sequence).toBeGreaterThan(coming?.sequence ?? Number.POSITIVE_INFINITY);
    if (!closed.ok) throw new Error(closed.reason);
    await liftClosure(here.park, { id: closed.id, by: "editor" });
    const after = await until(fileOf, (events) => stateOf(find(events)) === "CONFIRMED");
    expect(find(after)?.sequence).toBeGreaterThan(find(during)?.sequence ?? Number.POSITIVE_INFINITY);
  });

  it("is found under a former slug", async () => {
    const item = await showOf(here, slug);
    const { status, headers } = await ask(here.url, `/feeds/ja_JP/show/${item.id}.ics`);
    expect([status, headers.location]).toEqual([301, `/feeds/ja_JP/show/${slug}.ics`]);
  });
});

function eventsIn(text: string): ICAL.Event[] {
  ICAL.design.strict = true;
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
}

async function showOf({ park }: TestSite, slug: string): Promise<Item<typeof show>> {
  const found = await findItem(park, show, slug);
  if (!found || !("item" in found)) throw new Error(`no show ${slug}`);
  return found.item;
}

/** What is asked for, as soon as it has become so: a change reaches kept pages within two seconds (rule H7). */
async function until<T>(read: () => Promise<T>, is: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (is(value)) return value;
  }
}
