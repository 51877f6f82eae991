import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scanHeldUploads, uploadsOf } from "#app/submissions/uploads/uploads.server.ts";
import { findBySecret } from "#app/submissions/read.server.ts";
import { readConfig } from "#platform/config.ts";
import { openScanner } from "#platform/uploads/scanner.ts";
import { type Answer, ask } from "#tests/ask.ts";
import { castSignedIn } from "#tests/cast/signed-in.ts";
import { openFormPage, sendFiles } from "#tests/pages/form-page.ts";
import { pageOf } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { storedUploads } from "#tests/traces.ts";
import { eicar, openClamd } from "#tests/uploads/clamd.ts";
import { makePdf, type Sent } from "#tests/uploads/files.ts";
import { makeOffice } from "#tests/uploads/office.ts";

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
const letter: Sent = { name: "letter.pdf", type: "application/pdf", bytes: makePdf() };
const bad: Sent = { name: "bad.pdf", type: "application/pdf", bytes: makePdf({ more: [`<< /A 1 >> % ${eicar}`] }) };

let clamd: Awaited<ReturnType<typeof openClamd>>;
let site: TestSite;
let staff: Awaited<ReturnType<typeof castSignedIn>>;
beforeAll(async () => {
  clamd = await openClamd();
  await clamd.come();
  site = await openTestSite({ CLAMAV_URL: clamd.url });
  staff = await castSignedIn(site.url);
});
afterAll(async () => {
  await site.close();
  await clamd.go();
});

