import { deflateSync } from "node:zlib";
import { ask } from "#tests/ask.ts";
import { itemAddresses, lists, screens } from "#tests/pages/addresses.ts";
import { formsIn } from "#tests/pages/form-in.ts";
import { tags } from "#tests/pages/page.ts";
import { makePdf } from "#tests/uploads/files.ts";
import { hostileTexts } from "./texts.ts";

/** One request made to hurt. Its body is made when it is sent: all of them together would fill the memory. */
export type HostileRequest = {
  name: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: () => string | Buffer;
};

/** Requests of one kind, made for what the site shows today. */
export type HostileGroup = { kind: string; requests: HostileRequest[] };

const longestAddress = 4000;
const longestText = 900_000;
const texts = Object.entries(hostileTexts);
/** How many characters make an address, or a form's field, of so many bytes once they are encoded. */
const shortened = (make: (length: number) => string, bytes: number) => {
  const sample = make(600).toWellFormed();
  const encoded = encodeURIComponent(sample).length;
  return make(sample.length < 20 ? bytes : Math.floor((bytes * sample.length) / Math.max(encoded, 1))).toWellFormed();
};

/** Every public address that is no file, with the first item of each list. */
export async function publicAddresses(site: string): Promise<string[]> {
  const items = await itemAddresses(site);
  const firsts = lists.flatMap((list) => items.find((path) => path.startsWith(`${list}/`)) ?? []);
  return [
    ...screens,
    ...firsts,
    "/status",
    "/status/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "/language",
    "/sitemap.xml",
    "/llms.txt",
    "/feeds/zh_TW/news.xml",
    "/api/HomePage/GetMenuList",
    "/api/search/suggestions",
    "/verification/x",
    "/media/x",
    "/captions/x.vtt",
    "/print/x",
    "/booking-manage",
    "/booking-manage/password",
  ];
}

/** Each public address in each language and as data, with a hostile text as its last part. */
export async function hostileAddresses(site: string): Promise<HostileGroup[]> {
  return (await publicAddresses(site)).map((path, at) => ({
    kind: "addresses",
    requests: texts.map(([name, make], which) => {
      const prefix = ["", "/en_US", "/ja_JP"][(at + which) % 3];
      const part = encodeURIComponent(shortened(make, longestAddress - path.length - 20));
      return {
        name: `${path}: ${name}`,
        path: `${prefix}${path === "/" ? "" : path}/${part}${which % 4 === 3 ? ".data" : ""}`,
      };
    }),
  }));
}

/** Each field of each form that asks for a page, with every hostile text. */
export async function hostileSearches(site: string): Promise<HostileGroup[]> {
  const fields = new Map<string, Set<string>>([
    ["/api/search/suggestions", new Set(["q"])],
    ["/search", new Set(["q", "page", "kind"])],
  ]);
  for (const path of screens) {
    const { text } = await ask(site, path);
    for (const [, start = "", inner = ""] of text.matchAll(
      /<form\b((?![^>]*method="post")[^>]*)>([\s\S]*?)<\/form>/g,
    )) {
      const [{ action = path } = {}] = tags(`<form ${start}>`, "form");
      const names = fields.get(action) ?? new Set();
      for (const { name } of [...tags(inner, "input"), ...tags(inner, "select")]) if (name) names.add(name);
      fields.set(action, names);
    }
  }
  return [...fields].flatMap(([path, names]) =>
    [...names].map((name) => ({
      kind: "searches",
      requests: texts.map(([text, make]) => ({
        name: `${path}?${name}: ${text}`,
        path: `${path.split("?")[0]}?${encodeURIComponent(name)}=${encodeURIComponent(shortened(make, longestAddress - path.length - name.length - 8))}`,
      })),
    })),
  );
}

