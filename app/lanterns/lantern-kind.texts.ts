import type { SubmissionState } from "#app/submissions/submission.ts";
import type { Localized } from "#platform/locales.ts";

export const kindTexts = {
  label: { zh_TW: "線上祈願燈", en_US: "Wish lantern", ja_JP: "オンライン祈願灯" },
  eventTitle: {
    zh_TW: "祈願燈祈福（{count} 盞）",
    en_US: "Lantern rite at the Wenchang temple ({lanterns})",
    ja_JP: "祈願灯のご祈祷（{count}灯）",
  },
  place: { zh_TW: "{park}文昌祠", en_US: "Wenchang Temple, {park}", ja_JP: "{park} 文昌祠" },
  whenSure: { zh_TW: "祈福日是 {rite}。", en_US: "The rite is on {rite}.", ja_JP: "ご祈祷は{rite}です。" },
  whenInTime: {
    zh_TW: "{before} 以前付款並填好末五碼，就在 {rite}祈福；之後才付款的，改到下一個週一。",
    en_US:
      "Pay, and send us the last five digits of your account, by {before}, and the rite is on {rite}; after that it moves to the next Monday.",
    ja_JP: "{before}までにお支払いと下5桁のご連絡があれば、ご祈祷は{rite}です。それより後は、次の月曜日になります。",
  },
  rite: { zh_TW: "祈福日", en_US: "Rite", ja_JP: "ご祈祷の日" },
  mailBy: { zh_TW: "最晚寄出", en_US: "Posted by", ja_JP: "発送（遅くとも）" },
  count: { zh_TW: "盞數", en_US: "Lanterns", ja_JP: "灯りの数" },
  amount: { zh_TW: "金額", en_US: "Amount", ja_JP: "金額" },
  payBy: { zh_TW: "匯款期限", en_US: "Pay by", ja_JP: "お振込の期限" },
  account: { zh_TW: "匯款帳號", en_US: "Account", ja_JP: "振込先" },
  lastFive: { zh_TW: "您的帳號末五碼", en_US: "Last five digits of your account", ja_JP: "お振込口座の下5桁" },
  lastFiveOf: { zh_TW: "匯款帳號末五碼", en_US: "Last five digits of the account", ja_JP: "振込口座の下5桁" },
  wrongDigitsOf: {
    zh_TW: "末五碼要是五個數字；不知道就留空。",
    en_US: "The last five digits are five digits; leave them empty if you do not know them.",
    ja_JP: "下5桁は数字5桁です。不明な場合は空欄にしてください。",
  },
  notTold: { zh_TW: "尚未填寫", en_US: "not given yet", ja_JP: "未入力" },
  lantern: { zh_TW: "第 {n} 盞", en_US: "Lantern {n}", ja_JP: "{n}灯目" },
  tell: { zh_TW: "送出末五碼", en_US: "Send these digits", ja_JP: "下5桁を送る" },
  tellAsks: {
    zh_TW: "您從哪個帳號匯款？請填帳號末五碼",
    en_US: "Which account did you pay from? Please give its last five digits",
    ja_JP: "どの口座からお振り込みですか（口座番号の下5桁）",
  },
  payment: { zh_TW: "款項", en_US: "Payment", ja_JP: "ご入金" },
  beingMatched: {
    zh_TW: "已回報，對帳中；確認入帳後寄出物品",
    en_US: "Reported and being checked; we post the parcel once we have found your payment",
    ja_JP: "ご連絡済み・確認中（確認できしだい発送します）",
  },
  wrongDigits: {
    zh_TW: "請填五個數字，也就是您匯款帳號的最後五碼，例如 12345。",
    en_US: "Please enter five digits: the last five of the account you paid from, such as 12345.",
    ja_JP: "お振込口座の番号の最後の5桁を、12345 のように数字でご記入ください。",
  },
  paid: { zh_TW: "確認收款", en_US: "Payment received", ja_JP: "入金を確認" },
  paidInTime: {
    zh_TW: "款項在上一場祈福前就已入帳，列回那一場",
    en_US: "Paid before the rite the order missed: put it back in that rite",
    ja_JP: "前回の祈祷より前に入金済み：その祈祷に戻す",
  },
  reported: {
    zh_TW: "對方來電說已匯款",
    en_US: "They called to say they have paid",
    ja_JP: "振込済みと電話で連絡あり",
  },
  performed: { zh_TW: "祈福完成", en_US: "Rite performed", ja_JP: "祈祷を終えた" },
  mailed: { zh_TW: "已寄出", en_US: "Posted", ja_JP: "発送した" },
  cancel: { zh_TW: "取消訂單", en_US: "Cancel the order", ja_JP: "注文を取り消す" },
  notNow: {
    zh_TW: "這筆訂單的狀態已經改變，請重新整理後再試。",
    en_US: "This order has changed in the meantime. Please reload the page.",
    ja_JP: "この注文の状態が変わりました。ページを読み込み直してください。",
  },
  notYet: {
    zh_TW: "祈福日還沒到，不能記為完成。",
    en_US: "The day of the rite has not come yet.",
    ja_JP: "ご祈祷の日になっていないため、完了にできません。",
  },
  moved: {
    zh_TW: "{count} 筆祈願燈訂單改到下一場祈福",
    en_US: "{count} lantern [order|orders] would move to a later rite",
    ja_JP: "祈願灯の注文{count}件は後の祈祷に移ります",
  },
} as const satisfies Record<string, Localized>;

