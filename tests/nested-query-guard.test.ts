// @module-tag postgres
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "#app/submissions/in-transaction.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";

let opened: TestPark;
beforeAll(async () => {
  opened = await openTestPark();
});
afterAll(() => opened.close());

const beside = /past an open transaction/;

it("what is asked beside an open transaction from inside it is refused at once, and what was written is taken back", async () => {
  const { park } = opened;
  const count = async () => (await park.db.selectFrom("site_settings").select("key").execute()).length;
  const before = await count();
  const write = park.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("site_settings")
      .values({ key: "beside", value: JSON.stringify(1), changed_at: park.now().toString(), changed_by: "nobody" })
      .execute();
    return count();
  });
  await expect(write).rejects.toThrow(beside);
  await expect(park.db.transaction().execute(() => park.db.transaction().execute(async () => 1))).rejects.toThrow(
    beside,
  );
  expect(await count()).toBe(before);
});

it("so is what only needs asking sometimes, known or not; through the transaction all can be read", async () => {
  const { park } = opened;
  park.memo.drop();
  const inside = () => park.db.transaction().execute(() => readFacts(park));
  await expect(inside()).rejects.toThrow(beside);
  const facts = await readFacts(park);
  await expect(inside()).rejects.toThrow(beside);
  expect(await park.db.transaction().execute((trx) => readFacts(inTransaction(park, trx)))).toEqual(facts);
});

it("what a transaction left running asks when that is over, and many transactions wait for each other", async () => {
  const { park } = opened;
  let later = Promise.resolve<unknown>(undefined);
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  await park.db.transaction().execute(async () => {
    later = over.then(() => readFacts(park));
  });
  end();
  await expect(later).resolves.toBeDefined();
  const many = Array.from({ length: 12 }, () =>
    park.db.transaction().execute((trx) => trx.selectFrom("items").select("id").limit(1).execute()),
  );
  expect(await Promise.all(many)).toHaveLength(12);
});
