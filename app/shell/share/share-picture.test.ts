import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTurn } from "#platform/pictures/turns.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { sharePicture } from "./share-picture.server.ts";

let opened: TestPark;
beforeAll(async () => {
  opened = await openTestPark();
});
afterAll(() => opened.close());

it("several are drawn at once, of pictures never shown before, one of them very large, and none waits for itself (rule Q9)", async () => {
  const { park } = opened;
  const large = await sharp({ create: { width: 4400, height: 3000, channels: 3, background: "#336699" } })
    .jpeg()
    .toBuffer();
  const added = await park.pictures.add(park.db, { bytes: large, alt: { zh_TW: "藍", en_US: "Blue", ja_JP: "青" } });
  const covers = await park.db
    .selectFrom("pictures")
    .select("id")
    .where("content_type", "=", "image/svg+xml")
    .limit(3)
    .execute();
  const ids = [added.ok ? added.id : "", ...covers.map(({ id }) => id)];
  const made = await Promise.all(
    ids.map((picture, at) =>
      sharePicture(park, `share ${at}`, {
        locale: "en_US",
        title: "Lanterns",
        section: "News",
        picture,
        untranslated: false,
      }),
    ),
  );
  for (const bytes of made)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
  // Nor can it be written so that it would.
  await expect(inTurn(() => inTurn(async () => 1))).rejects.toThrow("within a turn");
  expect(await inTurn(async () => 2, 2)).toBe(2);
});