describe("with a virus scanner (rules C25, D17)", () => {
  it.each([
    ["", "發現惡意程式"],
    ["/en_US", "found malware"],
    ["/ja_JP", "ウイルスが見つかった"],
  ])("an infected file is refused with the form, and leaves nothing (%s)", async (prefix, words) => {
    expect(bad.bytes.includes(eicar)).toBe(true);
    const stored = await storedUploads(site.park);
    const refused = await (await openFormPage(site.url, `${prefix}/accessibility`, now)).sendWith(
      { letter: [bad] },
      home,
    );
    expect([refused.status, refused.text.includes(words), refused.text.includes("bad.pdf")]).toEqual([422, true, true]);
    expect(await storedUploads(site.park)).toEqual(stored);
  });

  it("a clean file is taken, having been shown whole", async () => {
    const sent = await (await openFormPage(site.url, "/accessibility", now)).sendWith({ letter: [letter] }, home);
    expect([sent.status, clamd.seen.at(-1)]).toEqual([303, letter.bytes.length]);
    const [upload] = await uploads(sent);
    expect([upload?.scan, (await download(sent)).status]).toEqual([undefined, 200]);
  });

  it.each(["away", "hangs up", "too large"] as const)(
    "a file is held while the scanner is %s; sender and staff are told, nobody gets it, and it is free once the scanner has looked",
    async (how) => {
      if (how === "away") await clamd.go();
      else clamd.mood = how;
      const sent = await (await openFormPage(site.url, "/accessibility", now)).sendWith(
        { letter: [letter] },
        { ...home, groupName: `向陽之家 ${how}` },
      );
      expect(sent.status).toBe(303);
      for (const [prefix, words] of [
        ["", "等待防毒檢查"],
        ["/en_US", "waiting for the virus scanner"],
        ["/ja_JP", "ウイルス検査を待っています"],
      ])
        expect(pageOf(await ask(site.url, `${prefix}${sent.headers.location}`, { headers: now })).words).toContain(
          words,
        );
      expect((await download(sent)).status).toBe(404);
      expect(pageOf(await deskOf(sent)).words).toContain("waiting for the virus scanner");
      await scanHeldUploads(site.park);
      expect((await uploads(sent))[0]?.scan).toBe("held");
      if (how === "away") await clamd.come();
      clamd.mood = "looks";
      await scanHeldUploads(site.park);
      expect([(await uploads(sent))[0]?.scan, (await download(sent)).status]).toEqual([undefined, 200]);
      expect(pageOf(await deskOf(sent)).words).not.toContain("virus scanner");
    },
  );

  it("what turns out to be infected is gone, and both are told; a file that waited with its form is held all the same", async () => {
    await clamd.go();
    const page = await openFormPage(site.url, "/accessibility", now);
    const again = await page.sendWith({ letter: [bad] }, { ...home, email: "" });
    const token = /name="keptFile" value="([^"]+)"/.exec(again.text)?.[1] ?? "";
    expect([again.status, token === ""]).toEqual([422, false]);
    const sent = await page.send({ ...home, groupName: "向陽之家 later", keptFile: [token] });
    const [upload] = await uploads(sent);
    expect([sent.status, upload?.scan]).toEqual([303, "held"]);
    await clamd.come();
    await scanHeldUploads(site.park);
    expect((await uploads(sent))[0]?.scan).toBe("infected");
    expect((await storedUploads(site.park)).some(({ name }) => name.includes(upload?.id ?? "none"))).toBe(false);
    expect(pageOf(await ask(site.url, `/en_US${sent.headers.location}`, { headers: now })).words).toContain(
      "removed, since malware was found in it",
    );
    expect([pageOf(await deskOf(sent)).words.includes("malware was found"), (await download(sent)).status]).toEqual([
      true,
      404,
    ]);
  });

  it("staff keep no file for pages that is infected, or that nobody looked at", async () => {
    const bring = async (bytes: Buffer) => {
      const { status, text } = await sendFiles(
        site.url,
        "/booking-manage/media/documents",
        { document: [{ name: "form.txt", type: "text/plain", bytes }] },
        {},
        { cookie: staff.editor },
      );
      return [status, JSON.parse(text).fault];
    };
    expect(await bring(Buffer.from(`x ${eicar}`))).toEqual([422, "fileInfected"]);
    expect(await bring(Buffer.from("clean"))).toEqual([200, undefined]);
    await clamd.go();
    expect(await bring(Buffer.from("unknown"))).toEqual([422, "fileNotScanned"]);
    await clamd.come();
    const office = await sendFiles(
      site.url,
      "/booking-manage/media/documents",
      { document: [{ name: "form.docx", type: "", bytes: makeOffice.docx() }] },
      {},
      { cookie: staff.editor },
    );
    expect(office.status).toBe(200);
  });

  it("a large file is shown in pieces, and a scanner behind a socket is spoken to as well", async () => {
    const { scan } = openScanner(clamd.url, site.park.log);
    const bytes = Buffer.alloc(3 * 1024 * 1024, "a");
    expect([await scan(bytes), clamd.seen.at(-1)]).toEqual(["clean", bytes.length]);
    expect(await openScanner("unix:/nowhere/clamd.sock", site.park.log).scan(bytes)).toBe("away");
    expect(await openScanner(undefined, site.park.log).scan(Buffer.from(eicar))).toBe("clean");
  });

  it.each([
    "http://127.0.0.1:3310",
    "tcp://127.0.0.1",
    "tcp://:3310",
    "tcp://a@b:1",
    "unix:clamd.sock",
    "unix:",
    "3310",
  ])("the setting %s is refused at the start, in one line", (CLAMAV_URL) => {
    expect(() => readConfig({ CLAMAV_URL })).toThrow(
      `CLAMAV_URL is "${CLAMAV_URL}"; expected tcp://host:port or unix:/path/of/the/socket`,
    );
  });
});

async function idOf({ headers }: Answer): Promise<string> {
  const secret = headers.location?.split("/").at(-1) ?? "";
  return (await findBySecret(site.park, secret))?.id ?? "";
}

async function uploads(sent: Answer) {
  return uploadsOf(site.park.db, site.park, await idOf(sent));
}

async function deskOf(sent: Answer): Promise<Answer> {
  return ask(site.url, `/en_US/booking-manage/submissions/${await idOf(sent)}`, { headers: { cookie: staff.officer } });
}

async function download(sent: Answer): Promise<Answer> {
  const [upload] = await uploads(sent);
  return ask(site.url, `/booking-manage/submissions/${await idOf(sent)}/uploads/${upload?.id}`, {
    headers: { cookie: staff.officer },
  });
}
