import { beforeAll, describe, expect, inject, it } from "vitest";
import { locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { inside, pageOf, readPage, tags } from "#tests/pages/page.ts";

const site = inject("site");
const fresh = { "sec-fetch-site": "same-origin" };

/** The items a list's page shows, and where its page links lead. */
async function readList(path: string) {
  const page = await readPage(site, path, fresh);
  const [, list = ""] = /^(?:\/en_US|\/ja_JP)?(\/\w+)/.exec(path) ?? [];
  const main = /<main[\s\S]*<\/main>/.exec(page.answer.text)?.[0] ?? "";
  const links = tags(main, "a").map(({ href = "" }) => href);
  const items = [
    ...new Set(
      links.filter((href) => new RegExp(`${list}/[a-z0-9-]+$`).test(href) && !/\/(preview|review)$/.test(href)),
    ),
  ];
  return { page, main, links, items };
}

describe("the lists of what is on can be narrowed by plain addresses", () => {
  it("by theme, by place and by day, alone and together, in every language", async () => {
    for (const locale of locales) {
      const all = await readList(pathIn(locale, "/show"));
      const music = await readList(pathIn(locale, "/show?tag=music"));
      const puppets = await readList(pathIn(locale, "/show?place=puppet-theatre"));
      expect(music.items.length).toBeGreaterThan(0);
      expect(puppets.items.length).toBeGreaterThan(0);
      expect(music.items.length).toBeLessThan(all.items.length);
      expect((await readList(pathIn(locale, "/show?place=puppet-theatre&tag=family&date="))).items).toEqual(
        puppets.items,
      );
      expect((await readList(pathIn(locale, "/show?place=puppet-theatre&tag=music"))).items).toEqual([]);
    }
  });

  it("by a day: what the calendar has on it and has not called off", async () => {
    const all = (await readList("/show")).items;
    const day = Temporal.Now.plainDateISO("Asia/Taipei").add({ days: 5 });
    const found = (await readList(`/show?date=${day}`)).items;
    const agenda = await readList(`/calendar?date=${day}&kind=show`);
    const rows = agenda.main.split("<li").filter((row) => !row.includes("取消"));
    const given = all.filter((href) => rows.some((row) => row.includes(`href="${href}"`)));
    expect(found.sort()).toEqual(given.sort());
  });

  it("keep what was chosen in the form and over the pages", async () => {
    const { main, links } = await readList("/exhibition/review?tag=craft");
    expect(main).toMatch(/<option value="craft" selected=""/);
    for (const href of links.filter((link) => link.includes("page="))) expect(href).toContain("tag=craft");
    const typed = await readList("/exhibition?date=next+week");
    expect(tags(typed.main, "input").find(({ name }) => name === "date")?.value).toBe("next week");
    expect(typed.main).toContain("2026-12-01");
  });

  it("lead on where nothing was found, and offer to clear the choice", async () => {
    for (const locale of locales) {
      const { page, links } = await readList(pathIn(locale, "/activity?place=no-such-place&date=2031-01-01"));
      expect(page.answer.status).toBe(200);
      expect(page.robots).toBe("noindex");
      for (const to of ["/activity", "/activity/preview", "/activity/review", "/calendar?date=2031-01-01"])
        expect(links, to).toContain(pathIn(locale, to).replace("&", "&amp;"));
    }
  });

  it("refuse what can be no word, as an address that does not exist", async () => {
    expect((await ask(site, "/show?tag=%3Cscript%3E")).status).toBe(404);
    expect((await ask(site, `/show?place=${"x".repeat(81)}`)).status).toBe(404);
  });
});

describe("the days on a program's card", () => {
  it("bear their year unless it is the present one, and always in the archives", async () => {
    for (const [path, moment] of [
      ["/en_US/exhibition", undefined],
      ["/en_US/activity/preview", undefined],
      ["/en_US/show/preview", "2020-03-01T10:00"],
      ["/en_US", undefined],
      ["/en_US/calendar?view=agenda", undefined],
    ] as const) {
      const { text } = await ask(site, path, { headers: { ...fresh, ...(moment && { "x-park-now": moment }) } });
      const year = moment?.slice(0, 4) ?? String(Temporal.Now.plainDateISO("Asia/Taipei").year);
      // A card ends where it ends: the strip above the cards leads to programs too, and says no days.
      const said = [...text.matchAll(/<(article|li)\b(?:(?!<(?:article|li)\b)[\s\S])*?<\/\1>/g)].flatMap(([card]) => {
        const href = /href="(\/en_US\/(?:exhibition|show|activity)\/[a-z0-9-]+)"/.exec(card)?.[1];
        const days = /\d{1,2}(?: \w+(?: \d{4})?)? ?– ?\d{1,2} \w+(?: \d{4})?/.exec(card)?.[0];
        return href && days ? [{ href, days }] : [];
      });
      expect(said.length, path).toBeGreaterThan(0);
      for (const { href, days } of said) {
        const event = jsonLdOf((await ask(site, href)).text).find((thing) => /Event$/.test(thing["@type"]));
        const within = [event?.startDate, event?.endDate].every((day) => String(day).startsWith(year));
        expect(/\d{4}/.test(days), `${days} of ${href} on ${path}`).toBe(!within);
      }
    }
    const archive = inside((await ask(site, "/en_US/exhibition/review")).text, "p").filter((words) =>
      /^\d{1,2}\b.*–/.test(words),
    );
    expect(archive.length).toBeGreaterThan(0);
    expect(archive.filter((days) => !/\d{4}/.test(days))).toEqual([]);
  });
});

type Thing = Record<string, unknown> & { "@type": string };
function jsonLdOf(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = ""]) =>
    JSON.parse(text),
  );
}