/** What a request says of itself, each with every text that may stand in a head. */
export function hostileHeads(): HostileGroup[] {
  const names = [
    "accept-language",
    "cookie",
    "user-agent",
    "referer",
    "if-none-match",
    "if-modified-since",
    "range",
    "accept",
    "accept-encoding",
    "x-forwarded-for",
    "host",
  ];
  return names.map((name) => ({
    kind: "heads",
    requests: texts.flatMap(([text, make]) => {
      const value = `${name === "cookie" ? "park.session=" : ""}${make(12_000).slice(0, 12_000)}`;
      return /^[\t\x20-\x7e]*$/.test(value)
        ? [{ name: `${name}: ${text}`, path: "/news", headers: { [name]: value } }]
        : [];
    }),
  }));
}

type PostedForm = { page: string; action: string; fields: Record<string, string> };

/** Every form a stranger can post, with what it holds when it is opened. */
export function publicForms(site: string): Promise<PostedForm[]> {
  const forms = formsOfSites.get(site) ?? readPublicForms(site);
  formsOfSites.set(site, forms);
  return forms;
}

const formsOfSites = new Map<string, Promise<PostedForm[]>>();

async function readPublicForms(site: string): Promise<PostedForm[]> {
  const found = new Map<string, PostedForm>();
  for (const page of [...(await publicAddresses(site)), "/collaboration?kind=drone", "/collaboration?kind=other"]) {
    const { text, status } = await ask(site, page);
    if (status !== 200) continue;
    for (const { action, fields } of formsIn(text, page)) {
      const key = `${action} ${Object.keys(fields).sort().join(" ")}`;
      if (!found.has(key)) found.set(key, { page, action, fields });
    }
  }
  return [...found.values()];
}

/** Each field of each form a stranger can post, with every hostile text, and everything else as it stands. */
export async function hostileFields(site: string): Promise<HostileGroup[]> {
  return (await publicForms(site)).flatMap(({ action, fields }) =>
    [...Object.keys(fields), "verification", "privacy"].map((field) => ({
      kind: "fields",
      requests: texts.map(([text, make]) =>
        posted(site, `${action}, ${field}: ${text}`, action, () =>
          new URLSearchParams({ ...fields, verification: "PARK5", [field]: shortened(make, longestText) }).toString(),
        ),
      ),
    })),
  );
}

/** Whole forms of one text, as names, as values, and in parts. */
export async function hostileBodies(site: string): Promise<HostileGroup[]> {
  const actions = [...new Set((await publicForms(site)).map(({ action }) => action))];
  const whole: Record<string, () => string> = {
    "only ampersands": () => "&".repeat(longestText),
    "names alone": () => "a&".repeat(longestText / 2),
    "499 fields of one name": () => Array.from({ length: 499 }, () => `name=${"a".repeat(1800)}`).join("&"),
    "499 fields of blanks": () => Array.from({ length: 499 }, (_, at) => `f${at}=${"+".repeat(1790)}`).join("&"),
    "499 fields of marks": () => Array.from({ length: 499 }, (_, at) => `f${at}=o${"%CC%81".repeat(290)}`).join("&"),
    "names in brackets": () => Array.from({ length: 499 }, () => `a${"[b]".repeat(550)}=1`).join("&"),
    "one long name": () => `${"a".repeat(longestText)}=1`,
    "percent signs": () => `a=${"%".repeat(longestText)}`,
    "plus signs": () => `a=${"+".repeat(longestText)}`,
    "bytes that are no text": () => `a=${"%FF".repeat(longestText / 3)}`,
    "not a form at all": () => "{".repeat(longestText),
  };
  const inParts: Record<string, () => string> = {
    "499 parts": () => `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(499)}--x--\r\n`,
    "boundaries alone": () => "--x".repeat(longestText / 3),
    "almost boundaries": () =>
      `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${"\r\n--".repeat(longestText / 4)}\r\n--x--\r\n`,
    "heads in one part": () =>
      `--x\r\n${"a: b\r\n".repeat(600)}content-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n`,
    "a name of quotes": () =>
      `--x\r\ncontent-disposition: form-data; name="${'\\"'.repeat(1900)}"\r\n\r\nb\r\n--x--\r\n`,
    "a part without an end": () => `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${"b".repeat(longestText)}`,
  };
  return actions.map((action) => ({
    kind: "bodies",
    requests: [
      ...Object.entries(whole).map(([name, body]) => posted(site, `${action}: ${name}`, action, body)),
      ...Object.entries(inParts).map(([name, body]) =>
        posted(site, `${action}: ${name}`, action, body, "multipart/form-data; boundary=x"),
      ),
    ],
  }));
}

