import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, ask } from "#tests/ask.ts";
import { type Gate, openGate } from "#tests/gate.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { openStorage, type Storage } from "#tests/storage.ts";
import { makePdf } from "#tests/uploads/files.ts";

let storage: Storage;
let gate: Gate;
let site: TestSite;
beforeAll(async () => {
  storage = await openStorage();
  gate = await openGate(storage.url);
  site = await openTestSite({
    S3_ENDPOINT: gate.url,
    S3_BUCKET: "park",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  });
});
afterAll(async () => {
  await site.close();
  gate.close();
  storage.close();
});

describe("while the storage of files is away (rule H51)", () => {
  it.each([
    ["cut off", () => gate.shut(), "away"],
    ["silent", () => gate.hold(), "busy"],
  ])(
    "%s: a page with pictures is answered, each picture is a placeholder in its colours, and all is well afterwards",
    async (_, stop, fault) => {
      stop();
      const page = await ask(site.url, "/news");
      expect(page.status).toBe(200);
      const pictures = picturesOf(page).slice(0, 40);
      const answers = await Promise.all(pictures.map((path) => ask(site.url, path)));
      const [first] = answers;
      expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 503));
      expect([first?.headers["content-type"], first?.headers["cache-control"], first?.headers["retry-after"]]).toEqual([
        "image/svg+xml",
        "no-store",
        "10",
      ]);
      const [, id = ""] = (pictures[0] ?? "").split("/media/")[1]?.match(/^([^/]+)/) ?? [];
      const stored = (await site.park.pictures.find([id])).get(id);
      for (const colour of stored?.tiny ?? ["a picture"]) expect(first?.text).toContain(colour);
      expect((await ask(site.url, "/readyz")).text).toContain(`files: ${fault}`);
      gate.open();
      await expect
        .poll(async () => (await ask(site.url, pictures[0] ?? "")).headers["content-type"], { timeout: 20_000 })
        .toMatch(/^image\/(avif|webp)$/);
    },
    60_000,
  );

  it.each([
    ["/accessibility", "再送一次", "檔案需要重新選擇"],
    ["/en_US/accessibility", "Send again", "Files have to be chosen again"],
    ["/ja_JP/accessibility", "もう一度送信", "ファイルは選び直して"],
  ])(
    "a form with a file sent to %s comes back with what was typed, and says that its file must be chosen again",
    async (path, again, file) => {
      const page = await openFormPage(site.url, path, now);
      gate.shut();
      const letter = { name: "letter.pdf", type: "application/pdf", bytes: makePdf() };
      const answer = await page.sendWith({ letter: [letter] }, home, { ...now, accept: "text/html" });
      gate.open();
      expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "10"]);
      const said = [again, file, 'value="向陽之家"', `value="${page.hidden.idempotencyKey}"`];
      expect(said.filter((part) => !answer.text.includes(part))).toEqual([]);
    },
    20_000,
  );

  it("a film or a document says when to come again", async () => {
    gate.shut();
    const answer = await ask(site.url, "/sound/drum-0123456789ab.mp3", { headers: { accept: "text/html" } });
    gate.open();
    expect([answer.status, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([
      503,
      "10",
      "no-store",
    ]);
  }, 20_000);
});

function picturesOf({ text }: Answer): string[] {
  return [...new Set([...text.matchAll(/\/media\/[a-z0-9-]+\/[0-9a-f]{12}-\d+\.avif/g)].map(([path]) => path))];
}

const now = { "x-park-now": "2026-03-02T10:00" };
const home = {
  groupName: "向陽之家",
  groupType: "institution",
  contactName: "林怡君",
  phone: "03-111-2222",
  email: "home@example.org",
  date: "2026-03-20",
  startTime: "10:00",
  endTime: "12:00",
  total: "20",
  wheelchairs: "3",
  needs: "安靜的房間",
  identity: "on",
  privacy: "on",
  verification: "PARK5",
};
