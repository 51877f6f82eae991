import { afterAll, beforeAll } from "vitest";
import { kinds } from "#app/submission-types.ts";
import { addState, type NewSubmission, openSubmission, takeKey } from "#app/submissions/submissions.server.ts";
import type { SubmissionType } from "#app/submissions/submission-type.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { undoStep } from "#app/submissions/undo.server.ts";
import type { Park } from "#platform/park.ts";

/** A kind of submission for tests: somebody looks for an umbrella, and may be asked which. */
const umbrella: SubmissionType = {
  label: { zh_TW: "尋找雨傘", en_US: "A lost umbrella", ja_JP: "傘の遺失届" },
  next: { "under-review": { zh_TW: "{day} 前回覆", en_US: "We answer by {day}", ja_JP: "{day}までにご返答します" } },
  facts: async (_, { personal }, locale) => {
    const name = personal === "erased" ? "" : String(personal.name);
    return [
      { label: { zh_TW: "姓名", en_US: "Name", ja_JP: "お名前" }[locale], value: name, personal: true },
      {
        label: { zh_TW: "顏色", en_US: "Colour", ja_JP: "色" }[locale],
        value: { zh_TW: "紅色", en_US: "red", ja_JP: "赤" }[locale],
      },
    ];
  },
  event: async (_, _submission, locale) => ({
    day: "2026-12-05",
    from: "09:30",
    to: "11:00",
    title: { zh_TW: "取傘", en_US: "Fetch the umbrella", ja_JP: "傘の受け取り" }[locale],
  }),
  mails: {
    "umbrella-looked-for": {
      facts: true,
      event: true,
      words: {
        zh_TW: { subject: "已收到您的來信", lines: ["您好：", "{day} 前回覆。", "原因：{reason}"] },
        en_US: { subject: "We are looking", lines: ["Hello,", "We answer by {day}.", "Reason: {reason}"] },
        ja_JP: { subject: "お探しします", lines: ["こんにちは。", "{day}までに。", "理由：{reason}"] },
      },
    },
  },
  visitor: {
    answer: {
      from: ["question"],
      label: { zh_TW: "送出回覆", en_US: "Send the answer", ja_JP: "返答を送る" },
      asks: { zh_TW: "您的回覆", en_US: "Your answer", ja_JP: "ご返答" },
      run: ({ park }, submission, words) =>
        park.db
          .transaction()
          .execute(
            async (trx) => (
              await addState(trx, park, submission.id, { state: "under-review", by: "visitor", why: words }),
              { ok: true as const }
            ),
          ),
    },
  },
  staff: {
    confirmation: {
      from: ["under-review"],
      label: { zh_TW: "找到了", en_US: "Found", ja_JP: "見つかりました" },
      run: ({ park, by }, submission) =>
        park.db.transaction().execute(async (trx) => {
          await addState(trx, park, submission.id, { state: "confirmed", by: by.id });
          await enqueueEmail(trx, park, submission.id, { mail: "umbrella-looked-for", by: by.id });
          return { ok: true as const };
        }),
      undo: ({ park, by }, submission) =>
        park.db
          .transaction()
          .execute(
            async (trx) => (
              await undoStep(trx, park, submission.id, { state: "under-review", by: by.id }), { ok: true as const }
            ),
          ),
    },
  },
};

/** Lets the parks of a test file take such submissions: to be called on top of it. */
export function takeUmbrellas(): void {
  const usual = kinds["lost-item"];
  beforeAll(() => void Object.assign(kinds, { "lost-item": umbrella }));
  afterAll(() => void Object.assign(kinds, { "lost-item": usual }));
}

/** Somebody's lost umbrella, with the mail that confirms it. */
export async function loseUmbrella(
  park: Park,
  { idempotencyKey, ...given }: Partial<NewSubmission> & { idempotencyKey: string },
) {
  const submission: NewSubmission = {
    kind: "lost-item",
    locale: "zh_TW",
    email: "owner@example.org",
    personal: { name: "林怡君" },
    dueOn: "2026-11-25",
    state: "under-review",
    by: "visitor",
    retainFrom: "2026-12-05",
    ...given,
  };
  return park.db.transaction().execute(async (trx) => {
    const turn = await takeKey(trx, park, idempotencyKey);
    if (turn.seen) throw new Error("seen before");
    const opened = await openSubmission(trx, park, turn, submission);
    await enqueueEmail(trx, park, opened, { mail: "umbrella-looked-for" });
    return opened;
  });
}