/** What happens next, in each state. */
export const nextSteps: Partial<Record<SubmissionState, Localized>> = {
  unpaid: {
    zh_TW:
      "請在 {payBy}前匯款 {amount}，帳號寫在下面。{when}匯款後請在下方填帳號末五碼，訂單就不會失效；到期仍未付款、也沒有回報的，訂單會自動失效。",
    en_US:
      "Please transfer {amount} by {payBy}; the account is given below. {when} Once you have paid, tell us the last five digits of your account below: that keeps your order. If we hear of no payment by then, it lapses.",
    ja_JP:
      "{payBy}までに {amount}をお振り込みください。振込先は下にあります。{when}お振込後、口座番号の下5桁を下の欄でお知らせください。ご連絡があればご注文は無効になりません。期限までにご入金・ご連絡がない場合は無効になります。",
  },
  reported: {
    zh_TW:
      "謝謝您，已收到您的匯款回報。{rite}的祈福會照常為您舉行。我們最晚 {day}對帳，確認入帳後寫信告訴您；祈福後，最晚 {mailBy}寄出物品。您不用再做任何事。如果末五碼填錯了，請來電 {phone}。",
    en_US:
      "Thank you. We have noted your payment, and your lantern is in the rite on {rite}. We will look for your payment by {day} and write to you once we have found it; after the rite, the parcel will be posted by {mailBy}. There is nothing more for you to do. If you gave us the wrong digits, please call {phone}.",
    ja_JP:
      "ご連絡ありがとうございます。{rite}のご祈祷は予定どおり行います。{day}までにご入金を確認し、メールでお知らせします。お品はご祈祷の後、遅くとも{mailBy}に発送します。お手続きはこれで終わりです。下5桁に誤りがあった場合は {phone} へお電話ください。",
  },
  paid: {
    zh_TW: "款項已收到。{rite}祈福，最晚 {mailBy}寄出，都會再寫信告訴您。",
    en_US:
      "Your payment has arrived. The rite is on {rite}, and the parcel will be posted by {mailBy}. We will write to you both times.",
    ja_JP: "ご入金を確認しました。{rite}にご祈祷し、遅くとも{mailBy}に発送します。それぞれメールでお知らせします。",
  },
  "performed-unpaid": {
    zh_TW:
      "{rite}的祈福已經完成。款項還在對帳，確認入帳後就寄出物品，並寫信告訴您。如果還沒有匯款，或想確認進度，請來電 {phone}。",
    en_US:
      "Your lantern’s rite on {rite} is done. We are still looking for your payment; once we have found it we will write to you and post the parcel. If you have not paid yet, or have a question, call {phone}.",
    ja_JP:
      "{rite}のご祈祷を終えました。ご入金を確認中です。確認できしだいメールでお知らせし、お品を発送します。お振込がまだの場合やご不明な点は {phone} へお電話ください。",
  },
  performed: {
    zh_TW: "{rite}的祈福已經完成，最晚 {mailBy}寄出。",
    en_US: "Your lantern’s rite on {rite} is done. The parcel will be posted by {mailBy}.",
    ja_JP: "{rite}のご祈祷を終えました。遅くとも{mailBy}に発送します。",
  },
  done: {
    zh_TW: "護身符、平安米與燈紙副本已經寄出，請留意收件。",
    en_US: "The charm, the rice and the copy of your paper are in the post.",
    ja_JP: "お守りと平安米、紙の写しを発送しました。到着をお待ちください。",
  },
  lapsed: {
    zh_TW: "期限內沒有收到款項，訂單已失效。若您已經匯款，請來電 {phone}，我們查明後恢復。想再點燈，歡迎重新訂購。",
    en_US:
      "No payment came in time, so the order has lapsed. If you have paid, call {phone} and we will look into it. You are welcome to order again.",
    ja_JP:
      "期限までにご入金がなかったため、ご注文は無効になりました。お振込済みの場合は {phone} へお電話ください。確認のうえ元に戻します。あらためてのお申し込みも承ります。",
  },
  cancelled: {
    zh_TW: "訂單已取消。已付的款項會退回，如有疑問請來電 {phone}。",
    en_US:
      "The order has been cancelled. Anything you have paid will be refunded. If you have a question, call {phone}.",
    ja_JP: "ご注文は取り消しになりました。お支払い済みの代金は返金します。ご不明な点は {phone} へお電話ください。",
  },
};
