import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseSubmission, exportPerson } from "#app/submission-desk/erasure.server.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { readUpload, uploadsOf } from "#app/submissions/uploads/uploads.server.ts";
import { ask } from "#app/questions/enquiries/enquiries.server.ts";
import { readDay } from "#app/staff/desk/day/day.server.ts";
import { performAction, undo } from "#app/staff/desk/submission/submission-actions.server.ts";
import { readSubmissionPage } from "#app/staff/desk/submission/submission-page.server.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Upload } from "#platform/uploads/upload.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { databaseText, outboxText, storedUploads } from "#tests/traces.ts";
import { visitorActionsOf } from "./actions.server.ts";

let open: TestPark;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-11-23 10:00" });
});
afterAll(() => open.close());

const officer: Staff = { id: "officer-1", email: "officer@example.org", name: "陳志明", role: "booking-officer" };
const letter: Upload = {
  name: "身分證影本.pdf",
  contentType: "application/pdf",
  bytes: Buffer.from("%PDF-1.7 隱密的內容 %%EOF"),
};

describe("staff ask, the applicant answers (rules D7, D18)", () => {
  it("on the status page with words and files; both stand in the timeline, and the days left go on", async () => {
    const submission = await written("whole way");
    expect((await submission()).dueOn).toBe("2026-11-26");
    open.at("2026-11-24 09:00");
    expect(await performAction(open.park, officer, await submission(), "question", { reason: "哪一天來的？" })).toEqual(
      { ok: true },
    );
    expect([(await submission()).state, (await submission()).dueOn]).toEqual(["question", undefined]);
    await open.park.jobs.waiting({ delayed: true });
    expect((await readOutbox(open.park)).find(({ subject }) => subject.includes("有一件事想請教您"))?.text).toContain(
      "哪一天來的？",
    );

    const shown = await readStatusPage(open.park, await submission(), "zh_TW");
    expect([shown.question, shown.actions.map(({ name, files }) => [name, files?.most])]).toEqual([
      "哪一天來的？",
      [["answer", 3]],
    ]);
    open.at("2026-11-30 16:00");
    const unanswered = async () =>
      (await readDay(open.park, officer, "en_US")).asked.rows.find(({ code }) => code === shown.code)?.asked;
    expect(await unanswered()).toBe("Tue 24 Nov");
    expect(await answer(await submission(), "上星期六", [letter])).toEqual({ ok: true });
    expect(await unanswered()).toBeUndefined();
    // Two working days were left when they asked: Wednesday, Thursday. They count on from the Monday of the answer.
    expect([(await submission()).state, (await submission()).dueOn]).toEqual(["under-review", "2026-12-02"]);
    expect(
      (await readStatusPage(open.park, await submission(), "zh_TW")).steps.flatMap(({ note }) => note ?? []),
    ).toEqual(["哪一天來的？", "上星期六\n附檔：身分證影本.pdf"]);

    const forOfficer = await readSubmissionPage(open.park, await submission(), officer, "en_US");
    expect(forOfficer.files).toMatchObject([{ name: "身分證影本.pdf", came: "an answer" }]);
    const forViewer = JSON.stringify(
      await readSubmissionPage(open.park, await submission(), { ...officer, role: "viewer" }, "zh_TW"),
    );
    expect(forViewer).not.toMatch(/身分證|上星期六|哪一天/);
    const [kept] = await uploadsOf(open.park.db, open.park, (await submission()).id);
    const read = kept && (await readUpload(open.park, (await submission()).id, kept.id));
    expect(read && Buffer.from(read.bytes).toString()).toContain("隱密的內容");
    expect(await answer(await submission(), "again", [letter])).toMatchObject({ ok: false });
    expect(await storedUploads(open.park)).toHaveLength(1);
    open.at("2026-11-23 10:00");
  });

  it("a question is taken back within a minute with its mail, and all is as it was", async () => {
    const submission = await written("taken back");
    await performAction(open.park, officer, await submission(), "question", { reason: "真的嗎？" });
    expect(await undo(open.park, officer, await submission(), "question")).toEqual({ ok: true });
    expect([(await submission()).state, (await submission()).dueOn]).toEqual(["under-review", "2026-11-26"]);
    await open.park.jobs.waiting({ delayed: true });
    expect(await outboxText(open.park)).not.toContain("真的嗎");
  });

  it("a question stands on the status page again when the answer given instead of it is taken back", async () => {
    const submission = await written("asked again");
    await performAction(open.park, officer, await submission(), "question", { reason: "哪一把傘？" });
    expect(await performAction(open.park, officer, await submission(), "answer", { reason: "找到了" })).toEqual({
      ok: true,
    });
    expect(await undo(open.park, officer, await submission(), "answer")).toEqual({ ok: true });
    expect([(await submission()).state, (await submission()).dueOn]).toEqual(["question", undefined]);
    expect((await readStatusPage(open.park, await submission(), "zh_TW")).question).toBe("哪一把傘？");
    await open.park.jobs.waiting({ delayed: true });
    expect(await outboxText(open.park)).toContain("哪一把傘");
    expect(await outboxText(open.park)).not.toContain("找到了");
  });

  it("two answers at once are one, and the files of the other are gone", async () => {
    const submission = await written("at once");
    await performAction(open.park, officer, await submission(), "question", { reason: "?" });
    const before = (await storedUploads(open.park)).length;
    const asked = await submission();
    const answers = await Promise.all([answer(asked, "one", [letter]), answer(asked, "other", [letter])]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await storedUploads(open.park)).toHaveLength(before + 1);
  });

  it("what is finished is asked nothing", async () => {
    const submission = await written("finished");
    await performAction(open.park, officer, await submission(), "answer", { reason: "沒問題" });
    expect(await performAction(open.park, officer, await submission(), "question", { reason: "?" })).toMatchObject({
      ok: false,
    });
  });
});

