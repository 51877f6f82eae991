// @module-tag postgres
import { sql } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { logSerializers } from "./safe-error.ts";

let opened: TestPark;
beforeAll(async () => {
  opened = await openTestPark();
  for (const statement of [
    "create table marked (id text primary key, day date, more jsonb, seats int check (seats < 9))",
    "create function refuse_marked() returns trigger language plpgsql as $$ begin raise exception 'no room for %', new.id using detail = new.id; end $$",
  ])
    await sql.raw(statement).execute(opened.park.db);
});
afterAll(() => opened.close());

const secret = "marked-by-us@example.org";
const sealed = "v1.q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=";

describe("a fault in the log (rule H42)", () => {
  it.each([
    [
      "a row that is there already",
      "23505",
      () => sql`insert into marked (id) values (${secret}), (${secret})`.execute(opened.park.db),
    ],
    [
      "a row that a check refuses",
      "23514",
      () => sql`insert into marked (id, seats) values (${secret}, 9)`.execute(opened.park.db),
    ],
    [
      "a value of another type",
      "22007",
      () => sql`insert into marked (id, day) values ('x', ${secret}::text::date)`.execute(opened.park.db),
    ],
    [
      "text that is no JSON",
      "22P02",
      () => sql`insert into marked (id, more) values ('x', ${`{${secret}`}::text::jsonb)`.execute(opened.park.db),
    ],
    [
      "a statement that is none",
      "42601",
      () => sql.raw(`insrt into marked values ('${secret}')`).execute(opened.park.db),
    ],
  ])("%s has its code and no value", async (_, code, provoke) => {
    const [line, text] = await logged(provoke);
    expect([line.code, line.type, text.includes("marked-by-us"), line.stack.includes("    at ")]).toEqual([
      code,
      expect.stringMatching(/error/i),
      false,
      true,
    ]);
  });

  it("names table and constraint", async () => {
    const [line] = await logged(() =>
      sql`insert into marked (id) values (${secret}), (${secret})`.execute(opened.park.db),
    );
    expect(line).toMatchObject({ table: "marked", constraint: "marked_pkey" });
  });

  it("leaves out what a trigger says of the row, and the same in a cause", async () => {
    await sql`create trigger refuse_marked before update on marked for each row execute function refuse_marked()`.execute(
      opened.park.db,
    );
    await sql`insert into marked (id) values (${secret})`.execute(opened.park.db);
    const [, text] = await logged(async () => {
      try {
        await sql`update marked set seats = 1`.execute(opened.park.db);
      } catch (cause) {
        throw new Error(`it failed for ${secret} with ${sealed}`, { cause });
      }
    });
    expect([
      text.includes("marked-by-us"),
      text.includes(sealed.slice(3, 20)),
      text.includes("it failed for"),
      text.includes("P0001"),
    ]).toEqual([false, false, true, true]);
  });

  it("leaves out what a parser read, every other property and what was thrown that is no error", async () => {
    const faults = [
      () => JSON.parse(`{"email": ${secret}`),
      () => decodeURIComponent(`%${secret}`),
      () => {
        throw Object.assign(new Error("lost"), { client: { password: secret }, parameters: [secret], detail: secret });
      },
      () => {
        throw secret;
      },
    ];
    for (const provoke of faults) expect((await logged(async () => provoke()))[1]).not.toContain("marked-by");
  });
});

/** What is logged of what goes wrong: its error, and the line as it is. */
async function logged(provoke: () => Promise<unknown>): Promise<[Record<string, string> & { stack: string }, string]> {
  const lines: string[] = [];
  const log = pino({ serializers: logSerializers }, { write: (text: string) => void lines.push(text) });
  await provoke().then(
    () => expect.unreachable("nothing went wrong"),
    (err: unknown) => log.error({ err }, "a fault"),
  );
  const line = lines.join("");
  return [JSON.parse(line).err, line];
}
