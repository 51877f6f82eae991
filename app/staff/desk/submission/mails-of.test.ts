import { afterAll, beforeAll, expect, it } from "vitest";
import { eraseSubmission } from "#app/submission-desk/erasure.server.ts";
import { undo } from "#app/staff/desk/submission/submission-actions.server.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { bookings, officer } from "#tests/reservations/bookings.ts";
import { readSubmissionPage } from "./submission-page.server.ts";

let open: TestPark;
const { booked, submission, does } = bookings(() => ({ open, day: "2026-03-20" }));
beforeAll(async () => {
  open = await openTestPark({ now: "2026-03-02 12:00" });
});
afterAll(() => open.close());

it("a letter is read in its minute as it then leaves, under its name in the reader's language; who sees no personal data reads the name alone (rules B1, S2)", async () => {
  const id = await booked({ email: "waits@example.org" }, { locale: "en_US" });
  expect(await does(id, "cancellation", { reason: "You asked us to." })).toEqual({ ok: true });
  const waiting = await mailOf(id);
  expect(waiting).toMatchObject({
    title: "団体予約を取り消しました",
    state: "leaves",
    at: expect.stringMatching(/12:01:00$/),
    letter: {
      lang: "en",
      subject: expect.stringContaining("Your group reservation has been cancelled"),
      text: expect.stringContaining("Note: You asked us to."),
    },
  });
  const seen = (await readSubmissionPage(open.park, await submission(id), { ...officer, role: "viewer" }, "ja_JP"))
    .mails;
  expect(seen.map(({ title, letter }) => [title, letter]).sort()).toEqual([
    ["団体予約が確定しました", undefined],
    [waiting?.title, undefined],
  ]);
  open.at("2026-03-02 12:01");
  expect(await mailOf(id)).toMatchObject({ state: "leaving" });
  await open.park.jobs.waiting({ delayed: true });
  const sent = (await readOutbox(open.park)).find(
    ({ to, subject }) => to === "waits@example.org" && subject.includes("cancelled"),
  );
  expect([sent?.subject, sent?.text.trim()]).toEqual([waiting?.letter?.subject, waiting?.letter?.text.trim()]);
  expect(await mailOf(id)).toMatchObject({ state: "sent", letter: waiting?.letter });
});

it("what was taken back says nothing any more, and neither does what was erased", async () => {
  const id = await booked({ email: "back@example.org" });
  await does(id, "cancellation", { reason: "來電" });
  expect(await undo(open.park, officer, await submission(id), "cancellation")).toEqual({ ok: true });
  expect(await mailOf(id)).toMatchObject({ title: "団体予約を取り消しました", state: "takenBack", letter: undefined });
  await eraseSubmission(open.park, id, officer.id);
  expect(
    (await readSubmissionPage(open.park, await submission(id), officer, "ja_JP")).mails.map(({ letter }) => letter),
  ).toEqual([undefined, undefined]);
});

async function mailOf(id: string) {
  return (await readSubmissionPage(open.park, await submission(id), officer, "ja_JP")).mails.find(
    ({ title }) => title === "団体予約を取り消しました",
  );
}