describe("structured data", () => {
  let items: string[] = [];
  beforeAll(async () => {
    const lists = await Promise.all(
      ["/exhibition", "/show", "/activity", "/show/preview", "/activity/review"].map(readList),
    );
    items = lists.flatMap((list) => list.items);
  });

  it("tells every program as an event with dates, status, place and offer, in every language", async () => {
    expect(items.length).toBeGreaterThan(15);
    for (const [at, href] of items.entries()) {
      const path = pathIn(locales[at % 3] ?? "zh_TW", href);
      const event = jsonLdOf((await ask(site, path)).text).find((thing) => /Event$/.test(thing["@type"]));
      expect(event, path).toMatchObject({
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        eventStatus: expect.stringMatching(/^https:\/\/schema\.org\/Event(Scheduled|Cancelled)$/),
        location: { "@type": "Place", name: expect.any(String), address: { addressCountry: "TW" } },
        offers: {
          "@type": "Offer",
          price: expect.any(Number),
          priceCurrency: "TWD",
          availability: expect.stringMatching(/schema\.org\/(InStock|SoldOut)$/),
        },
        image: expect.stringMatching(/^http/),
        url: expect.stringMatching(new RegExp(`${href}$`)),
      });
    }
  });

  it("marks the cancelled and the sold-out session as the page does", async () => {
    const html = (await ask(site, "/en_US/show/crossing-white-stone-bridge")).text;
    const { words } = pageOf({ status: 200, headers: {}, bytes: Buffer.from(html), text: html });
    const event = jsonLdOf(html).find((thing) => thing["@type"] === "TheaterEvent");
    const sessions = JSON.stringify(event?.subEvent);
    expect(sessions.includes("EventCancelled")).toBe(words.includes("Cancelled"));
    expect(sessions.includes("SoldOut")).toBe(words.includes("Sold out"));
    expect(sessions).toMatch(/"startDate":"\d{4}-\d\d-\d\dT\d\d:\d\d:00\+08:00"/);
  });

  it("tells the way to every page as its breadcrumb does", async () => {
    for (const path of [
      "/en_US/show/crossing-white-stone-bridge",
      "/time",
      "/ja_JP/festival",
      "/en_US/accessibility",
    ]) {
      const html = (await ask(site, path)).text;
      const list = jsonLdOf(html).find((thing) => thing["@type"] === "BreadcrumbList");
      const trail = /<nav class="breadcrumb"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
      const items = list?.itemListElement;
      const names = Array.isArray(items) ? items.map(({ name }: { name: string }) => name) : [];
      expect(names, path).toEqual(inside(trail, "li"));
      expect(names.length).toBeGreaterThan(1);
    }
  });

  it.each([
    ["/en_US/activity/mending-days", ["Home", "Events"]],
    ["/en_US/exhibition/review", ["Home", "Exhibitions"]],
    ["/show/preview", ["首頁", "演出"]],
    ["/en_US/about/core", ["Home", "About Us"]],
    ["/en_US/info", ["Home"]],
    ["/en_US/space/inside", ["Home", "Booking"]],
    ["/en_US/space/outside", ["Home", "Booking", "Venue Rentals"]],
    ["/field-trip", ["首頁", "預約申請"]],
    ["/en_US/class-tour", ["Home", "Booking"]],
    ["/ja_JP/accessibility", ["ホーム", "ご予約・お申し込み"]],
    ["/ja_JP/light", ["ホーム", "ご利用案内", "文昌祠のご案内"]],
    ["/en_US/fortune-stick/1", ["Home", "Visit Information", "Wenchang Temple Services", "Draw a Fortune Stick"]],
  ])("leads to %s through its section, whatever its time", async (path, way) => {
    const html = (await ask(site, path, { headers: { "x-park-now": "2026-11-24T10:00" } })).text;
    const trail = inside(/<nav class="breadcrumb"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "", "li");
    expect(trail.slice(0, -1)).toEqual(way);
  });

  it("tells the festivals of the coming year with their solar days, and the page says the lunar ones too", async () => {
    const html = (await ask(site, "/festival", { headers: { "x-park-now": "2026-11-21T10:00" } })).text;
    const festivals = jsonLdOf(html).filter((thing) => thing["@type"] === "Festival");
    expect(festivals.length).toBe(10);
    const days = festivals.map(({ startDate }) => String(startDate).slice(0, 10));
    expect(days).toEqual([...days].sort());
    expect(days.every((day) => day >= "2026-11-21" && day < "2027-12-01")).toBe(true);
    // The Lantern Festival of 2027: the New Year is on 6 February, which some tables have on the 7th.
    expect(days).toContain("2027-02-20");
    expect(festivals).toContainEqual(
      expect.objectContaining({
        startDate: "2027-02-20T18:30:00+08:00",
        endDate: "2027-02-20T20:30:00+08:00",
        eventStatus: "https://schema.org/EventScheduled",
      }),
    );
    expect(pageOf({ status: 200, headers: {}, bytes: Buffer.from(html), text: html }).words).toMatch(
      /2027年2月20日（六） · 農曆 正月十五\s*祭典時間 18:30 至 20:30\s*園區當天 09:00 至 18:00 開放\s*18:00 閉園後，南門到月河邊仍為祭典免票開放，至 20:30 為止/,
    );
    const night = await ask(site, "/en_US/calendar?date=2027-02-20");
    expect(pageOf(night).words).toMatch(/18:30–20:30\s*Lantern Night/);
  });
});

