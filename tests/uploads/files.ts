import { deflateSync } from "node:zlib";
import sharp from "sharp";

/**
 * A sound PDF of one page, as small as one can be; `more` are objects besides, `pages` what stands in the list of
 * pages' dictionary.
 */
export function makePdf({
  more = [],
  catalog = "",
  trailer = "",
}: {
  more?: readonly (string | Buffer)[];
  catalog?: string;
  trailer?: string;
} = {}): Buffer {
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
    ...more,
  ];
  let whole = Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1");
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(whole.length);
    whole = Buffer.concat([
      whole,
      Buffer.from(`${at + 1} 0 obj\n`),
      typeof object === "string" ? Buffer.from(object, "latin1") : object,
      Buffer.from("\nendobj\n"),
    ]);
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  return Buffer.concat([
    whole,
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${whole.length}\n%%EOF\n`,
    ),
  ]);
}

/** A compressed list of objects, in which the newer PDF format keeps what is no stream. */
export function objectList(text: string, more = ""): Buffer {
  const packed = deflateSync(Buffer.from(text, "latin1"));
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm ${more} /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from("\nendstream"),
  ]);
}

/** A photograph of a letter with everything a telephone writes beside the picture. */
export function makePhoto(format: "jpeg" | "png" = "jpeg"): Promise<Buffer> {
  const paper = sharp({ create: { width: 320, height: 440, channels: 3, background: "#f4efe2" } });
  const told = paper.withExif({
    IFD0: { ImageDescription: "SECRET-PLACE", Make: "Telephone" },
    IFD3: { GPSLatitude: "24/1 40/1 0/1", GPSLatitudeRef: "N" },
  });
  return (format === "jpeg" ? told.jpeg() : told.png()).toBuffer();
}

export type Sent = { name: string; type: string; bytes: Buffer };
const sent = (name: string, type: string, bytes: Buffer | string): Sent => ({
  name,
  type,
  bytes: typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes,
});

/** What a sound letter may look like. */
export async function goodFiles(): Promise<Sent[]> {
  return [
    sent("公文 2027.pdf", "application/pdf", makePdf()),
    sent("letter.pdf", "", makePdf({ more: [objectList("5 0 << /Title (letter) >>")] })),
    sent("scan.JPG", "image/jpeg", await makePhoto()),
    sent("scan.png", "application/octet-stream", await makePhoto("png")),
    sent(
      "links.pdf",
      "application/pdf",
      makePdf({
        catalog: "/Outlines << /First 4 0 R /Last 4 0 R >> /OpenAction [3 0 R /Fit]",
        more: [
          "<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.org/launch) >> >>",
          objectList("6 0 << /S /GoTo /D [3 0 R /Fit] >>"),
          "<< /N 3 /Filter [/ASCII85Decode /FlateDecode] /Length 4 >>\nstream\nzz~>\nendstream",
        ],
      }),
    ),
  ];
}

/** What must be refused, by what it is; each claims to be something harmless. */
export async function maliciousFiles(): Promise<Record<string, Sent>> {
  const photo = await makePhoto();
  const png = await makePhoto("png");
  const zip = Buffer.from(
    "504b0304140000000000000021000000000000000000000000000100000061504b0102140014000000000000002100000000000000000000000001000000000000000000000000000000000061504b050600000000010001002f0000001f0000000000",
    "hex",
  );
  const js = "<< /S /JavaScript /JS (app.alert(1)) >>";
  return {
    "a drawing with a script": sent(
      "letter.png",
      "image/png",
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ),
    "a page": sent("letter.pdf", "application/pdf", "<!doctype html><script>alert(1)</script>"),
    "a program for Windows": sent(
      "letter.jpg",
      "image/jpeg",
      Buffer.concat([Buffer.from("MZ\x90\0\x03", "latin1"), Buffer.alloc(500)]),
    ),
    "a program for Linux": sent(
      "letter.pdf",
      "application/pdf",
      Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01", "latin1"), Buffer.alloc(500)]),
    ),
    "a shell script": sent("letter.pdf.sh", "application/pdf", "#!/bin/sh\nrm -rf /\n"),
    "a PHP script": sent("letter.jpg.php", "image/jpeg", "<?php system($_GET['c']); ?>"),
    "the test pattern of virus scanners": sent(
      "letter.pdf",
      "application/pdf",
      "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
    ),
    "an archive": sent("letter.pdf", "application/pdf", zip),
    "a GIF that is a script": sent("letter.jpg", "image/jpeg", "GIF89a/*\x01\0*/=alert(1)//;"),
    "a page in XML with an entity of the system": sent(
      "letter.png",
      "image/png",
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>',
    ),
    PostScript: sent("letter.pdf", "application/pdf", "%!PS-Adobe-3.0\n%PDF-1.4\nsystemdict /run get"),
    "a PDF that is an archive too": sent("letter.pdf", "application/pdf", Buffer.concat([makePdf(), zip])),
    "a PDF with an archive before its end": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ more: [Buffer.concat([Buffer.from("<< /Length 99 >>\nstream\n"), zip, Buffer.from("\nendstream")])] }),
    ),
    "a PDF that is a page too": sent(
      "letter.pdf",
      "application/pdf",
      Buffer.concat([Buffer.from("%PDF-1.7\n<html><script>alert(1)</script></html>\n"), makePdf().subarray(9)]),
    ),
    "a page before a PDF": sent(
      "letter.pdf",
      "application/pdf",
      Buffer.concat([Buffer.from("<script>alert(1)</script>"), makePdf()]),
    ),
    "a PDF with a script": sent("letter.pdf", "application/pdf", makePdf({ more: [js], catalog: "/OpenAction 4 0 R" })),
    "a PDF with a script by another spelling": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ more: ["<< /S /J#61va#53cript /J#53 (app.alert(1)) >>"] }),
    ),
    "a PDF with a script in a compressed list": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ more: [objectList(`9 0 ${js}`)] }),
    ),
    "a PDF with a compressed list that unfolds without end": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ more: [objectList(`9 0 (${"a".repeat(9_000_000)})`)] }),
    ),
    "a PDF with a script behind a long dictionary": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ more: [objectList(`9 0 ${js}`, `/Pad (${"a".repeat(5000)})`)] }),
    ),
    "a PDF with a script in a list that a word in a string hides": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ more: [objectList(`9 0 ${js}`, "/Pad (endobj endstream)")] }),
    ),
    "a PDF with a script in a list that does not say it is one": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({
        more: [
          Buffer.from(objectList(`9 0 ${js}`).toString("latin1").replace("/Type /ObjStm", "/Type /None   "), "latin1"),
        ],
      }),
    ),
    "a PDF with a list whose compression stands elsewhere": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({
        more: [
          Buffer.from(objectList(`9 0 ${js}`).toString("latin1").replace("/FlateDecode", "8 0 R       "), "latin1"),
        ],
      }),
    ),
    "a PDF with a list in letters": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({
        more: [
          Buffer.from(
            objectList(`9 0 ${js}`)
              .toString("latin1")
              .replace("/Filter /FlateDecode", "/Filter [/ASCIIHexDecode /FlateDecode]"),
            "latin1",
          ),
        ],
      }),
    ),
    "a PDF with a script by name": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ catalog: "/Names << /J#61vaScript << /Names [(a) 4 0 R] >> >>", more: ["<< /JS (app.alert(1)) >>"] }),
    ),
    "a PDF that opens another inside it": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ more: ["<< /S /GoTo#45 /T << /R /C >> >>"] }),
    ),
    "a PDF that fills a form from a file": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ more: [objectList("9 0 << /S /Import#44ata /F (a.fdf) >>")] }),
    ),
    "a PDF that starts a program": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ more: ["<< /S /Launch /F (cmd.exe) >>"] }),
    ),
    "a PDF that brings files": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ more: ["<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream"] }),
    ),
    "a PDF with a form that sends": sent(
      "letter.pdf",
      "application/pdf",
      makePdf({ more: ["<< /S /SubmitForm /F (http://example.org) >>"] }),
    ),
    "a locked PDF": sent("letter.pdf", "application/pdf", makePdf({ trailer: "/Encrypt 9 0 R" })),
    "half a PDF": sent("letter.pdf", "application/pdf", makePdf().subarray(0, 200)),
    "the beginning of a PDF and nothing else": sent("letter.pdf", "application/pdf", "%PDF-1.7\n%%EOF"),
    "half a photograph": sent("scan.jpg", "image/jpeg", photo.subarray(0, photo.length / 2)),
    "the beginning of a photograph and then a program": sent(
      "scan.jpg",
      "image/jpeg",
      Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from("MZ this program cannot be run in DOS mode")]),
    ),
    "a picture that does not unfold": sent("scan.png", "image/png", spoilt(png)),
    "a picture that unfolds into four thousand million points": sent("scan.png", "image/png", pngOf(65_000, 65_000)),
    "a picture of no points": sent("scan.png", "image/png", pngOf(0, 0)),
    nothing: sent("letter.pdf", "application/pdf", ""),
    "more than ten megabytes": sent(
      "letter.pdf",
      "application/pdf",
      Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(10 * 1024 * 1024)]),
    ),
  };
}

/** A PNG whose points have been written over. */
function spoilt(png: Buffer): Buffer {
  const points = png.indexOf("IDAT") + 6;
  return Buffer.concat([png.subarray(0, points), Buffer.alloc(40, 0xaa), png.subarray(points + 40)]);
}

/** A PNG whose head promises a size, with next to nothing inside. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, sum]);
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
