import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarChanges } from "#app/places/park-calendar.server.ts";
import { closePark } from "#app/visiting/visiting.server.ts";
import { starterId } from "#platform/content/store.ts";
import { locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { inside, pageOf, tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
const repairs = { zh_TW: "木棧道更換", en_US: "The boardwalk is being renewed", ja_JP: "木道の張り替え" };
const holiday = { zh_TW: "老闆娘回娘家", en_US: "The owner is visiting her family", ja_JP: "女将の里帰り" };
const day = Temporal.PlainDate.from("2026-11-26");
beforeAll(async () => {
  site = await openTestSite();
  await closePark(site.park, {
    covers: { kind: "area", id: "river" },
    span: { firstDay: day, lastDay: day },
    reason: repairs,
    by: "editor",
  });
  await closePark(site.park, {
    covers: { kind: "facility", id: starterId("shop", "moon-noodles") },
    span: { firstDay: day, lastDay: day },
    reason: holiday,
    by: "editor",
  });
});
afterAll(() => site.close());

async function at(moment: string, path: string) {
  const answer = await ask(site.url, path, { headers: { "x-park-now": moment, "sec-fetch-site": "same-origin" } });
  const main = /<main[\s\S]*<\/main>/.exec(answer.text)?.[0] ?? "";
  return {
    html: answer.text,
    status: answer.status,
    main,
    links: tags(main, "a").map(({ href = "" }) => href),
    ...pageOf(answer),
  };
}
/** The last line of the tables that begins with a name. */
const rowOf = (html: string, name: string) => inside(html, "tr").findLast((row) => row.startsWith(name)) ?? "";

type Thing = Record<string, unknown> & { "@type": string };
function jsonLdOf(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = ""]) =>
    JSON.parse(text),
  );
}

describe("facility hours (rules T4, T5)", () => {
  it("tell of every place, shop and desk its hours today and whether it is open now, in every language", async () => {
    for (const [locale, open, noodles, dye] of [
      ["zh_TW", "開放中", "月河麵舖", "藍染坊"],
      ["en_US", "Open until", "Moon River Noodles", "Dye House"],
      ["ja_JP", "営業中", "月河の麺処", "藍染め工房"],
    ] as const) {
      const page = await at("2026-11-21T10:00", pathIn(locale, "/time"));
      expect(inside(page.main, "caption").length).toBeGreaterThanOrEqual(5);
      expect(rowOf(page.main, dye), locale).toContain(open);
      expect(rowOf(page.main, noodles), locale).not.toContain(open);
      const later = await at("2026-11-21T10:30", pathIn(locale, "/time"));
      expect(rowOf(later.main, noodles), locale).toContain(open);
      expect(rowOf((await at("2026-11-21T17:00", pathIn(locale, "/time"))).main, dye), locale).not.toContain(open);
    }
  });

  it("an area closed closes its places, its sessions and workshops; a shop closed closes alone; both say why", async () => {
    const page = await at("2026-11-26T11:00", "/en_US/time");
    for (const name of ["Egret Pond", "Boat Landing"])
      expect(rowOf(page.main, name)).toMatch(/Closed today.*Closed.*The boardwalk is being renewed/);
    expect(rowOf(page.main, "Moon River Noodles")).toContain("The owner is visiting her family");
    expect(rowOf(page.main, "Opera Stage")).toContain("Open until 18:00");
    expect(rowOf(page.main, "Riverside area")).toContain("The boardwalk is being renewed");
    const shop = await at("2026-11-26T11:00", "/ja_JP/shop/moon-noodles");
    expect(shop.words).toContain("女将の里帰り");
    const hours = jsonLdOf(shop.html).find(
      (thing) => thing["@type"] === "Restaurant",
    )?.specialOpeningHoursSpecification;
    expect(hours).toContainEqual(
      expect.objectContaining({ opens: "00:00", closes: "00:00", validFrom: "2026-11-26", validThrough: "2026-11-26" }),
    );
    // The river's closing calls off what is held there: the egret walk on a Thursday would not be, the boat on a Friday
    // is another day.
    const calendar = await at("2026-11-26T08:00", "/en_US/calendar?date=2026-11-26");
    expect(calendar.words).not.toContain("The park is closed on this day");
  });

  it("before a closure it is announced, and the days with other hours are too", async () => {
    const page = await at("2026-11-21T11:00", "/time");
    expect(rowOf(page.main, "月河一帶")).toContain("木棧道更換");
    expect(rowOf(page.main, "2027年2月5日")).toContain("農曆除夕");
  });
});

