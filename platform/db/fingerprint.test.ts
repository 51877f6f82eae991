// @module-tag postgres
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { checkSecret } from "./fingerprint.ts";

let opened: TestPark;
beforeAll(async () => {
  opened = await openTestPark();
});
afterAll(() => opened.close());

it("a process with another SECRET is refused, and the secret is nowhere in the database (rule H43)", async () => {
  const { db, config } = opened.park;
  await checkSecret(db, config.secret);
  await expect(checkSecret(db, "another secret of at least 32 characters")).rejects.toThrow("SECRET is another");
  const rows = await db.selectFrom("secret_fingerprint").selectAll().execute();
  expect(rows.length).toBe(1);
  expect(JSON.stringify(rows)).not.toContain(config.secret);
});
