import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales, pathIn } from "#platform/locales.ts";
import { type Answer, ask } from "#tests/ask.ts";
import { type Desk, openDesk } from "#tests/desk.ts";
import { itemAddresses, lists, screens } from "#tests/pages/addresses.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { taken } from "#tests/rentals/orders.ts";

const own = ["/policy/privacy", "/policy/accessibility", "/policy/security", "/booking-manage", "/no-such-page"];
const forms = [
  "/group",
  "/space/inside",
  "/space/outside",
  "/accessibility",
  "/collaboration?kind=drone",
  "/faq/lostfound",
  "/contact",
  "/light",
  "/status",
];
const views = [
  "/search?q=燈",
  "/navigate?kind=temple&need=step-free",
  "/info?ages=8&ages=30",
  "/fortune-stick?draw=1",
  "/group?date=2030-05-10&hour=10",
];
/** Every screen of the back office that names no item; those that do are found by the links on these. */
const backOffice = `
account audit banner calendar capacity capacity/usual check-in closures content content/translations day-sheet facts help hours list mail-texts media
menu new people personal-data rites side-menu site synonyms timetable working-days
`
  .trim()
  .split(/\s+/)
  .map((path) => `/booking-manage/${path}`);

type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

/**
 * What the checker remarks on and is meant so: React closes void elements with a slash, and `role="list"` gives lists
 * without bullets back to screen readers that take them for plain text.
 */
const meantSo = /^(Trailing slash on void elements|The “list” role is unnecessary for element “[uo]l”)/;

let desk: Desk;
let folder: string;
/** Each page by the name of its file. */
const pages = new Map<string, { path: string; status: number }>();

beforeAll(async () => {
  [desk, folder] = await Promise.all([openDesk(), mkdtemp(join(tmpdir(), "park-pages-"))]);
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true });
});

describe("the HTML of every pattern, as it is sent (the Nu HTML checker)", () => {
  it("is fetched in three languages: pages, items, error pages, forms with errors, status pages and the back office", async () => {
    const items = await itemAddresses(desk.url);
    const oneOfEach = lists.flatMap(
      (list) => items.find((item) => item.slice(0, item.lastIndexOf("/")) === list) ?? [],
    );
    const status = await statusPages();
    for (const locale of locales) {
      for (const path of [...screens, ...oneOfEach, ...own, ...views]) await keep(encodeURI(pathIn(locale, path)));
      for (const path of forms) {
        const address = pathIn(locale, path);
        await write(`${address} with errors`, await (await openFormPage(desk.url, address)).send({ email: "nobody" }));
      }
      for (const path of status) await keep(pathIn(locale, path));
      for (const path of [...backOffice, ...(await itemsOfBackOffice())])
        await write(pathIn(locale, path), await desk.as("director", pathIn(locale, path)));
    }
    expect(
      [...pages.values()].filter(({ status, path }) => status !== 200 && !/with errors|no-such-page/.test(path)),
    ).toEqual([]);
  }, 300_000);

  it("has no error and no warning", async () => {
    const { java, jar } = JSON.parse(process.env.TEST_PROGRAMS ?? "{}");
    const { stderr } = await promisify(execFile)(
      java,
      ["-jar", jar, "--format", "json", "--exit-zero-always", folder],
      { maxBuffer: 2 ** 28, timeout: 300_000 },
    );
    const { messages }: { messages: Message[] } = JSON.parse(stderr);
    const told = messages
      .filter(({ message }) => !meantSo.test(message))
      .map(({ type, subType, url, message, extract }) => ({
        kind: subType ?? type,
        path: pages.get(basename(url))?.path ?? url,
        message,
        extract,
      }));
    const count = (wanted: (kind: string) => boolean) => told.filter(({ kind }) => wanted(kind)).length;
    process.stdout.write(
      `Nu HTML checker: ${pages.size} pages, ${count((kind) => kind !== "warning" && kind !== "info")} errors, ${count((kind) => kind === "warning" || kind === "info")} warnings\n`,
    );
    // Each fault once, with the first page that has it.
    expect(
      [...Map.groupBy(told, ({ message }) => message).values()].map(([first, ...more]) => ({
        ...first,
        alsoOn: more.length,
      })),
    ).toEqual([]);
  }, 300_000);
});

async function keep(path: string) {
  await write(path, await ask(desk.url, path));
}

async function write(path: string, { status, text }: Answer) {
  const file = `${pages.size}.html`;
  pages.set(file, { path, status });
  await writeFile(join(folder, file), text);
}

/** The status page of each kind of request, which a visitor sees after sending one. */
async function statusPages(): Promise<string[]> {
  const contact = { contactName: "林怡君", phone: "0912345678", email: "lin@example.org" };
  const code = { privacy: "on", guidelines: "on", verification: "PARK5" };
  const lanterns = await (await openFormPage(desk.url, "/light")).send({
    ...contact,
    ...code,
    count: "1",
    name1: "林怡君",
    wish1: "平安",
    address: "宜蘭縣五結鄉",
  });
  const message = await (await openFormPage(desk.url, "/contact")).send({
    ...code,
    subject: "visit",
    message: "可以帶狗嗎？",
    name: "林怡君",
    email: contact.email,
  });
  const {
    total,
    discount,
    general,
    local,
    senior,
    free,
    coaches,
    guidelines: _g,
    privacy: _p,
    extras: _e,
    ...texts
  } = groupOf(30, { date: desk.dayAhead(20), guide: "zh30" });
  const counts = Object.fromEntries(
    Object.entries({ total, discount, general, local, senior, free, coaches }).map(([name, count]) => [
      name,
      String(count),
    ]),
  );
  const group = await (await openFormPage(desk.url, "/group")).send({ ...texts, ...counts, ...code });
  const day = desk.dayAhead(90);
  await taken(desk.park, { times: [{ day, lastDay: day }] });
  return [lanterns, message, group].map(({ headers }) => headers.location ?? "/status/none");
}

/**
 * One screen of each kind that the back office's own pages link to: every request, every type of content, one of its
 * items, a person, a picture …
 */
async function itemsOfBackOffice(): Promise<string[]> {
  const found = new Map<string, string>();
  const read = async (page: string) => {
    const { text } = await desk.as("director", page);
    for (const [, href = ""] of text.matchAll(/href="(\/booking-manage\/[^"?#]+)/g)) {
      const [, , room = "", one = "", two = "", three = ""] = href.split("/");
      const shape =
        room === "content" && two
          ? `${room}/${one}/… ${three}`
          : room === "submissions" || room === "content"
            ? href
            : `${room}${one && "/…"}${two && "/…"}${three}`;
      if (one && !/\.|\/(new|preview|export)$/.test(href) && !found.has(shape)) found.set(shape, href);
    }
  };
  for (const page of backOffice) await read(page);
  for (const page of [...found.values()].filter((path) => /content\/[\w-]+$|rites\//.test(path))) await read(page);
  for (const page of [...found.values()].filter((path) => /content\/[\w-]+\//.test(path))) await read(page);
  return [...found.values()].filter((path) => !backOffice.includes(path));
}