describe("files of an applicant (rules D9, D17, S8)", () => {
  it("are sealed where they lie, handed out to their owner on request, and gone with the submission", async () => {
    const submission = await written("erased", "owner-of-files@example.org");
    await performAction(open.park, officer, await submission(), "question", { reason: "?" });
    const before = new Set((await storedUploads(open.park)).map(({ name }) => name));
    await answer(await submission(), "附上了", [letter]);
    const mine = (await storedUploads(open.park)).filter(({ name }) => !before.has(name));
    expect(mine).toHaveLength(1);
    expect(mine[0]?.bytes.includes("%PDF")).toBe(false);
    const given = JSON.stringify(await exportPerson(open.park, "owner-of-files@example.org", officer.id));
    expect(given).toContain(Buffer.from(letter.bytes).toString("base64"));

    await eraseSubmission(open.park, (await submission()).id, officer.id);
    expect((await storedUploads(open.park)).map(({ name }) => name)).not.toContain(mine[0]?.name);
    expect(await databaseText(open.park)).not.toContain(mine[0]?.name ?? "none");
  });

  it("one that cannot be kept leaves the submission as it was and nothing behind", async () => {
    const submission = await written("store is down");
    await performAction(open.park, officer, await submission(), "question", { reason: "?" });
    const before = (await storedUploads(open.park)).length;
    let puts = 0;
    const files = {
      ...open.park.files,
      put: async (...given: Parameters<typeof open.park.files.put>) =>
        ++puts > 1 ? Promise.reject(new Error("the disk is full")) : open.park.files.put(...given),
    };
    const run = visitorActionsOf(await submission()).answer?.run;
    await expect(run?.({ park: { ...open.park, files } }, await submission(), "two", [letter, letter])).rejects.toThrow(
      "the disk is full",
    );
    expect([(await submission()).state, (await storedUploads(open.park)).length]).toEqual(["question", before]);
  });
});

type Read = NonNullable<Awaited<ReturnType<typeof readSubmission>>>;

async function answer(submission: Read, words: string, files: Upload[]): Promise<{ ok: boolean }> {
  return (
    (await visitorActionsOf(submission).answer?.run({ park: open.park }, submission, words, files)) ?? { ok: false }
  );
}

/** A message to the park; what is returned reads it as it is now. */
async function written(key: string, email = "wang@example.org") {
  await ask(open.park, {
    kind: "contact",
    locale: "zh_TW",
    idempotencyKey: key,
    email,
    personal: { subject: "visit", message: key, name: "王小明" },
    spend: async () => true,
  });
  const { id } = await open.park.db
    .selectFrom("submissions")
    .select("id")
    .orderBy("opened_at", "desc")
    .where("id", "not in", seen)
    .executeTakeFirstOrThrow();
  seen.push(id);
  return async (): Promise<Read> => {
    const submission = await readSubmission(open.park.db, open.park, id);
    if (!submission) throw new Error("no such submission");
    return submission;
  };
}
const seen: string[] = ["none"];
