import { connect, type Socket } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { cleanText, plainLine } from "#platform/form/clean.ts";
import { bounds } from "#platform/http/bounds.ts";
import { refusePdf } from "#platform/uploads/pdf.ts";
import { ask } from "#tests/ask.ts";
import { makePdf } from "#tests/uploads/files.ts";

const site = inject("site");
const inWords = { "content-type": "application/x-www-form-urlencoded", origin: site };
const inParts = { "content-type": "multipart/form-data; boundary=x", origin: site };
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const post = async (path: string, headers: Record<string, string>, body: string) =>
  (await ask(site, path, { method: "POST", headers, body })).status;

describe("what a stranger sends is bounded before it is read (rule H12)", () => {
  it.each([
    ["as long as any of ours", `/search?q=${"a".repeat(4000)}`, 200],
    ["of five thousand characters", `/search?q=${"a".repeat(5000)}`, 414],
    ["of blanks", `/search?q=${"%20".repeat(4900)}`, 414],
    ["with a hundred parameters and one", `/news?${"a&".repeat(101)}`, 414],
    ["with more parameters than it could have", `/en_US/news.data?${"page=1&".repeat(500)}`, 414],
  ])("an address %s", async (_, path, status) => {
    expect((await ask(site, path)).status).toBe(status);
  });

  it.each([
    ["/language", 499, 303],
    ["/language", 501, 413],
    ["/group", 400_000, 413],
    ["/booking-manage", 501, 413],
  ])("a form to %s of %i fields", async (path, fields, status) => {
    expect(
      await post(
        path,
        { ...inWords, "sec-fetch-site": "same-origin" },
        `locale=en_US&from=/&${"a&".repeat(fields - 3)}b`,
      ),
    ).toBe(status);
  });

  it("a form of more than a megabyte, in words or in parts", async () => {
    expect(await post("/contact", inWords, `message=${"a".repeat(bounds.posted.visitors.words.bytes)}`)).toBe(413);
    expect(
      await post(
        "/accessibility",
        inParts,
        `${part("message", "a".repeat(bounds.posted.visitors.parts.textBytes + 1))}--x--\r\n`,
      ),
    ).toBe(413);
  });

  it("a text longer than any field takes is cut there, and comes back as it was written", async () => {
    const { characters } = bounds.posted.visitors.field;
    const body = `message=${encodeURIComponent("+")}a+${"b".repeat(characters + 5)}`;
    const { status, text } = await ask(site, "/contact", { method: "POST", headers: inWords, body });
    expect([status, /\+a b+/.exec(text)?.[0].length]).toEqual([422, characters]);
  });

  it.each([
    ["more parts than any form has", `${part("a", "").repeat(501)}--x--\r\n`, 413],
    [
      "a head that does not end",
      `--x\r\ncontent-disposition: form-data; name="${"a".repeat(9000)}"\r\n\r\n1\r\n--x--\r\n`,
      400,
    ],
    ["no parts", "nothing", 400],
    ["marks alone", "--x".repeat(100_000), 400],
  ])("a form of %s", async (_, body, status) => {
    expect(await post("/accessibility", inParts, body)).toBe(status);
  });

  it("a form with a boundary of its own making, or none", async () => {
    expect(await post("/accessibility", { ...inParts, "content-type": "multipart/form-data" }, "--x--")).toBe(400);
    expect(
      await post(
        "/accessibility",
        { ...inParts, "content-type": `multipart/form-data; boundary=${"-".repeat(400)}` },
        "-".repeat(1000),
      ),
    ).toBe(400);
  });

  it("a form of more files than any has, and one longer than all of them may be", async () => {
    const file = '--x\r\ncontent-disposition: form-data; name="letter"; filename="a.pdf"\r\n\r\n%PDF\r\n';
    expect(
      await post("/accessibility", inParts, `${file.repeat(bounds.posted.visitors.parts.files + 1)}--x--\r\n`),
    ).toBe(413);
    expect(
      (
        await ask(site, "/accessibility", {
          method: "POST",
          headers: { ...inParts, "content-length": [], "transfer-encoding": "chunked" },
          body: `${file}${"a".repeat(bounds.posted.visitors.parts.bytes)}`,
        })
      ).status,
    ).toBe(413);
  });

  it("two Host headers", async () => {
    expect(
      await raw("GET /news HTTP/1.1\r\nHost: localhost\r\nHost: example.org\r\nConnection: close\r\n\r\n"),
    ).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe("whoever sends slowly hinders nobody (rule H15)", () => {
  it("forms with files that are still on their way take no place in which files are opened", async () => {
    const head = `POST /accessibility HTTP/1.1\r\nHost: ${new URL(site).host}\r\nOrigin: ${site}\r\nX-Park-Limits: on\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n`;
    const slow = await Promise.all(Array.from({ length: 6 }, () => begun(`${head}${part("name", "slow")}`)));
    expect(
      await post("/accessibility", { ...inParts, "x-park-limits": "on" }, `${part("name", "quick")}--x--\r\n`),
    ).toBe(422);
    expect(slow.map(({ closed }) => closed)).toEqual(slow.map(() => false));
    for (const socket of slow) socket.destroy();
  });
});

describe("pages are kept under the site's own names alone (rule H12)", () => {
  const cached = async (path: string, headers: Record<string, string> = {}) => {
    await ask(site, path, { headers });
    return (await ask(site, path, { headers })).headers["x-cache"];
  };

  it("and not for a foreign Host or a part of a page's data", async () => {
    expect(await cached("/links")).toBe("hit");
    expect(await cached("/links", { host: "a-thousand-names.example.org" })).not.toBe("hit");
    expect(await cached("/links.data?_routes=root")).not.toBe("hit");
  });
});

describe("reading takes time in proportion to what is read", () => {
  it("blanks at the ends of lines go, and no letter bears more than thirty marks", () => {
    expect(cleanText(`a${" ".repeat(15_000)}b \n c${"\u3000".repeat(4000)}\n`)).toBe(`a${" ".repeat(15_000)}b\n c`);
    expect([...cleanText(`o${"\u0316\u0301".repeat(10_000)}k`)].length).toBeLessThanOrEqual(32);
    expect(cleanText("e\u0301")).toBe("é");
  });

  it("a line that is too long for any number or day is not read as one: some letters stand for eighteen", () => {
    expect(plainLine("ﷺ".repeat(20_000))).toHaveLength(20_000);
    expect(plainLine("０３－１２３")).toBe("03-123");
  });

  it("a PDF of more streams than any has is refused", () => {
    const body = Buffer.concat([
      makePdf().subarray(0, 9),
      Buffer.from("stream ".repeat(100_001)),
      Buffer.from("\nstartxref\n1\n%%EOF\n"),
    ]);
    expect(refusePdf(body)).toBe("fileDamaged");
  });
});

/** A connection on which this was sent, and more is to come. */
function begun(request: string): Promise<Socket> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(port), hostname, () => socket.write(request, () => resolve(socket)));
    socket.on("error", reject);
  });
}

function raw(request: string): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let text = "";
    socket.on("data", (bytes) => (text += bytes));
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
  });
}