describe("an item's page", () => {
  it("can be passed on without scripts: by mail and by its address", async () => {
    for (const locale of locales) {
      const { main } = await readList(pathIn(locale, "/show/crossing-white-stone-bridge"));
      expect(
        tags(main, "a").some(
          ({ href = "" }) =>
            href.startsWith("mailto:?subject=") &&
            href.includes(encodeURIComponent("/show/crossing-white-stone-bridge")),
        ),
      ).toBe(true);
      expect(inside(main, "code")[0]).toMatch(new RegExp(`${pathIn(locale, "/show/crossing-white-stone-bridge")}$`));
    }
  });

  it("says place, price, age and language, and leads to its place and to more of its theme", async () => {
    const { main, links } = await readList("/en_US/show/crossing-white-stone-bridge");
    const facts = inside(main, "dt");
    for (const term of ["Place", "Price", "Ages", "Language", "Themes"]) expect(facts, term).toContain(term);
    expect(links).toContain("/en_US/navigate/puppet-theatre");
    expect(links).toContain("/en_US/show?tag=puppets");
    expect((await ask(site, "/en_US/show?tag=puppets")).status).toBe(200);
  });
});

describe("performances and events tell on their cards when they are held next", () => {
  const today = Temporal.Now.plainDateISO("Asia/Taipei");

  it.each([
    ["zh_TW", /下一場 (?:今天|明天|\d+月).*?(\d\d:\d\d)/],
    ["en_US", /Next: .*?(\d\d:\d\d)/],
    ["ja_JP", /次回 .*?(\d\d:\d\d)/],
  ] as const)("as their pages do, in %s", async (locale, next) => {
    for (const name of ["show", "activity"]) {
      const html = (
        await ask(site, pathIn(locale, `/${name}`), { headers: { ...fresh, "x-park-now": `${today}T09:01` } })
      ).text;
      const cards = [...html.matchAll(/<article class="card"[\s\S]*?<\/article>/g)].map(([card]) => card);
      expect(cards.length).toBeGreaterThan(2);
      for (const card of cards.slice(0, 3)) {
        const [, time = "none"] = next.exec(card.replaceAll("<!-- -->", "")) ?? [];
        const [{ href = "" } = {}] = tags(card, "a");
        expect(
          (await ask(site, href, { headers: { ...fresh, "x-park-now": `${today}T09:01` } })).text,
          `${href} at ${time}`,
        ).toContain(time);
      }
    }
    expect(next.test((await ask(site, pathIn(locale, "/exhibition"))).text)).toBe(false);
  });
});

