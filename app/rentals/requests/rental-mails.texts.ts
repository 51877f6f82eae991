import type { MailText } from "#app/submissions/submission-type.ts";
import type { Localized } from "#platform/locales.ts";

/** The mails of a rental. */
export const rentalMails = [
  "rental-received",
  "rental-approved",
  "rental-declined",
  "rental-given-away",
  "rental-changed",
  "rental-cancelled",
  "rental-reopened",
  "rental-quoted",
  "rental-park-closed",
  "rental-restored",
] as const;
export type RentalMail = (typeof rentalMails)[number];

type Words = { subject: string; lines: readonly string[] };

const frame: Localized<{ hello: string; follow: string }> = {
  zh_TW: { hello: "{organiser} 您好：", follow: "目前的進度：{link}" },
  en_US: { hello: "Dear {organiser},", follow: "Check its progress: {link}" },
  ja_JP: { hello: "{organiser} 様", follow: "現在の状況はこちらです：{link}" },
};

/**
 * What the renter is told at each step; {spaces} and {times} say what was asked for, {crowded} only where the heads are
 * many.
 */
export const rentalMailTexts: Record<RentalMail, MailText> = {
  "rental-received": mail(
    {
      zh_TW: {
        subject: "已收到您的場地申請",
        lines: [
          "我們收到了您借用{spaces}的申請：\n{times}",
          "同仁會逐項確認，約需 {reviewFrom} 至 {reviewTo} 個工作天，最晚 {day} 前回覆。核准以前，場地還沒有為您保留。",
          "{crowded}",
        ],
      },
      en_US: {
        subject: "We have your request for a space",
        lines: [
          "We have received your request for {spaces}:\n{times}",
          "Our staff will look at every part of it. That takes {reviewFrom} to {reviewTo} working days; we will reply by {day} at the latest. Until it is approved, the space is not reserved for you.",
          "{crowded}",
        ],
      },
      ja_JP: {
        subject: "会場ご利用のお申し込みを受け付けました",
        lines: [
          "{spaces}のご利用のお申し込みを受け付けました。\n{times}",
          "内容を確認し、{reviewFrom}〜{reviewTo}営業日、遅くとも{day}までにお返事します。承認までは、会場はまだ確保されておりません。",
          "{crowded}",
        ],
      },
    },
    { facts: true },
  ),
  "rental-approved": mail(
    {
      zh_TW: {
        subject: "場地申請已核准",
        lines: [
          "您借用{spaces}的申請已經核准：\n{times}",
          "說明：{reason}",
          "附上行事曆檔。進場當天請先到南門遊客中心報出編號 {code}，同仁會帶您過去。",
        ],
      },
      en_US: {
        subject: "Your rental is approved",
        lines: [
          "Your request for {spaces} has been approved:\n{times}",
          "Note: {reason}",
          "A calendar file is attached. On the day, come to the visitor centre by the South Gate first and give the reference {code}; we will take you to the space.",
        ],
      },
      ja_JP: {
        subject: "会場のご利用を承認しました",
        lines: [
          "{spaces}のご利用を承認しました。\n{times}",
          "備考：{reason}",
          "カレンダーファイルを添付します。当日はまず南門のビジターセンターで受付番号 {code} をお伝えください。会場へご案内します。",
        ],
      },
    },
    { facts: true, event: true },
  ),
  "rental-declined": mail(
    {
      zh_TW: {
        subject: "這次無法出借場地",
        lines: [
          "很抱歉，您申請的{spaces}這次無法出借：\n{times}",
          "原因：{reason}",
          "換個日期或場地再申請，我們很樂意再看一次。",
        ],
      },
      en_US: {
        subject: "We cannot let you have the space this time",
        lines: [
          "We are sorry, but we cannot let {spaces} as you asked:\n{times}",
          "Reason: {reason}",
          "Another day or another space may be possible, and we will gladly look again.",
        ],
      },
      ja_JP: {
        subject: "今回はご利用いただけません",
        lines: [
          "申し訳ございません。お申し込みの{spaces}は、今回はお貸しできません。\n{times}",
          "理由：{reason}",
          "日程や会場を変えてのお申し込みをお待ちしております。",
        ],
      },
    },
    { ends: true },
  ),
  "rental-given-away": mail(
    {
      zh_TW: {
        subject: "您申請的時段已核准給其他單位",
        lines: [
          "很抱歉，{spaces}的這個時段已經核准給其他申請單位，您的申請因此無法受理：\n{times}",
          "您可以到場地頁查看還有哪些日期空著，再次申請；也可以來電，我們幫您找合適的場地。",
        ],
      },
      en_US: {
        subject: "The hours you asked for have gone to another applicant",
        lines: [
          "We are sorry. These hours in {spaces} have been given to another applicant, so we cannot meet your request:\n{times}",
          "The pages of our spaces show which days are still free, and you are welcome to ask again; or call us, and we will help you find a space.",
        ],
      },
      ja_JP: {
        subject: "ご希望の時間はほかの団体のご利用となりました",
        lines: [
          "申し訳ございません。{spaces}のこの時間は、ほかの団体のご利用を承認したため、お受けできなくなりました。\n{times}",
          "会場のページで空いている日をご確認のうえ、あらためてお申し込みください。お電話でもご相談を承ります。",
        ],
      },
    },
    { ends: true },
  ),
  "rental-changed": mail(
    {
      zh_TW: {
        subject: "場地租借內容已更改",
        lines: ["依您的要求，內容已改為{spaces}：\n{times}", "更改的部分：\n{changes}", "說明：{reason}"],
      },
      en_US: {
        subject: "Your rental has been changed",
        lines: ["As you asked, it is now {spaces}:\n{times}", "What has changed:\n{changes}", "Note: {reason}"],
      },
      ja_JP: {
        subject: "会場のご利用内容を変更しました",
        lines: ["ご依頼により、{spaces}に変更しました。\n{times}", "変更した内容：\n{changes}", "備考：{reason}"],
      },
    },
    { facts: true, event: true },
  ),
  "rental-cancelled": mail(
    {
      zh_TW: { subject: "場地租借已取消", lines: ["{spaces}的租借已經取消：\n{times}", "說明：{reason}"] },
      en_US: {
        subject: "Your rental has been cancelled",
        lines: ["The rental of {spaces} has been cancelled:\n{times}", "Note: {reason}"],
      },
      ja_JP: {
        subject: "会場のご利用を取り消しました",
        lines: ["{spaces}のご利用を取り消しました。\n{times}", "備考：{reason}"],
      },
    },
    { event: true, ends: true },
  ),
  "rental-reopened": mail(
    {
      zh_TW: {
        subject: "您的場地申請重新審核中",
        lines: ["您借用{spaces}的申請，我們再看一次：\n{times}", "說明：{reason}", "最晚 {day} 前回覆。"],
      },
      en_US: {
        subject: "We are looking at your request again",
        lines: [
          "We are looking again at your request for {spaces}:\n{times}",
          "Note: {reason}",
          "We will reply by {day} at the latest.",
        ],
      },
      ja_JP: {
        subject: "お申し込みを再度確認しております",
        lines: [
          "{spaces}のお申し込みを、あらためて確認しております。\n{times}",
          "備考：{reason}",
          "遅くとも{day}までにお返事します。",
        ],
      },
    },
    { facts: true },
  ),
  "rental-quoted": mail({
    zh_TW: {
      subject: "場地費用概估：{amount}",
      lines: ["{spaces}的費用概估為 {amount}。", "{quote}", "這是概估，實際金額以雙方簽訂的契約為準。"],
    },
    en_US: {
      subject: "An outline quote for your rental: {amount}",
      lines: [
        "Our outline quote for {spaces} is {amount}.",
        "{quote}",
        "This is an estimate; the final sum is the one in the contract.",
      ],
    },
    ja_JP: {
      subject: "会場費用の概算：{amount}",
      lines: [
        "{spaces}の費用は、概算で{amount}です。",
        "{quote}",
        "こちらは概算です。確定金額は契約書のとおりとなります。",
      ],
    },
  }),
  "rental-park-closed": mail(
    {
      zh_TW: {
        subject: "園區休園，您的場地租借已取消",
        lines: [
          "因為{reason}，園區休園，下列場地租借全部取消，不收任何費用：{spaces}\n{times}",
          "休園時間：{when}",
          "若提早恢復開園，我們會再寫信給您。造成不便，敬請見諒。",
        ],
      },
      en_US: {
        subject: "The park is closed and your rental cancelled",
        lines: [
          "The park has to close: {reason}. The whole rental of {spaces} is cancelled and costs nothing:\n{times}",
          "Closed: {when}.",
          "If we can open after all, we will write to you again. We are sorry for the inconvenience.",
        ],
      },
      ja_JP: {
        subject: "休園のため、会場のご利用を取り消しました",
        lines: [
          "{reason}のため休園いたします。{spaces}のご利用はすべて取り消しとなり、料金はかかりません。\n{times}",
          "休園の日時：{when}",
          "予定より早く開園する場合は、あらためてメールでお知らせします。ご迷惑をおかけし申し訳ございません。",
        ],
      },
    },
    { event: true, ends: true },
  ),
  "rental-restored": mail(
    {
      zh_TW: {
        subject: "恢復開園，您的場地租借也恢復了",
        lines: [
          "園區恢復開園，{spaces}的申請恢復為休園前的狀態，不用重新申請：\n{times}",
          "如果不方便來，請來電告訴我們。",
        ],
      },
      en_US: {
        subject: "The park is open again and your rental has been restored",
        lines: [
          "The park is open again, and your rental of {spaces} is back as it was before:\n{times}",
          "If you can no longer come, please call us.",
        ],
      },
      ja_JP: {
        subject: "開園いたします。会場のご利用も元どおりです",
        lines: [
          "開園することになりました。{spaces}のお申し込みは休園前の状態に戻りました。\n{times}",
          "お越しになれない場合は、お電話でお知らせください。",
        ],
      },
    },
    { facts: true, event: true },
  ),
};

/** Greeting before, the way to follow after; how to change it stands at the foot of every letter, where it can be. */
function mail(words: Localized<Words>, more: Omit<MailText, "words"> = {}): MailText {
  const whole = (locale: keyof typeof words): Words => ({
    subject: words[locale].subject,
    lines: [frame[locale].hello, ...words[locale].lines, frame[locale].follow],
  });
  return { ...more, words: { zh_TW: whole("zh_TW"), en_US: whole("en_US"), ja_JP: whole("ja_JP") } };
}
