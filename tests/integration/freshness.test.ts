import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closePark, liftClosure } from "#app/visiting/visiting.server.ts";
import { plainType } from "#app/staff/core/content/type-param.ts";
import { awaitTimed } from "#app/staff/content/writing/timed.jobs.server.ts";
import { realNow } from "#platform/clock.ts";
import { openWorking } from "#platform/content/drafts.ts";
import { publishLater } from "#platform/content/timed-changes.ts";
import { locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { pageOf } from "#tests/pages/page.ts";
import { type RunningServer, startServer } from "#tests/server.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { inEveryLanguage, writtenNews } from "#tests/cast/writing.ts";

const storm = { zh_TW: "颱風來襲，全園休園", en_US: "Closed for a typhoon", ja_JP: "台風のため休園" };
/** What staff do is seen everywhere within this time (rule H7). */
const soon = 2000;

type Reads = (text: string, locale: (typeof locales)[number]) => boolean;

let here: TestSite;
/** A second process on the same database; there is none beside an embedded one. */
let there: RunningServer | undefined;
let sites: string[] = [];

beforeAll(async () => {
  here = await openTestSite();
  if (here.databaseUrl) there = await startServer({ env: { DATABASE_URL: here.databaseUrl, SECRET: "s".repeat(32) } });
  sites = [here.url, ...(there ? [there.url] : [])];
});
afterAll(async () => {
  await there?.stop();
  await here.close();
});

describe("a piece of news (rules H7, T13)", () => {
  const showing = (slug: string) => ["/news", `/news/${slug}`, "/search?q=freshness", "/news.data", "/sitemap.xml"];
  const listing = ["/news", "/search?q=freshness", "/news.data"];

  it("that is published is on every kept page that lists it, within two seconds", async () => {
    await keep(listing);
    const id = await writtenNews(here.park, inEveryLanguage("freshness-one"), { slug: "freshness-one" });
    await everywhere(listing, (text) => text.includes("freshness-one"));

    await keep(showing("freshness-one"));
    await writtenNews(here.park, inEveryLanguage("freshness-two"), { slug: "freshness-one" }, { id });
    await everywhere(
      ["/news", "/news/freshness-one", "/search?q=freshness"],
      (text) =>
        text.includes("freshness-two") && !text.includes("freshness-one中") && !text.includes("freshness-one-en"),
    );

    await writtenNews(here.park, inEveryLanguage("freshness-two"), { status: "archived" }, { id });
    await everywhere(showing("freshness-one"), (text) => !text.includes("freshness-two"));
    await everywhere(["/news/freshness-one"], (text) => text.includes("Page Not Found"));
    await everywhere(["/sitemap.xml"], (text) => !text.includes("/news/freshness-one<"));
  });

  it("that is scheduled comes and goes when its time has come, without anybody doing anything", async () => {
    const comes = realNow().add({ seconds: 2 });
    const goes = comes.add({ seconds: 5 });
    await writtenNews(here.park, inEveryLanguage("freshness-later"), {
      slug: "later",
      status: "scheduled",
      publishAt: comes,
      unpublishAt: goes,
    });
    await asLongAs(comes, listing, (text) => !text.includes("freshness-later"));
    await everywhere(listing, (text) => text.includes("freshness-later"), goes);
    await waitFor(goes);
    await everywhere(listing, (text) => !text.includes("freshness-later"));
    await everywhere(["/news/later"], (text) => text.includes("Page Not Found"));
  });

  it("whose change is scheduled is as it was until then, and changed on every kept page when its time has come", async () => {
    const id = await writtenNews(here.park, inEveryLanguage("freshness-before"), { slug: "changing" });
    const pages = ["/news", "/news/changing", "/news.data"];
    await everywhere(pages, (text) => text.includes("freshness-before"));
    const at = realNow().add({ seconds: 4 });
    await here.park.db.transaction().execute(async (trx) => {
      const working = await openWorking(trx, "news", id);
      if (!working) throw new Error("the news is gone");
      await publishLater(
        here.park,
        trx,
        plainType("news"),
        { ...working, content: { ...working.content, title: inEveryLanguage("freshness-changed") } },
        { slug: "changing", publishAt: at, unpublishAt: undefined },
        "editor",
      );
      await awaitTimed(here.park, trx, at);
    });
    await asLongAs(at, pages, (text) => text.includes("freshness-before") && !text.includes("freshness-changed"));
    await everywhere(pages, (text) => text.includes("freshness-changed"));
    await everywhere(["/search?q=freshness-before"], (text) => text.includes("/news/changing"));
    await here.park.jobs.waiting({ delayed: true });
    await everywhere(
      [...pages, "/search?q=freshness-changed"],
      (text) =>
        text.includes("freshness-changed中") ||
        text.includes("freshness-changed-en") ||
        text.includes("freshness-changed日"),
    );
  });

  it("that is scheduled is out by the park's clock, whatever the machine's says", async () => {
    await writtenNews(here.park, inEveryLanguage("freshness-next-year"), {
      slug: "next-year",
      status: "scheduled",
      publishAt: realNow().add({ hours: 24 * 300 }),
    });
    const later = realNow()
      .add({ hours: 24 * 301 })
      .toString();
    expect((await ask(here.url, "/news/next-year")).status).toBe(404);
    expect((await ask(here.url, "/news/next-year", { headers: { "x-park-now": later } })).status).toBe(200);
    expect((await ask(here.url, "/news/next-year")).status).toBe(404);
  });

  it("that is a draft is seen by no visitor (rule C2)", async () => {
    const id = await writtenNews(here.park, inEveryLanguage("freshness-draft"), { slug: "draft", status: "draft" });
    await everywhere(
      ["/news", "/sitemap.xml", "/search?q=freshness-draft", "/search?q=freshness"],
      (text) => !text.includes("freshness-draft-en") && !text.includes("/news/draft<"),
    );
    for (const address of ["/news/draft", `/news/${id}`]) expect((await ask(here.url, address)).status).toBe(404);
  });
});

describe("closing the park (rules T5, H7)", () => {
  const ahead = { zh_TW: "休園預告", en_US: "The park will be closed", ja_JP: "休園のお知らせ" };
  const some = ["/", "/news", "/about/core", "/calendar", "/nowhere", "/fortune-stick/3", "/search?q=tea"];

  it("is in the header and the banner of every page within two seconds, and gone again when it is lifted", async () => {
    await keep(some);
    const closed = await closePark(here.park, {
      covers: { kind: "park" },
      span: { from: realNow().subtract({ minutes: 1 }) },
      reason: storm,
      by: "director",
    });
    if (!closed.ok) throw new Error(closed.reason);
    await everywhere(some, (text, locale) => banner(text).includes(storm[locale]) && /data-open/.test(text) === false);
    await liftClosure(here.park, { id: closed.id, by: "director" });
    await everywhere(some, (text, locale) => !text.includes(storm[locale]));
  });

  it("later today is told ahead, and shows when it begins, on pages that were made before", async () => {
    const from = realNow().add({ seconds: 3 });
    const to = from.add({ seconds: 5 });
    await closePark(here.park, { covers: { kind: "park" }, span: { from, to }, reason: storm, by: "director" });
    await everywhere(some, (text, locale) => banner(text).includes(ahead[locale]), from);
    await waitFor(from);
    await everywhere(
      some,
      (text, locale) => banner(text).includes(storm[locale]) && !banner(text).includes(ahead[locale]),
      to,
    );
    await waitFor(to);
    await everywhere(some, (text) => banner(text) === "");
  });
});

/** Has pages made and kept, everywhere and in every language. */
async function keep(paths: string[]) {
  await forEach(paths, async (address) => void (await ask(...address)));
}

/**
 * Every page reads so, on every instance and in every language, whenever it is asked for two seconds from now or later;
 * where it reads so only until a moment, an answer after that says nothing.
 */
async function everywhere(paths: string[], reads: Reads, until?: Temporal.Instant) {
  const from = performance.now();
  await forEach(paths, async (address, locale) => {
    for (;;) {
      const asked = performance.now();
      const text = unmarked((await ask(...address)).text);
      if (reads(text, locale) || isPast(until)) return;
      if (asked - from > soon) throw new Error(`${address.join("")} does not read so after ${soon} ms`);
      await wait(50);
    }
  });
}

/** Every page reads so until a moment, and then waits for it. */
async function asLongAs(moment: Temporal.Instant, paths: string[], reads: Reads) {
  await forEach(paths, async (address, locale) => {
    const text = unmarked((await ask(...address)).text);
    if (!isPast(moment)) expect(reads(text, locale), address.join("")).toBe(true);
  });
  await waitFor(moment);
}

function isPast(moment: Temporal.Instant | undefined): boolean {
  return moment !== undefined && Temporal.Instant.compare(moment, realNow()) <= 0;
}

async function waitFor(moment: Temporal.Instant) {
  await wait(Math.max(0, moment.epochMilliseconds - realNow().epochMilliseconds));
}

async function forEach(
  paths: string[],
  look: (address: [site: string, path: string], locale: (typeof locales)[number]) => Promise<void>,
) {
  const asked = sites.flatMap((site) =>
    paths.flatMap((path) =>
      locales.map((locale) => look([site, path.endsWith(".xml") ? path : pathIn(locale, path)], locale)),
    ),
  );
  await Promise.all(asked);
}

function banner(html: string): string {
  return pageOf({
    status: 200,
    headers: {},
    bytes: Buffer.alloc(0),
    text: /<aside class="alert-banner"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? "",
  }).words;
}

/** A page of finds marks what was looked for; here only the words count. */
function unmarked(html: string): string {
  return html.replace(/<\/?mark>/g, "");
}
