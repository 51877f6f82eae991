import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { realNow } from "#platform/clock.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { forgetSharePictures } from "./forget-share-pictures.server.ts";

let opened: TestPark;
beforeAll(async () => {
  opened = await openTestPark();
});
afterAll(() => opened.close());

it("share pictures go two months after they were made, of pages and of sticks; what else is kept stays", async () => {
  const { files, config } = opened.park;
  const old = realNow().subtract({ hours: 24 * 61 }).epochMilliseconds / 1000;
  const keys = [
    "variants/share/page-old.png",
    "variants/share/fortune-stick-1.en_US.old.png",
    "variants/share/page-new.png",
    "variants/opera/old.webp",
  ];
  for (const key of keys) await files.put(key, new Uint8Array([1]), "image/png");
  const folder = config.files.dir ?? "";
  for (const key of keys.filter((one) => one.includes("old"))) await utimes(join(folder, key), old, old);
  await forgetSharePictures(opened.park).run({}, { id: "1", attempt: 1 });
  expect(await Promise.all(keys.map(async (key) => (await files.get(key)) !== undefined))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
