import type { MailText } from "#app/submissions/submission-type.ts";
import { groupMailTexts } from "#app/reservations/mails/group-mails.texts.ts";
import type { Localized } from "#platform/locales.ts";

type Words = { subject: string; lines: readonly string[] };

const hello: Localized = { zh_TW: "{group} 您好：", en_US: "Dear {group},", ja_JP: "{group} 御中" };

/** What the applicant is told; where nothing differs from other groups, in the same words. */
export const freeAdmissionMails: Record<string, MailText> = {
  // Nothing is quoted where nothing is paid.
  ...Object.fromEntries(
    Object.entries(groupMailTexts)
      .filter(([name]) => name !== "group-quoted")
      .map(([name, text]) => [name, unquoted(text)]),
  ),
  "group-under-review": mail(
    {
      zh_TW: {
        subject: "已收到免費入園申請（{code}）",
        lines: [
          "{visit}，{people} 人的免費入園申請與公文已經收到，名額先為您保留。",
          "我們會在 {day} 前回覆；需要補件時，也會寫信告訴您。",
        ],
      },
      en_US: {
        subject: "We have your application for free admission ({code})",
        lines: [
          "We have received your application for {visit}, {people} [person|people], with the letter, and are holding the places for you.",
          "We will reply by {day}. If anything is missing, we will write to you.",
        ],
      },
      ja_JP: {
        subject: "無料入園のお申し込みを受け付けました（{code}）",
        lines: [
          "{visit}、{people}名様の無料入園のお申し込みと申請書を受け取り、予約枠を確保しました。",
          "{day}までにお返事します。足りない書類がある場合もメールでお知らせします。",
        ],
      },
    },
    { facts: true },
  ),
  "group-confirmed": mail(
    {
      zh_TW: {
        subject: "免費入園申請已通過（{code}）",
        lines: [
          "{visit}，{people} 人的免費入園申請已經通過。",
          "當天請帶公文影本與名冊，到南門報出編號 {code}，核對身分後入園。",
          "說明：{reason}",
        ],
      },
      en_US: {
        subject: "Free admission is granted ({code})",
        lines: [
          "Free admission on {visit} for {people} [person|people] is granted.",
          "Please bring a copy of the letter and the list of names to the South Gate and give the reference {code}; identities are checked there.",
          "Note: {reason}",
        ],
      },
      ja_JP: {
        subject: "無料入園を承認しました（{code}）",
        lines: [
          "{visit}、{people}名様の無料入園を承認しました。",
          "当日は申請書の写しと名簿をお持ちのうえ、南門で受付番号 {code} をお伝えください。身分を確認のうえご案内します。",
          "備考：{reason}",
        ],
      },
    },
    { facts: true, event: true },
  ),
  "group-declined": mail(
    {
      zh_TW: {
        subject: "免費入園申請未通過（{code}）",
        lines: ["很抱歉，{visit}，{people} 人的免費入園申請沒有通過。", "原因：{reason}", "歡迎補齊文件後再申請。"],
      },
      en_US: {
        subject: "We cannot grant free admission ({code})",
        lines: [
          "We are sorry, but we cannot grant free admission on {visit} for {people} [person|people].",
          "Reason: {reason}",
          "You are welcome to apply again with complete papers.",
        ],
      },
      ja_JP: {
        subject: "無料入園を承認できませんでした（{code}）",
        lines: [
          "申し訳ございません。{visit}、{people}名様の無料入園は承認できませんでした。",
          "理由：{reason}",
          "書類をそろえて、あらためてお申し込みください。",
        ],
      },
    },
    { ends: true },
  ),
  "group-changed": mail(
    {
      zh_TW: {
        subject: "免費入園已更改（{code}）",
        lines: ["依您的要求，免費入園改為 {visit}，{people} 人。", "更改的部分：\n{changes}", "說明：{reason}"],
      },
      en_US: {
        subject: "Your free admission has been changed ({code})",
        lines: [
          "As you asked, the free admission is now for {visit}, {people} [person|people].",
          "What has changed:\n{changes}",
          "Note: {reason}",
        ],
      },
      ja_JP: {
        subject: "無料入園の内容を変更しました（{code}）",
        lines: [
          "ご依頼により、無料入園を{visit}、{people}名様に変更しました。",
          "変更した内容：\n{changes}",
          "備考：{reason}",
        ],
      },
    },
    { facts: true, event: true },
  ),
  "group-cancelled": mail(
    {
      zh_TW: {
        subject: "免費入園已取消（{code}）",
        lines: ["{visit}，{people} 人的免費入園已經取消。", "說明：{reason}"],
      },
      en_US: {
        subject: "Your free admission has been cancelled ({code})",
        lines: ["The free admission on {visit} for {people} [person|people] has been cancelled.", "Note: {reason}"],
      },
      ja_JP: {
        subject: "無料入園を取り消しました（{code}）",
        lines: ["{visit}、{people}名様の無料入園を取り消しました。", "備考：{reason}"],
      },
    },
    { ends: true },
  ),
  "group-reminder": mail(
    {
      zh_TW: {
        subject: "提醒：{visit} 來訪（{code}）",
        lines: [
          "再過幾天就要見面了：{visit}，{people} 人免費入園。",
          "請帶公文影本與名冊，到南門報出編號 {code}。人數有變動請先來電。",
        ],
      },
      en_US: {
        subject: "A reminder of your visit on {visit} ({code})",
        lines: [
          "We will see you soon: {visit}, {people} [person|people], free of charge.",
          "Please bring a copy of the letter and the list of names to the South Gate and give the reference {code}. If the numbers change, please call first.",
        ],
      },
      ja_JP: {
        subject: "ご来園のご案内：{visit}（{code}）",
        lines: [
          "まもなくお会いできます。{visit}、{people}名様の無料入園です。",
          "申請書の写しと名簿をお持ちのうえ、南門で受付番号 {code} をお伝えください。人数の変更は事前にお電話ください。",
        ],
      },
    },
    { facts: true, event: true },
  ),
};

/** What is free of charge has no quotation to fetch. */
function unquoted({ words, ...more }: MailText): MailText {
  const without = ({ subject, lines }: Words): Words => ({
    subject,
    lines: lines.filter((line) => !line.includes("{quotation}")),
  });
  return { ...more, words: { zh_TW: without(words.zh_TW), en_US: without(words.en_US), ja_JP: without(words.ja_JP) } };
}

function mail(words: Localized<Words>, more: Omit<MailText, "words"> = {}): MailText {
  const whole = (locale: keyof typeof words): Words => ({
    subject: words[locale].subject,
    lines: [hello[locale], ...words[locale].lines],
  });
  return { ...more, words: { zh_TW: whole("zh_TW"), en_US: whole("en_US"), ja_JP: whole("ja_JP") } };
}
