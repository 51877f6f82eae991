import type { SubmissionState } from "#app/submissions/submission.ts";
import type { MailText } from "#app/submissions/submission-type.ts";
import type { Localized } from "#platform/locales.ts";

export type CollaborationMail =
  | "collaboration-received"
  | "collaboration-approved"
  | "collaboration-taken-up"
  | "collaboration-declined"
  | "collaboration-cancelled"
  | "collaboration-closed";

type Words = { subject: string; lines: readonly string[] };
const hello: Localized = { zh_TW: "{name} 您好：", en_US: "Dear {name},", ja_JP: "{name} 様" };

/** What is told of a proposal; {title} is its title, {review} the length of a review, {reason} staff's own words. */
export const collaborationMails: Record<CollaborationMail, MailText> = {
  "collaboration-received": mail(
    {
      zh_TW: {
        subject: "已收到「{title}」（{code}）",
        lines: [
          "謝謝您的提案「{title}」，我們已經收到。",
          "審查需要 {review}，最晚 {day} 回覆您。",
          "業務同仁會在 {follow} 前與您聯絡。",
        ],
      },
      en_US: {
        subject: "We have your proposal ‘{title}’ ({code})",
        lines: [
          "Thank you for your proposal ‘{title}’. We have received it.",
          "The review takes {review}; you will hear from us by {day}.",
          "Our sales staff will get in touch by {follow}.",
        ],
      },
      ja_JP: {
        subject: "「{title}」を受け付けました（{code}）",
        lines: [
          "「{title}」のご提案をいただき、ありがとうございます。",
          "審査には{review}かかります。{day}までにお返事します。",
          "担当の者が{follow}までにご連絡いたします。",
        ],
      },
    },
    { facts: true },
  ),
  "collaboration-approved": mail(
    {
      zh_TW: {
        subject: "「{title}」審查通過（{code}）",
        lines: [
          "「{title}」已經審查通過。",
          "說明與條件：{reason}",
          "當天請提前半小時到遊客中心換證，並報出編號 {code}。遇颱風休園可以改期，不必重新審查。",
        ],
      },
      en_US: {
        subject: "‘{title}’ is approved ({code})",
        lines: [
          "‘{title}’ has been approved.",
          "Notes and conditions: {reason}",
          "On the day, come to the visitor centre half an hour early for your badges and give the reference {code}. If a typhoon closes the park you may choose another day without a new review.",
        ],
      },
      ja_JP: {
        subject: "「{title}」を承認しました（{code}）",
        lines: [
          "「{title}」を承認しました。",
          "備考・条件：{reason}",
          "当日は30分前までにビジターセンターで受付番号 {code} をお伝えのうえ、許可証をお受け取りください。台風で休園したときは、審査なしで日を改めていただけます。",
        ],
      },
    },
    { facts: true, event: true },
  ),
  "collaboration-taken-up": mail({
    zh_TW: {
      subject: "「{title}」，想和您聊聊（{code}）",
      lines: ["謝謝您的提案「{title}」，我們很有興趣。", "{reason}"],
    },
    en_US: {
      subject: "About ‘{title}’: we would like to talk ({code})",
      lines: ["Thank you for ‘{title}’. We would like to take it further.", "{reason}"],
    },
    ja_JP: {
      subject: "「{title}」について（{code}）",
      lines: ["「{title}」のご提案を、ぜひ進めたいと考えております。", "{reason}"],
    },
  }),
  "collaboration-declined": mail(
    {
      zh_TW: {
        subject: "「{title}」這次無法受理（{code}）",
        lines: ["很抱歉，「{title}」這次無法受理。", "原因：{reason}"],
      },
      en_US: {
        subject: "We cannot accept ‘{title}’ ({code})",
        lines: ["We are sorry, but we cannot accept ‘{title}’ this time.", "Reason: {reason}"],
      },
      ja_JP: {
        subject: "「{title}」をお受けできませんでした（{code}）",
        lines: ["申し訳ございません。「{title}」は今回お受けできませんでした。", "理由：{reason}"],
      },
    },
    { ends: true },
  ),
  "collaboration-cancelled": mail(
    {
      zh_TW: { subject: "「{title}」已取消（{code}）", lines: ["「{title}」已經取消。", "說明：{reason}"] },
      en_US: {
        subject: "‘{title}’ has been cancelled ({code})",
        lines: ["‘{title}’ has been cancelled.", "Note: {reason}"],
      },
      ja_JP: {
        subject: "「{title}」を取り消しました（{code}）",
        lines: ["「{title}」を取り消しました。", "備考：{reason}"],
      },
    },
    { ends: true },
  ),
  "collaboration-closed": mail(
    {
      zh_TW: {
        subject: "「{title}」已結案（{code}）",
        lines: ["「{title}」已經結案，謝謝您與我們合作。", "{reason}", "作品發表後，請寄一份給我們留存。"],
      },
      en_US: {
        subject: "‘{title}’ is closed ({code})",
        lines: [
          "‘{title}’ is closed. Thank you for working with us.",
          "{reason}",
          "When the work comes out, please send us a copy to keep.",
        ],
      },
      ja_JP: {
        subject: "「{title}」を完了しました（{code}）",
        lines: [
          "「{title}」のお手続きは完了しました。ご一緒いただき、ありがとうございました。",
          "{reason}",
          "作品が発表されたら、控えを一部お送りください。",
        ],
      },
    },
    { ends: true },
  ),
};