describe("the calendar", () => {
  it("shows two weeks as an agenda with what each day's page has, from any day, in every language", async () => {
    for (const [turn, locale] of locales.entries()) {
      const from = Temporal.PlainDate.from("2027-02-01").add({ days: turn });
      const agenda = await readList(pathIn(locale, `/calendar?view=agenda&date=${from}`));
      const days = agenda.main.split('data-day="').slice(1);
      expect(days.map((day) => day.slice(0, 10))).toEqual(
        Array.from({ length: 14 }, (_, ahead) => from.add({ days: ahead }).toString()),
      );
      for (const day of days.slice(3, 6)) {
        const single = await readList(pathIn(locale, `/calendar?date=${day.slice(0, 10)}`));
        const shown = (html: string) => inside(html, "li").filter((text) => /^\d\d:\d\d–/.test(text));
        expect(shown(day), day.slice(0, 10)).toEqual(shown(single.main));
      }
      // New Year's Eve: nothing is held, and the day says why.
      expect(days.find((day) => day.startsWith("2027-02-05"))).toMatch(/calendar-closed/);
    }
  });

  it("names what is held at a time before exhibitions, which last for months", async () => {
    const { main } = await readList("/en_US/calendar?view=agenda&date=2027-02-15");
    expect(main.indexOf("calendar-onview")).toBeGreaterThan(main.lastIndexOf('data-day="'));
  });

  it("marks a day of the month only for what sets it apart: festivals stand out, and days that hold the same look the same", async () => {
    for (const locale of locales) {
      const { main } = await readList(pathIn(locale, "/calendar?date=2027-02-10"));
      const days = [...main.matchAll(/<a [^>]*data-day="([^"]+)"[^>]*>[\s\S]*?<\/a>/g)].map(([html, day]) => {
        const label = /aria-label="([^"]*)"/.exec(html)?.[1] ?? "";
        return {
          day,
          special: html.includes("data-special"),
          marks: [...html.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind).join(),
          holds: label.replace(/[^，,・]*[，,・]/, "").replace(/\d+/g, ""),
        };
      });
      expect(days).toHaveLength(28);
      expect(days.find(({ day }) => day === "2027-02-20")).toMatchObject({
        special: true,
        marks: expect.stringContaining("festival"),
      });
      const looks = new Map<string, Set<string>>();
      for (const { holds, marks, special } of days)
        looks.set(holds, (looks.get(holds) ?? new Set()).add(special ? "" : marks));
      for (const [holds, seen] of looks) expect(seen.size, `${holds}: ${[...seen].join(" | ")}`).toBe(1);
      expect(days.filter(({ special }) => special).length).toBeLessThan(14);
    }
  });

  it("marks every day that holds what it is narrowed to", async () => {
    const { main } = await readList("/en_US/calendar?date=2027-02-10&kind=festival");
    expect([...main.matchAll(/class="month-marks"><i data-kind="(\w+)"/g)].map(([, kind]) => kind)).toEqual([
      "festival",
    ]);
  });

  it("can be narrowed to a kind, festivals too, and keeps what was chosen in its links", async () => {
    const page = await readList("/en_US/calendar?view=agenda&kind=festival&date=2027-02-15");
    expect(page.page.words).toContain("Lantern Night");
    expect(page.links.some((href) => /\/(show|activity)\/[a-z]/.test(href))).toBe(false);
    expect(page.links).toContain("/en_US/calendar?date=2027-03-01&kind=festival&view=agenda");
    expect((await ask(site, "/calendar?date=&view=")).status).toBe(200);
    for (const wrong of ["date=2026-02-30", "date=tomorrow", "kind=concert", "view=year"])
      expect((await ask(site, `/calendar?${wrong}`)).status, wrong).toBe(404);
  });

  it("and the home page tell the day: sessions, tours, bell and drum, with mist and shuttles beside them", async () => {
    // The next Saturday: every day has its own sessions, and what the starter park has on lasts months from today.
    const today = Temporal.Now.plainDateISO("Asia/Taipei");
    const saturday = today.add({ days: (13 - today.dayOfWeek) % 7 });
    for (const path of ["/en_US", "/en_US/calendar"]) {
      const html = (await ask(site, path, { headers: { ...fresh, "x-park-now": `${saturday}T10:00` } })).text;
      const timeline = /<section class="timeline"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
      const words = timeline.replace(/<[^>]+>/g, " ");
      for (const one of ["Temple bell", "Evening drum", "Guided tour:", "Mist", "Shuttle to the station"])
        expect(words, path).toContain(one);
      expect(timeline).toContain("09:15");
    }
  });
});
