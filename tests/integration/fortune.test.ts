import { describe, expect, inject, it } from "vitest";
import { type Answer, ask } from "#tests/ask.ts";
import { pageOf } from "#tests/pages/page.ts";

const site = inject("site");

describe("drawing a fortune stick without a script", () => {
  it.each(["", "/en_US", "/ja_JP"])(
    "goes from the tube by the blocks to the stick, or leaves it after three tries (rule O3), at %s/fortune-stick",
    async (prefix) => {
      for (let question = 0; question < 8; question++) {
        const way = await askOnce(prefix);
        const last = way.at(-1);
        expect(way.length % 2).toBe(0);
        expect(way.length).toBeLessThanOrEqual(6);
        if (last?.phase === "yes") {
          expect(last.leadsTo).toMatch(new RegExp(`^${prefix}/fortune-stick/([1-9]|[1-5][0-9]|60)$`));
          expect((await ask(site, last.leadsTo ?? "")).status).toBe(200);
        } else expect([last?.phase, way.length]).toEqual(["ended", 6]);
      }
    },
  );

  it("shows the same stick and blocks again to who reloads, goes back or presses twice (rule O4)", async () => {
    for (let question = 0; question < 6; question++) {
      const way = await askOnce("/en_US");
      for (const step of way) {
        expect(shownBy(await ask(site, step.address))).toBe(step.shown);
        if (!step.slip) continue;
        const again = await press("/en_US", step.slip);
        expect(shownBy(await ask(site, addressOf(again)))).toBe(way[way.indexOf(step) + 1]?.shown);
      }
    }
  });

  it("keeps nothing: no cookie, no copy of a page with a slip, and none for search engines", async () => {
    const begun = await press("");
    const page = await ask(site, addressOf(begun));
    for (const { headers } of [begun, page])
      expect([headers["set-cookie"], headers["cache-control"]]).toEqual([undefined, "no-store"]);
    expect(pageOf(page).robots).toBe("noindex");
  });

  it("leaves the page where it begins to be kept for all", async () => {
    await ask(site, "/fortune-stick");
    expect((await ask(site, "/fortune-stick")).headers["x-cache"]).toBe("hit");
  });

  it("does not take a slip that was altered, cut or made up, and says what to do", async () => {
    const slip = slipOf(addressOf(await press("/en_US")));
    const altered = slip.slice(0, 20) + (slip[20] === "A" ? "B" : "A") + slip.slice(21);
    for (const wrong of [altered, slip.slice(0, -4), "", "x", "../..", "%00", "A".repeat(4000)]) {
      const posted = await press("/en_US", wrong);
      expect(posted.status, wrong.slice(0, 40)).toBe(422);
      expect(pageOf(posted).words).toContain("Please begin again");
      const got = await ask(site, `/en_US/fortune-stick?draw=${encodeURIComponent(wrong)}`);
      expect([got.status, pageOf(got).words.includes("Please begin again")], wrong.slice(0, 40)).toEqual([200, true]);
    }
  });
});

describe("the picture of a stick, for sharing", () => {
  it.each(["", "/en_US", "/ja_JP"])(
    "is a PNG of our own, named in the head of %s/fortune-stick/12 and kept for ever",
    async (prefix) => {
      const { text } = await ask(site, `${prefix}/fortune-stick/12`);
      const named = /property="og:image" content="[^"]*?(\/share\/[^"]+)"/.exec(text)?.[1] ?? "";
      expect(text).toContain(`href="${named}"`);
      const { status, headers, bytes } = await ask(site, named);
      expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
        200,
        "image/png",
        "public, max-age=31536000, immutable",
      ]);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThan(300_000);
    },
  );

  it("is found under a former version too, and nowhere else", async () => {
    const { status, headers } = await ask(site, "/share/fortune-stick-7.ja_JP.000000000000.png");
    expect([status, headers.location]).toEqual([
      302,
      expect.stringMatching(/^\/share\/fortune-stick-7\.ja_JP\.[0-9a-f]{12}\.png$/),
    ]);
    for (const none of [
      "fortune-stick-61.en_US.000000000000.png",
      "fortune-stick-7.fr_FR.000000000000.png",
      "fortune-stick-7.png",
      "..%2Fsecret",
    ])
      expect((await ask(site, `/share/${none}`)).status, none).toBe(404);
  });
});

type Step = {
  address: string;
  phase: string | undefined;
  slip: string | undefined;
  leadsTo: string | undefined;
  shown: string;
};

/** One question from the first press to its end, as a visitor without scripts goes through it. */
async function askOnce(prefix: string): Promise<Step[]> {
  const steps: Step[] = [];
  for (let slip: string | undefined | "first" = "first"; slip; slip = steps.at(-1)?.slip) {
    const sent = await press(prefix, slip === "first" ? undefined : slip);
    expect(sent.status).toBe(303);
    const address = addressOf(sent);
    const page = await ask(site, address);
    expect(page.status).toBe(200);
    const panel = panelOf(page);
    steps.push({
      address,
      phase: /data-phase="(\w+)"/.exec(panel)?.[1],
      slip: /name="draw" value="([\w-]+)"/.exec(panel)?.[1],
      leadsTo: /href="([^"]*\/fortune-stick\/\d+)"/.exec(panel)?.[1],
      shown: shownBy(page),
    });
  }
  return steps;
}

function press(prefix: string, slip?: string): Promise<Answer> {
  return ask(site, `${prefix}/fortune-stick`, { form: slip === undefined ? {} : { draw: slip } });
}

function addressOf({ headers }: Answer): string {
  return (headers.location ?? "").replace(/#.*/, "");
}

function slipOf(address: string): string {
  return new URLSearchParams(address.split("?")[1]).get("draw") ?? "";
}

function panelOf({ text }: Answer): string {
  return /<section id="asking"[\s\S]*?<\/section>/.exec(text)?.[0] ?? "";
}

/** What stands in the panel, but for the slip itself, which is sealed anew each time. */
function shownBy(page: Answer): string {
  return panelOf(page).replace(/value="[\w-]+"/, "");
}
