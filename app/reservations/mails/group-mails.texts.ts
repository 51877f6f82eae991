import type { MailText } from "#app/submissions/submission-type.ts";
import type { Localized } from "#platform/locales.ts";
import type { GroupMail } from "./mails.ts";

type Words = { subject: string; lines: readonly string[] };

/** {quotation} is its name, where there is one to fetch: without it the line is left out. */
const frame: Localized<{ hello: string; follow: string }> = {
  zh_TW: { hello: "{group} 您好：", follow: "進度、{quotation}與行事曆檔都在這裡：{link}" },
  en_US: { hello: "Dear {group},", follow: "Progress, {quotation} and calendar file are here: {link}" },
  ja_JP: { hello: "{group} 御中", follow: "進み具合、{quotation}、カレンダーファイルはこちらです：{link}" },
};

/** What the group is told at each step; {visit} is day and time, {until} when an offer ends. */
export const groupMailTexts: Record<GroupMail, MailText> = {
  "group-confirmed": mail(
    {
      zh_TW: {
        subject: "團體預約已確認",
        lines: [
          "{visit}，{people} 人的預約已確認，我們等您來。",
          "當天請在開始前 10 分鐘到南門集合，由領隊報出編號 {code}。",
        ],
      },
      en_US: {
        subject: "Your group reservation is confirmed",
        lines: [
          "Your visit on {visit} for {people} [person|people] is confirmed. We look forward to seeing you.",
          "Please gather at the South Gate ten minutes before the start; the leader should give the reference {code}.",
        ],
      },
      ja_JP: {
        subject: "団体予約が確定しました",
        lines: [
          "{visit}、{people}名様のご予約が確定しました。お越しをお待ちしております。",
          "当日は開始10分前に南門にお集まりのうえ、代表の方が受付番号 {code} をお伝えください。",
        ],
      },
    },
    { facts: true, event: true },
  ),
  "group-under-review": mail(
    {
      zh_TW: {
        subject: "已收到您的團體預約，確認中",
        lines: [
          "{visit}，{people} 人的預約已經收到，名額先為您保留。",
          "您選的項目需要同仁安排，我們會在 {day} 前回覆。",
        ],
      },
      en_US: {
        subject: "We have received your group reservation and are reviewing it",
        lines: [
          "We have received your reservation for {visit}, {people} [person|people], and are holding the places for you.",
          "What you asked for needs arranging; we will reply by {day}.",
        ],
      },
      ja_JP: {
        subject: "団体予約を受け付け、確認しております",
        lines: [
          "{visit}、{people}名様のご予約を受け付け、予約枠を確保しました。",
          "ご希望の内容を手配のうえ、{day}までにお返事します。",
        ],
      },
    },
    { facts: true },
  ),
  "group-waiting": mail(
    {
      zh_TW: {
        subject: "已排入候補",
        lines: [
          "{visit} 的名額目前已滿，{people} 人已依登記順序排入候補。",
          "一有足夠的名額，我們就寫信給您，名額保留 24 小時。",
        ],
      },
      en_US: {
        subject: "You are on the waiting list",
        lines: [
          "{visit} is full at the moment. Your group of {people} is on the waiting list, in the order in which groups asked.",
          "As soon as there is room for all of you, we will write and hold the places for 24 hours.",
        ],
      },
      ja_JP: {
        subject: "キャンセル待ちに登録しました",
        lines: [
          "{visit}は現在満員です。{people}名様を受付順にキャンセル待ちに登録しました。",
          "全員お入りいただける空きが出ましたらメールでお知らせし、24時間、予約枠をお取りします。",
        ],
      },
    },
    { facts: true },
  ),
  "group-offer": mail({
    zh_TW: {
      subject: "有名額了，請在 {until} 前回覆",
      lines: [
        "{visit} 有名額了，已為您保留 {people} 位，到 {until} 為止。",
        "請打開這個連結，按「接受這些名額」或「不需要了」：{link}",
      ],
    },
    en_US: {
      subject: "There is room for you; please answer by {until}",
      lines: [
        "Places for {visit} have come free. We are holding {people} for you until {until}.",
        "Please open this link and accept or decline: {link}",
      ],
    },
    ja_JP: {
      subject: "空きが出ました。{until}までにお返事ください",
      lines: [
        "{visit}に空きが出ましたので、{people}名様の予約枠を{until}までお取りしています。",
        "次のリンクから「この枠で予約する」または「見送る」をお選びください：{link}",
      ],
    },
  }),
  "group-offer-lapsed": mail(
    {
      zh_TW: {
        subject: "保留的名額已經釋出",
        lines: ["{visit} 為您保留的名額到期了，已經讓給下一組。", "如果仍想來，歡迎重新預約。"],
      },
      en_US: {
        subject: "The places held for you have been released",
        lines: [
          "The time to accept the places for {visit} has passed, and they went to the next group.",
          "If you would still like to come, please reserve again.",
        ],
      },
      ja_JP: {
        subject: "予約枠のお取り置きが終了しました",
        lines: [
          "{visit}の予約枠は、お返事の期限を過ぎたため次の団体へお回ししました。",
          "ご来園をご希望の場合は、あらためてご予約ください。",
        ],
      },
    },
    { ends: true },
  ),
  "group-wait-ended": mail(
    {
      zh_TW: {
        subject: "這次沒有等到名額",
        lines: ["很抱歉，{visit} 到預約截止為止都沒有空出足夠的名額，候補到此結束。", "其他日期歡迎隨時預約。"],
      },
      en_US: {
        subject: "No places came free this time",
        lines: [
          "We are sorry, but not enough places came free for {visit} before reservations closed, so your place on the waiting list ends here.",
          "You are welcome to reserve another day.",
        ],
      },
      ja_JP: {
        subject: "今回は空きが出ませんでした",
        lines: [
          "申し訳ございません。{visit}は受付締切までに十分な空きが出ませんでしたので、キャンセル待ちを終了します。",
          "ほかの日のご予約をお待ちしております。",
        ],
      },
    },
    { ends: true },
  ),
  "group-declined": mail(
    {
      zh_TW: {
        subject: "這次無法安排您的團體預約",
        lines: ["很抱歉，{visit}，{people} 人的預約這次無法安排。", "原因：{reason}"],
      },
      en_US: {
        subject: "We cannot take your group reservation",
        lines: [
          "We are sorry, but we cannot arrange the visit on {visit} for {people} [person|people].",
          "Reason: {reason}",
        ],
      },
      ja_JP: {
        subject: "団体予約をお受けできませんでした",
        lines: ["申し訳ございません。{visit}、{people}名様のご予約はお受けできませんでした。", "理由：{reason}"],
      },
    },
    { ends: true },
  ),
  "group-changed": mail(
    {
      zh_TW: {
        subject: "團體預約已更改",
        lines: ["依您的要求，預約已改為 {visit}，{people} 人。", "更改的部分：\n{changes}", "說明：{reason}"],
      },
      en_US: {
        subject: "Your group reservation has been changed",
        lines: [
          "As you asked, the reservation is now for {visit}, {people} [person|people].",
          "What has changed:\n{changes}",
          "Note: {reason}",
        ],
      },
      ja_JP: {
        subject: "団体予約を変更しました",
        lines: ["ご依頼により、{visit}、{people}名様に変更しました。", "変更した内容：\n{changes}", "備考：{reason}"],
      },
    },
    { facts: true, event: true },
  ),
  "group-cancelled": mail(
    {
      zh_TW: {
        subject: "團體預約已取消",
        lines: ["{visit}，{people} 人的預約已經取消，不收任何費用。", "說明：{reason}"],
      },
      en_US: {
        subject: "Your group reservation has been cancelled",
        lines: [
          "The reservation for {visit}, {people} [person|people], has been cancelled. Nothing is charged.",
          "Note: {reason}",
        ],
      },
      ja_JP: {
        subject: "団体予約を取り消しました",
        lines: ["{visit}、{people}名様のご予約を取り消しました。料金はかかりません。", "備考：{reason}"],
      },
    },
    { ends: true },
  ),
  "group-reminder": mail(
    {
      zh_TW: {
        subject: "提醒：{visit} 來訪",
        lines: [
          "再過幾天就要見面了：{visit}，{people} 人。",
          "請在開始前 10 分鐘到南門集合，由領隊報出編號 {code}。人數變動較大時，請先來電。",
        ],
      },
      en_US: {
        subject: "A reminder of your visit on {visit}",
        lines: [
          "We will see you soon: {visit}, {people} [person|people].",
          "Please gather at the South Gate ten minutes before the start; the leader should give the reference {code}. If the numbers change by more than a few, please call first.",
        ],
      },
      ja_JP: {
        subject: "ご来園のご案内：{visit}",
        lines: [
          "まもなくお会いできます。{visit}、{people}名様のご予約です。",
          "開始10分前に南門にお集まりのうえ、代表の方が受付番号 {code} をお伝えください。人数が大きく変わるときは、事前にお電話ください。",
        ],
      },
    },
    { facts: true, event: true },
  ),
  "group-park-closed": mail(
    {
      zh_TW: {
        subject: "園區休園，您的預約已自動取消",
        lines: [
          "因為{reason}，園區休園，{visit} 的預約自動取消，不收任何費用。",
          "休園時間：{when}",
          "若提早恢復開園，我們會再寫信給您。造成不便，敬請見諒。",
        ],
      },
      en_US: {
        subject: "The park is closed and your reservation cancelled",
        lines: [
          "The park has to close: {reason}. Your reservation for {visit} is cancelled automatically and costs nothing.",
          "Closed: {when}.",
          "If we can open after all, we will write to you again. We are sorry for the inconvenience.",
        ],
      },
      ja_JP: {
        subject: "休園のため、ご予約を取り消しました",
        lines: [
          "{reason}のため休園いたします。{visit}のご予約は自動的に取り消しとなり、料金はかかりません。",
          "休園の日時：{when}",
          "予定より早く開園する場合は、あらためてメールでお知らせします。ご迷惑をおかけし申し訳ございません。",
        ],
      },
    },
    { ends: true },
  ),
  "group-restored": mail(
    {
      zh_TW: {
        subject: "恢復開園，您的預約也恢復了",
        lines: [
          "園區恢復開園，{visit}，{people} 人的預約已經恢復原狀，不用重新申請。",
          "如果不方便來，請來電告訴我們。",
        ],
      },
      en_US: {
        subject: "The park is open again and your reservation has been restored",
        lines: [
          "The park is open again, and your reservation for {visit}, {people} [person|people], is back as it was before.",
          "If you can no longer come, please call us.",
        ],
      },
      ja_JP: {
        subject: "開園いたします。ご予約も元どおりです",
        lines: [
          "開園することになりました。{visit}、{people}名様のご予約は、休園が決まる前の状態に戻りました。",
          "お越しになれない場合は、お電話でお知らせください。",
        ],
      },
    },
    { facts: true, event: true },
  ),
  "group-quoted": mail({
    zh_TW: {
      subject: "{visit} 參觀的報價：{amount}",
      lines: [
        "您選的套裝與其他項目，報價為 {amount}，門票與導覽另計。",
        "{quote}",
        "合計請看估價單，可以在這裡下載：{link}",
      ],
    },
    en_US: {
      subject: "A quote for your visit on {visit}: {amount}",
      lines: [
        "Our quote for the package and other items you chose is {amount}; tickets and guided tours are extra.",
        "{quote}",
        "The quotation with the total can be downloaded here: {link}",
      ],
    },
    ja_JP: {
      subject: "{visit} のお見積もり：{amount}",
      lines: [
        "お選びのパッケージなどのお見積もりは{amount}です。入園料とガイド料は別に申し受けます。",
        "{quote}",
        "合計を記載した見積書は、こちらからダウンロードいただけます：{link}",
      ],
    },
  }),
};

/** Greeting before, the way to follow after; how to change it stands at the foot of every letter, where it can be. */
function mail(words: Localized<Words>, more: Omit<MailText, "words"> = {}): MailText {
  const whole = (locale: keyof typeof words): Words => ({
    subject: words[locale].subject,
    lines: [
      frame[locale].hello,
      ...words[locale].lines,
      ...(words[locale].lines.some((line) => line.includes("{link}")) ? [] : [frame[locale].follow]),
    ],
  });
  return { ...more, words: { zh_TW: whole("zh_TW"), en_US: whole("en_US"), ja_JP: whole("ja_JP") } };
}
