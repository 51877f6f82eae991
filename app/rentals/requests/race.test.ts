// @module-tag postgres
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stateOf } from "#app/submissions/submissions.server.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { performAction } from "#app/staff/desk/submission/submission-actions.server.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { aDay, declinedBy, taken } from "#tests/rentals/orders.ts";

/** Few in npm test, the goals' two hundred in check:all. */
const rounds = process.env.TEST_LONG === "1" ? 200 : 5;
const officers: Staff[] = [
  { id: "mei", email: "mei@example.org", name: "林美", role: "booking-officer" },
  { id: "ming", email: "ming@example.org", name: "陳志明", role: "admin" },
];

let open: TestPark;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-03-02 12:00" });
});
afterAll(() => open.close());

describe("two officers who approve overlapping rentals at once (rules D8, D13)", () => {
  it(`${rounds} times: exactly one wins, the other reads who and when`, async () => {
    const won = { one: 0, other: 0 };
    for (let round = 0; round < rounds; round++) {
      const day = Temporal.PlainDate.from("2026-05-02").add({ days: round }).toString();
      // The second overlaps the first by a minute of its setting up, and in one of its two spaces.
      const one = await taken(open.park, {
        times: [{ ...aDay, day, lastDay: day }],
        spaces: ["craft-hall"],
        heads: 30,
      });
      const other = await taken(open.park, {
        times: [{ ...aDay, day, lastDay: day, setUp: "17:59", starts: "19:00", ends: "20:00", clear: "21:00" }],
        spaces: ["banyan-room", "craft-hall"],
        heads: 30,
      });
      const submissions = await Promise.all([one, other].map((id) => readSubmission(open.park.db, open.park, id)));
      const seen = await Promise.all([one, other].map((id) => declinedBy(open.park, id)));
      const answers = await Promise.all(
        submissions.map((submission, at) =>
          submission && officers[at]
            ? performAction(open.park, officers[at], submission, "approval", { seen: seen[at] ?? "" })
            : undefined,
        ),
      );
      expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
      const [lost] = answers.flatMap((answer) => (answer && !answer.ok ? [answer.message.en_US] : []));
      expect(lost).toMatch(/has already dealt with this: it has been ‘Declined’ since Monday 2 March 12:00/);
      expect([await stateOf(open.park.db, one), await stateOf(open.park.db, other)].sort()).toEqual([
        "confirmed",
        "declined",
      ]);
      won[answers[0]?.ok ? "one" : "other"] += 1;
    }
    const held = await open.park.db
      .selectFrom("rental_holdings")
      .select(["submission_id", (of) => of.fn.countAll<string>().as("spaces")])
      .groupBy("submission_id")
      .execute();
    expect(held).toHaveLength(rounds);
    expect(won.one + won.other).toBe(rounds);
  }, 300_000);
});