function mail(words: Localized<Words>, more: Omit<MailText, "words"> = {}): MailText {
  const whole = (locale: keyof typeof words): Words => ({
    subject: words[locale].subject,
    lines: [hello[locale], ...words[locale].lines],
  });
  return { ...more, words: { zh_TW: whole("zh_TW"), en_US: whole("en_US"), ja_JP: whole("ja_JP") } };
}

/** What the kinds of submissions are called, what staff do, what comes next. */
export const collaborationKindTexts = {
  reviewed: { zh_TW: "拍攝與圖像申請", en_US: "Filming, drone or image application", ja_JP: "撮影・画像の申請" },
  followedUp: { zh_TW: "合作提案", en_US: "Partnership proposal", ja_JP: "提携のご提案" },
  approve: { zh_TW: "審查通過", en_US: "Approve", ja_JP: "承認する" },
  takeUp: { zh_TW: "開始洽談", en_US: "Take it up", ja_JP: "話を進める" },
  decline: { zh_TW: "婉拒", en_US: "Decline", ja_JP: "お断りする" },
  cancel: { zh_TW: "取消", en_US: "Cancel", ja_JP: "取り消す" },
  close: { zh_TW: "結案", en_US: "Close", ja_JP: "完了する" },
  changed: {
    zh_TW: "這一件的狀態已經改變，請重新整理後再試。",
    en_US: "This has changed in the meantime. Please reload the page.",
    ja_JP: "状態が変わりました。ページを読み込み直してください。",
  },
} as const satisfies Record<string, Localized>;

const shared: Partial<Record<SubmissionState, Localized>> = {
  declined: {
    zh_TW: "很抱歉這次無法受理，原因寫在上面。歡迎調整內容後再提案。",
    en_US:
      "We are sorry that we cannot take this up; the reason is given above. You are welcome to send us another proposal.",
    ja_JP:
      "申し訳ありませんが、今回はお受けできません。理由は上に記したとおりです。内容を変えてのお申し込みをお待ちしております。",
  },
  done: {
    zh_TW: "已經結案，謝謝您與我們合作。",
    en_US: "This is closed. Thank you for working with us.",
    ja_JP: "完了しました。ありがとうございました。",
  },
};

export const reviewedNext: Partial<Record<SubmissionState, Localized>> = {
  ...shared,
  "under-review": {
    zh_TW: "我們正在審查，最晚 {day} 以電子郵件回覆。",
    en_US: "We are reviewing it and will reply by e-mail by {day}.",
    ja_JP: "審査しています。{day}までにメールでお返事します。",
  },
  confirmed: {
    zh_TW: "審查通過。當天請提前半小時到遊客中心換證，報出這個編號。",
    en_US:
      "Approved. On the day, come to the visitor centre half an hour early for your badges and give this reference.",
    ja_JP: "承認しました。当日は30分前までにビジターセンターでこの受付番号をお伝えのうえ、許可証をお受け取りください。",
  },
};

export const followedUpNext: Partial<Record<SubmissionState, Localized>> = {
  ...shared,
  "under-review": {
    zh_TW: "業務同仁會在 {day} 前與您聯絡。",
    en_US: "Our sales staff will get in touch by {day}.",
    ja_JP: "担当の者が{day}までにご連絡いたします。",
  },
  confirmed: {
    zh_TW: "我們正在和您洽談，有事請來電或傳訊息。",
    en_US: "We are in touch with you. Call or write to us at any time.",
    ja_JP: "ご相談を進めています。ご用の際はお電話かメッセージでお知らせください。",
  },
};
