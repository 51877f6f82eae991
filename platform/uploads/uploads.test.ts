import { pino } from "pino";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { goodFiles, makePdf, makePhoto, maliciousFiles, type Sent } from "#tests/uploads/files.ts";
import { openPictureWork } from "../pictures/picture-work.ts";
import { formTexts } from "../form/form.texts.ts";
import { locales } from "../locales.ts";
import { examineUpload } from "./examine.ts";
import { openDocuments } from "./documents.ts";
import { openScanner } from "./scanner.ts";

const documents = openDocuments();
const pictureWork = openPictureWork();
const scanner = openScanner(undefined, pino({ level: "silent" }));
const fileOf = ({ name, type, bytes }: Sent) => new File([new Uint8Array(bytes)], name, { type });
const malicious = await maliciousFiles();

describe("a file somebody sends (rule D17)", () => {
  it("is taken when it is a PDF, JPEG or PNG inside, whatever it claims to be, and named as what it is", async () => {
    const taken = await Promise.all(
      (await goodFiles()).map((good) => examineUpload({ documents, pictureWork, scanner }, fileOf(good))),
    );
    expect(taken.map((one) => one.ok && [one.upload.name, one.upload.contentType])).toEqual([
      ["公文 2027.pdf", "application/pdf"],
      ["letter.pdf", "application/pdf"],
      ["scan.jpg", "image/jpeg"],
      ["scan.png", "image/png"],
      ["links.pdf", "application/pdf"],
    ]);
  });

  it.each(Object.entries(malicious))("is refused when it is %s, with a text in three languages", async (_, sent) => {
    const examined = await examineUpload({ documents, pictureWork, scanner }, fileOf(sent));
    expect(examined.ok).toBe(false);
    if (!examined.ok) for (const locale of locales) expect(formTexts[examined.reason][locale]).toBeTruthy();
  });

  it("tells the reasons apart", async () => {
    const reasons = await Promise.all(
      [
        "a shell script",
        "a PDF with a script in a compressed list",
        "a PDF that is an archive too",
        "a locked PDF",
        "half a photograph",
        "nothing",
        "more than ten megabytes",
        "a picture that unfolds into four thousand million points",
      ].map(async (what) => {
        const sent = malicious[what];
        const examined = sent && (await examineUpload({ documents, pictureWork, scanner }, fileOf(sent)));
        return examined && !examined.ok ? examined.reason : "taken";
      }),
    );
    expect(reasons).toEqual([
      "fileKind",
      "fileActive",
      "fileMixed",
      "fileLocked",
      "fileDamaged",
      "fileEmpty",
      "fileTooBig",
      "filePixels",
    ]);
  });

  it("loses everything but the picture: place, telephone, a program hung on behind", async () => {
    const photo = await makePhoto();
    expect(photo.includes("SECRET-PLACE")).toBe(true);
    const examined = await examineUpload(
      { documents, pictureWork, scanner },
      fileOf({
        name: "scan.jpg",
        type: "image/jpeg",
        bytes: Buffer.concat([photo, Buffer.from("PK\x03\x04<?php MZ")]),
      }),
    );
    if (!examined.ok) throw new Error(examined.reason);
    const bytes = Buffer.from(examined.upload.bytes);
    expect([bytes.includes("SECRET-PLACE"), bytes.includes("<?php")]).toEqual([false, false]);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it.each([
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\me\\letter.exe", "letter.pdf"],
    ["a\u202Efdp.exe", "afdp.pdf"],
    [".htaccess", "file.pdf"],
    ["\u0000\n", "file.pdf"],
    ['"; rm -rf / #.pdf', "_.pdf"],
    ["公文（第 3 號）.PDF", "公文（第 3 號）.pdf"],
    [`${"長".repeat(300)}.pdf`, `${"長".repeat(60)}.pdf`],
  ])("called %j is called %j here", async (name, expected) => {
    const examined = await examineUpload(
      { documents, pictureWork, scanner },
      fileOf({ name, type: "", bytes: makePdf() }),
    );
    expect(examined.ok && examined.upload.name).toBe(expected);
  });
});
