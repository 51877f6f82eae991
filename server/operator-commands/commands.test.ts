import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { personalOf } from "#app/submissions/submissions.server.ts";
import { erasePersonCalled, exportPersonCalled } from "#app/operator.ts";
import { loseUmbrella, takeUmbrellas } from "#tests/cast/submission-kind.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { carryOut } from "./commands.ts";

let open: TestPark;
takeUmbrellas();
beforeAll(async () => {
  open = await openTestPark({ now: "2026-11-21 10:00" });
});
afterAll(() => open.close());

const her = { email: "operator.asks@example.org", personal: { name: "隱姓埋" } };
const give = (command: Parameters<typeof carryOut>[2]) =>
  carryOut(open.park, { erasePersonCalled, exportPersonCalled }, command, () => {});

it("the operator hands out and erases one person by e-mail or reference, is told first what would go, and it is noted (rules D9, S8)", async () => {
  const [first, second] = [
    await loseUmbrella(open.park, { idempotencyKey: "first", ...her }),
    await loseUmbrella(open.park, { idempotencyKey: "second", ...her }),
  ];
  const other = await loseUmbrella(open.park, { idempotencyKey: "somebody else" });
  const named = first.code.replace("-", " ").toLowerCase();

  const { text, file } = await give({ do: "export", who: named });
  expect([text, JSON.parse(await readFile(file ?? "", "utf8"))]).toEqual([
    expect.stringContaining("2 reservations"),
    expect.objectContaining({
      address: her.email,
      submissions: [expect.objectContaining({ code: first.code }), expect.objectContaining({ code: second.code })],
    }),
  ]);

  const dry = await give({ do: "erase", who: named, sure: false });
  expect(dry.text).toMatch(
    new RegExp(
      `Would erase everything personal of 2:\\n {2}${first.code} {2}A lost umbrella, of 2026-11-21, Under review: 0 files, 0 notes, 1 mails\\n {2}${second.code}.*\\nWhat of it is still to come would be cancelled. Nothing was changed`,
    ),
  );
  expect(await personalOf(open.park.db, open.park, first.id)).toMatchObject(her.personal);

  expect((await give({ do: "erase", who: ` ${her.email.toUpperCase()}`, sure: true })).text).toMatch(
    /^Erased everything personal of 2, for good:/,
  );
  expect([
    await personalOf(open.park.db, open.park, first.id),
    await personalOf(open.park.db, open.park, second.id),
  ]).toEqual(["erased", "erased"]);
  expect(await personalOf(open.park.db, open.park, other.id)).not.toBe("erased");
  const noted = await open.park.db
    .selectFrom("audit_log")
    .select(["action", "subject"])
    .where("by", "=", "operator")
    .orderBy("id")
    .execute();
  const ended = (id: string) =>
    ["submission.cancelled", "submission.erased"].map((action) => ({ action, subject: `submission:${id}` }));
  expect(noted).toEqual([{ action: "person.exported", subject: "person" }, ...ended(first.id), ...ended(second.id)]);

  for (const who of [named, her.email, "no code", "H4KX-9TMC", ""]) {
    await expect(give({ do: "erase", who, sure: true })).rejects.toThrow("nothing personal is held of");
    await expect(give({ do: "export", who })).rejects.toThrow("nothing personal is held of");
  }
});