describe("shops, goods, workshops and lodging", () => {
  it("lists leave what is open now, and say so where nothing is", async () => {
    const all = (await at("2026-11-21T11:00", "/shop?open=now")).links.filter((href) => /^\/shop\/[\w-]+$/.test(href));
    const closedOne = (await at("2026-11-26T11:00", "/shop?open=now")).links;
    expect(all).toContain("/shop/moon-noodles");
    expect(closedOne).not.toContain("/shop/moon-noodles");
    for (const locale of locales) {
      const night = await at("2026-11-21T22:00", pathIn(locale, "/shop?open=now&kind=tea"));
      expect(night.links.filter((href) => /\/shop\/[\w-]+$/.test(href))).toEqual([]);
      expect(night.links).toContain(pathIn(locale, "/time"));
    }
    expect((await at("2026-11-21T11:00", "/shop?open=tomorrow")).status).toBe(404);
  });

  it("workshops are narrowed to those still to begin today or tomorrow, with the times", async () => {
    const early = await at("2026-11-21T09:00", "/en_US/experiences?day=today");
    const late = await at("2026-11-21T17:00", "/en_US/experiences?day=today");
    const count = (page: { links: string[] }) =>
      new Set(page.links.filter((href) => /\/experiences\/[\w-]+$/.test(href))).size;
    expect(count(early)).toBeGreaterThan(5);
    expect(count(late)).toBe(0);
    expect(count(await at("2026-11-21T17:00", "/en_US/experiences?day=tomorrow&craft=paper"))).toBeGreaterThan(0);
  });

  it("goods made with the temple are marked and stand alone under their own address", async () => {
    const page = await at("2026-11-21T11:00", "/en_US/product?cobranded=1");
    const items = [...new Set(page.links.filter((href) => /\/product\/[\w-]+$/.test(href)))];
    expect(items.length).toBeGreaterThanOrEqual(4);
    for (const href of items)
      expect((await at("2026-11-21T11:00", href)).words, href).toContain("Made together with the temple");
    expect(
      tags(page.main, "a").some(
        ({ href, "aria-current": current }) => href === "/en_US/product?cobranded=1" && current === "page",
      ),
    ).toBe(true);
  });

  it("lodgings are narrowed by how many sleep in a room", async () => {
    const all = (await at("2026-11-21T11:00", "/lodging")).main.match(/class="entry"/g)?.length ?? 0;
    const six = (await at("2026-11-21T11:00", "/lodging?people=6")).main.match(/class="entry"/g)?.length ?? 0;
    expect(all).toBeGreaterThanOrEqual(6);
    expect(six).toBeGreaterThan(0);
    expect(six).toBeLessThan(all);
  });

  const kinds = [
    [
      "/shop",
      /^(Restaurant|CafeOrCoffeeShop|Store|ClothingStore)$/,
      {
        telephone: expect.any(String),
        paymentAccepted: expect.any(String),
        openingHoursSpecification: expect.any(Array),
        containedInPlace: expect.anything(),
      },
    ],
    [
      "/product",
      /^Product$/,
      {
        offers: expect.objectContaining({
          "@type": "Offer",
          price: expect.any(Number),
          priceCurrency: "TWD",
          seller: expect.anything(),
        }),
        manufacturer: expect.anything(),
      },
    ],
    [
      "/experiences",
      /^Service$/,
      {
        offers: expect.objectContaining({ price: expect.any(Number) }),
        hoursAvailable: expect.any(Array),
        provider: expect.objectContaining({ name: expect.any(String) }),
      },
    ],
  ] as const;
  it.each(kinds)(
    "every item of %s has a gallery, its place on the map, and is told to machines",
    async (list, type, shape) => {
      const map = (await ask(site.url, "/sitemap.xml")).text;
      const items = [
        ...new Set(
          [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
            .map(([, url = ""]) => new URL(url).pathname)
            .filter((path) => path.startsWith(`${list}/`)),
        ),
      ];
      expect(items.length).toBeGreaterThanOrEqual(12);
      for (const [turn, href] of items.entries()) {
        const locale = locales[turn % 3] ?? "zh_TW";
        const page = await at("2026-11-21T11:00", pathIn(locale, href));
        const thing = jsonLdOf(page.html).find((one) => type.test(one["@type"]));
        expect(thing, href).toMatchObject({
          name: page.headings[0],
          image: expect.stringMatching(/^http/),
          url: expect.stringMatching(new RegExp(`${href}$`)),
          ...shape,
        });
        expect(
          page.main.match(/class="gallery"[\s\S]*?<\/ul>/)?.[0].match(/<li/g)?.length,
          href,
        ).toBeGreaterThanOrEqual(2);
        expect(
          page.links.some((link) => /\/navigate\/[\w-]+#map$/.test(link)),
          href,
        ).toBe(true);
      }
    },
  );

  it("every house of /lodging is told to machines", async () => {
    const houses = jsonLdOf((await at("2026-11-21T11:00", "/ja_JP/lodging")).html).filter(
      (thing) => thing["@type"] === "LodgingBusiness",
    );
    expect(houses).toHaveLength(6);
    for (const house of houses)
      expect(house).toMatchObject({
        telephone: expect.any(String),
        priceRange: expect.any(String),
        image: expect.stringMatching(/^http/),
        containsPlace: expect.any(Array),
      });
  });
});

it("the number of the calendar's changes never falls: taking an exception away raises it too (rule T17)", async () => {
  const numbers = [(await calendarChanges(site.park)).number];
  const row = {
    subject: "park",
    first_day: "2031-01-01",
    last_day: "2031-01-01",
    hours: null,
    reason: null,
    changed_at: site.park.now().toString(),
    changed_by: "editor",
  };
  const count = async () => {
    site.park.memo.drop(["hours"]);
    numbers.push((await calendarChanges(site.park)).number);
  };
  await site.park.db.insertInto("opening_exceptions").values(row).execute();
  await count();
  await site.park.db.deleteFrom("opening_exceptions").where("first_day", "=", "2031-01-01").execute();
  await count();
  await site.park.db
    .insertInto("opening_exceptions")
    .values({ ...row, changed_at: "2020-01-01T00:00:00Z" })
    .execute();
  await count();
  await site.park.db.deleteFrom("opening_exceptions").execute();
  await count();
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

it("the pages of a visit are told to machines: tickets and cards, arrival, hours, and what each list holds", async () => {
  for (const [turn, locale] of locales.entries()) {
    const parkOn = async (path: string) =>
      jsonLdOf((await at("2026-11-21T11:00", pathIn(locale, path))).html).find((thing) =>
        thing["@id"]?.toString().endsWith("/#park"),
      );
    const offers = (await parkOn("/info"))?.makesOffer;
    expect(Array.isArray(offers) && offers.map(({ price }: { price: number }) => price)).toEqual([
      150, 350, 120, 100, 250, 75, 100, 0, 399,
    ]);
    expect(await parkOn("/access")).toMatchObject({
      containsPlace: [
        { "@type": "ParkingFacility", description: expect.stringContaining("60") },
        { "@type": "BusStop" },
      ],
    });
    expect(await parkOn("/time")).toMatchObject({
      openingHoursSpecification: expect.any(Array),
      telephone: expect.any(String),
    });
    // What the starter park has on, it has on from today.
    const today = Temporal.Now.plainDateISO("Asia/Taipei");
    const list = [
      "/fortune-stick",
      "/audio-guide",
      "/shop",
      "/exhibition",
      "/plan",
      "/navigate",
      "/experiences",
      "/product",
      "/show",
    ];
    for (const path of list.filter((_, order) => order % 3 === turn)) {
      const found = jsonLdOf((await at(`${today}T11:00`, pathIn(locale, path))).html).find(
        (thing) => thing["@type"] === "ItemList",
      )?.itemListElement;
      expect(Array.isArray(found) && found.length, path).toBeGreaterThan(3);
    }
  }
});

it("the price helper answers by address alone: each line and why, the annual card, parking, and all together", async () => {
  const { words } = await at(
    "2026-11-21T11:00",
    "/en_US/info?age=70&card=none&age=40&card=local&age=9&card=none&arrive=09:00&leave=11:00",
  );
  for (const said of [
    "Senior age NT$75",
    "County resident NT$100",
    "By age NT$120",
    "Total for tickets NT$295",
    "Parking NT$60",
    "Tickets and parking NT$355",
    "Local resident：An annual card at NT$250",
  ])
    expect(words, said).toContain(said.replace("：", ": "));
});
