import { createServer, type Server } from "node:http";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FilesPlace, openFiles } from "#platform/files/files.ts";
import { freePort } from "#tests/port.ts";
import { collectFiles, holdsFiles, spreadFiles } from "./stored-files.ts";

let folder: string;
let bucket: Server;
let bucketPlace: FilesPlace;
const kept = new Map<string, Buffer>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "park-stored-"));
  const port = await freePort();
  bucket = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://storage");
    const key = decodeURIComponent(url.pathname.replace(/^\/park\/?/, ""));
    if (request.method === "PUT") kept.set(key, Buffer.concat(await Array.fromAsync(request)));
    if (url.searchParams.has("list-type")) return response.end(listing());
    response.end(kept.get(key) ?? "");
  }).listen(port, "127.0.0.1");
  bucketPlace = {
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "park",
      region: "auto",
      accessKeyId: "id",
      secretAccessKey: "secret",
    },
  };
});
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true });
});

it("goes with a backup from folder to bucket and back, but for the widths made of a picture", async () => {
  const place = { dir: join(folder, "files") };
  expect(await holdsFiles(place)).toBe(false);
  const files = await openFiles(place);
  await files.put("pictures/drum/1.svg", Buffer.from("<svg/>"), "image/svg+xml");
  await files.put("uploads/letter.pdf", Buffer.from([0, 255, 10]), "application/pdf");
  await files.put("variants/drum/1-320.avif", Buffer.from("made"), "image/avif");
  expect(await holdsFiles(place)).toBe(true);

  expect(await collectFiles(place, files, join(folder, "collected"))).toBe(2);
  const inBucket = await openFiles(bucketPlace);
  await spreadFiles(join(folder, "collected"), inBucket);
  expect([...kept.keys()].sort()).toEqual(["pictures/drum/1.svg", "uploads/letter.pdf"]);

  expect(await holdsFiles(bucketPlace)).toBe(true);
  expect(await collectFiles(bucketPlace, inBucket, join(folder, "fetched"))).toBe(2);
  expect(await readFile(join(folder, "fetched/uploads/letter.pdf"))).toEqual(Buffer.from([0, 255, 10]));
  expect((await readdir(join(folder, "fetched"))).sort()).toEqual(["pictures", "uploads"]);
});

function listing(): string {
  const contents = [...kept.keys()].map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
  return `<?xml version="1.0"?><ListBucketResult><Name>park</Name><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
}
