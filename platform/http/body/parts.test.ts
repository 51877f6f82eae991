import { existsSync, mkdtempSync, promises, readdirSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { takeBody } from "./arriving.ts";
import { readParts } from "./parts.ts";
import { openPlaces } from "./places.ts";
import { openSpool } from "./spool.ts";

const folder = mkdtempSync(join(tmpdir(), "park-parts-"));
afterAll(() => rmSync(folder, { recursive: true }));
const left = () => (existsSync(folder) ? readdirSync(folder) : []);
const most = { bytes: 3_000_000, parts: 20, files: 3, headBytes: 1000, nameBytes: 40, textBytes: 5_000 };

const text = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, fileName: string, bytes: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: application/pdf\r\n\r\n${bytes}\r\n`;
/** A body that comes in pieces of so many bytes. */
function sent(body: string, { size = 1_000, breaks = false }: { size?: number; breaks?: boolean } = {}): Request {
  const bytes = Buffer.from(body);
  let at = 0;
  const stream = new ReadableStream({
    pull(to) {
      if (at >= bytes.length) return breaks ? to.error(new Error("gone")) : to.close();
      to.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
      at += size;
    },
  });
  return new Request("http://localhost/", {
    method: "POST",
    body: stream,
    duplex: "half",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  } as RequestInit);
}

describe("a form in parts (rule H15)", () => {
  it("of which the disk has no room for a file is no fault of its sender, and leaves nothing (rule H40)", async () => {
    const noRoom = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    const mkdir = vi.spyOn(promises, "mkdir").mockRejectedValueOnce(noRoom);
    syncBuiltinESMExports();
    const form = sent(`${text("a", "b")}${file("letter", "a.pdf", "y".repeat(5_000))}--x--\r\n`);
    await expect(readParts(form, folder, most)).rejects.toThrow(noRoom);
    mkdir.mockRestore();
    syncBuiltinESMExports();
    expect(left()).toEqual([]);
  });
  it.each([7, 1_000, 64 * 1024])(
    "is read as it arrives, its files on the disk until they are dropped: in pieces of %i bytes",
    async (size) => {
      const bytes = "%PDF".repeat(size === 7 ? 500 : 400_000);
      const read = await readParts(
        sent(
          `${text("name", "王小明\r\n第二行")}${file("letter", "公文 %22a%22.pdf", bytes)}${file("empty", "", "")}--x--\r\n`,
          { size },
        ),
        folder,
        most,
      );
      if (typeof read === "number") throw new Error(`refused with ${read}`);
      const [name, letter, empty] = ["name", "letter", "empty"].map((one) => read.form.get(one));
      expect(name).toBe("王小明\r\n第二行");
      if (!(letter instanceof File) || !(empty instanceof File)) throw new Error("no files");
      expect([letter.name, letter.type, letter.size, empty.name, empty.size]).toEqual([
        '公文 "a".pdf',
        "application/pdf",
        bytes.length,
        "",
        0,
      ]);
      expect(await letter.text()).toBe(bytes);
      expect(left()).toHaveLength(1);
      await read.drop();
      expect(left()).toEqual([]);
    },
  );

  const begun = file("letter", "a.pdf", "a".repeat(100_000));
  it.each<[string, string, number]>([
    ["more bytes", `${begun}${"a".repeat(3_000_000)}`, 413],
    ["more parts", begun + text("a", "1").repeat(21), 413],
    ["more files", file("letter", "a.pdf", "a").repeat(4), 413],
    ["more text", begun + text("a", "a".repeat(4_000)).repeat(2), 413],
    ["one longer text", begun + text("a", "a".repeat(6_000)), 413],
    ["a longer name", begun + text("a".repeat(41), "1"), 400],
    ["a longer name of a file", file("a".repeat(41), "a.pdf", "1"), 400],
    ["a head without end", `${begun}--x\r\ncontent-disposition: form-data; name="${"a".repeat(9_000)}`, 400],
    ["no parts", "hello", 400],
    ["no end", begun, 400],
    ["boundaries alone", "--x".repeat(50_000), 400],
  ])("of %s than it may have is refused, and nothing of it stays", async (what, body, status) => {
    const ended = what === "no end" || what === "no parts" || what === "boundaries alone" ? body : `${body}--x--\r\n`;
    expect(await readParts(sent(ended), folder, most)).toBe(status);
    expect(left()).toEqual([]);
  });

  it("whose sender breaks off leaves nothing", async () => {
    expect(await readParts(sent(begun, { breaks: true }), folder, most)).toBe(400);
    expect(left()).toEqual([]);
  });
});

it("a body that comes slower than the least rate is given up (rule H15)", async () => {
  const body = new ReadableStream({
    start: (to) => to.enqueue(new Uint8Array(5)),
  });
  let taken = 0;
  expect(
    await takeBody(
      body,
      100,
      ({ length }) => {
        taken += length;
        return undefined;
      },
      { graceMs: 1, windowMs: 1, bytes: 10 },
    ),
  ).toBe(408);
  expect(taken).toBe(5);
});

it("one sender, or one network, leaves places for others, and whoever goes leaves theirs (rule H15)", () => {
  const places = openPlaces({ inAll: 5, fromOne: 2, fromNetwork: 3 });
  const taken = [
    "2001:db8::1",
    "2001:db8::1",
    "2001:db8::1",
    "2001:db8::2",
    "2001:db8::3",
    "2001:db8:0:1::1",
    "203.0.113.9",
    "203.0.113.10",
  ].map((address) => places.take(address));
  expect(taken.map(Boolean)).toEqual([true, true, false, true, false, true, true, false]);
  taken[0]?.();
  expect(["2001:db8::3", "203.0.113.10"].map((address) => Boolean(places.take(address)))).toEqual([true, false]);
});

it("files that a process left behind when it ended go at the next start", async () => {
  const spool = openSpool(folder);
  const read = await readParts(sent(`${file("letter", "a.pdf", "a")}--x--\r\n`), spool, most);
  expect([typeof read, readdirSync(spool).length]).toEqual(["object", 1]);
  expect(openSpool(folder)).toBe(spool);
  expect(existsSync(spool)).toBe(false);
});
