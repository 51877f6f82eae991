// @module-tag postgres
import { afterAll, beforeAll, expect, it } from "vitest";
import { erasePerson } from "#app/submission-desk/erasure.server.ts";
import { loseUmbrella, takeUmbrellas } from "#tests/cast/submission-kind.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { beginOpeningSubmissions, findAmongPersonal } from "./search.server.ts";

let open: TestPark;
takeUmbrellas();
beforeAll(async () => {
  open = await openTestPark();
});
afterAll(() => open.close());

it("the first search finds everything, while the submissions are still being opened after a start, too (rule S5)", async () => {
  // More than are opened at a time.
  for (let at = 0; at < 120; at++)
    await loseUmbrella(open.park, {
      idempotencyKey: `before ${at}`,
      personal: { name: `王小明 ${at}`, phone: "0911-222-333" },
    });
  beginOpeningSubmissions(open.park);
  const [late, ...searches] = await Promise.all([
    loseUmbrella(open.park, {
      idempotencyKey: "meanwhile",
      email: "late@example.org",
      personal: { name: "王小明 late", phone: "０９１１ 222-333" },
    }),
    findAmongPersonal(open.park, "王小明"),
    findAmongPersonal(open.park, "小明 0911222"),
  ]);
  for (const found of searches) expect(found.length).toBeGreaterThanOrEqual(120);
  beginOpeningSubmissions(open.park);
  expect(await findAmongPersonal(open.park, "LATE 0911-222333")).toEqual([late.id]);
  await erasePerson(open.park, "late@example.org", "director-1");
  beginOpeningSubmissions(open.park);
  expect(await findAmongPersonal(open.park, "late")).toEqual([]);
  expect(open.warnings).toEqual([]);
});