/** Files that are not what they say, or are too much, to each form that takes one. */
export function hostileFiles(site: string): HostileGroup[] {
  const big = 9 * 1024 * 1024;
  const repeated = (text: string, bytes = 2_000_000) => Buffer.from(text.repeat(bytes / text.length), "latin1");
  const pdfOf = (middle: string | Buffer) =>
    Buffer.concat([
      makePdf().subarray(0, 15),
      typeof middle === "string" ? repeated(middle) : middle,
      Buffer.from("\nstartxref\n9\n%%EOF\n"),
    ]);
  const files: Record<string, () => [name: string, bytes: Buffer]> = {
    ...Object.fromEntries(
      [
        "/XFA ",
        "stream ",
        "endstream stream\n",
        "obj ",
        "<<",
        "<< /Type /ObjStm >>stream\n",
        "/#4a#53 ",
        "(",
        "\\(",
        "[",
        "%",
        "\n",
        "1 0 obj\n",
      ].map((text) => [`a PDF of ${JSON.stringify(text)}`, (): [string, Buffer] => ["a.pdf", pdfOf(text)]]),
    ),
    "a PDF that unpacks to a gigabyte": () => [
      "a.pdf",
      makePdf({ more: [packed(deflateSync(Buffer.alloc(100 * 1024 * 1024, 32)))] }),
    ],
    "a PDF of ten megabytes of nothing": () => ["a.pdf", pdfOf(Buffer.alloc(big, 32))],
    "a picture of many pixels": () => ["a.png", pngOf(30_000, 30_000)],
    "a picture of no pixels": () => ["a.png", pngOf(0, 0)],
    "a picture of nine megabytes of noise": () => [
      "a.jpg",
      Buffer.concat([Buffer.from("ffd8ffe000104a46494600", "hex"), Buffer.alloc(big, 0x5a)]),
    ],
    "a picture in XML": () => ["a.svg", repeated("<g>")],
    "an archive of zeros": () => ["a.docx", Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), Buffer.alloc(big)])],
    "an empty file": () => ["a.pdf", Buffer.alloc(0)],
    "more than ten megabytes": () => ["a.pdf", Buffer.concat([makePdf(), Buffer.alloc(12 * 1024 * 1024, 10)])],
    ...Object.fromEntries(
      ["blanks", "ways up", "marks of direction", "quotes", "digits with points", "characters of Taiwan"].map(
        (kind) => [
          `a name of ${kind}`,
          (): [string, Buffer] => [hostileTexts[kind]?.(3500).slice(0, 3500) ?? "", makePdf()],
        ],
      ),
    ),
  };
  return ["/accessibility", "/collaboration?kind=drone"].map((action) => ({
    kind: "files",
    requests: Object.entries(files).map(([name, make]) =>
      posted(site, `${action}: ${name}`, action, () => inParts(...make()), "multipart/form-data; boundary=park"),
    ),
  }));
}

function posted(
  site: string,
  name: string,
  path: string,
  body: () => string | Buffer,
  type = "application/x-www-form-urlencoded",
): HostileRequest {
  return {
    name,
    path,
    method: "POST",
    body,
    headers: { "content-type": type, origin: new URL(site).origin, "sec-fetch-site": "same-origin" },
  };
}

function inParts(fileName: string, bytes: Buffer): Buffer {
  const field = (name: string, value: string) =>
    `--park\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `${field("verification", "PARK5")}--park\r\ncontent-disposition: form-data; name="letter"; filename="${fileName.replaceAll('"', "%22")}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--park--\r\n")]);
}

function packed(bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

/** A PNG that says it is so large and brings almost nothing. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write("IHDR", 4, "latin1");
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  head.set([8, 6, 0, 0, 0], 16);
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), head, Buffer.alloc(64)]);
}
