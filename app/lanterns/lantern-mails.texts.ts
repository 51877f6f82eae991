import type { MailText } from "#app/submissions/submission-type.ts";
import type { Localized } from "#platform/locales.ts";

/** The mails of a lantern order. */
export const lanternMails = [
  "lantern-ordered",
  "lantern-postponed",
  "lantern-paid",
  "lantern-performed",
  "lantern-performed-unpaid",
  "lantern-matched",
  "lantern-mailed",
  "lantern-lapsed",
  "lantern-cancelled",
  "lantern-moved",
  "lantern-moved-back",
] as const;
export type LanternMail = (typeof lanternMails)[number];

type Words = { subject: string; lines: readonly string[] };

const hello: Localized = { zh_TW: "{name} 您好：", en_US: "Dear {name},", ja_JP: "{name} 様" };

/** What is told at each step. Names and wishes never travel by mail (rule W6); they stand on the status page. */
export const lanternMailTexts: Record<LanternMail, MailText> = {
  "lantern-ordered": mail(
    {
      zh_TW: {
        subject: "已收到您的祈願燈訂單",
        lines: [
          "{count} 盞祈願燈的訂單已經收到，謝謝您。",
          "請在 {payBy}前匯款 {amount}：\n{account}",
          "{when}最晚 {mailBy}寄出。",
          "匯款後請打開下面的連結，填上您帳號的末五碼，訂單就不會失效。到期仍未付款、也沒有回報的，訂單會自動失效。",
        ],
      },
      en_US: {
        subject: "We have your lantern order",
        lines: [
          "Thank you for your order of {lanterns}.",
          "Please transfer {amount} by {payBy} to:\n{account}",
          "{when} The parcel will be posted by {mailBy}.",
          "Once you have paid, open the link below and tell us the last five digits of your account: that keeps your order. If we hear of no payment by then, it lapses.",
        ],
      },
      ja_JP: {
        subject: "祈願灯のご注文を承りました",
        lines: [
          "祈願灯{count}灯のご注文を承りました。ありがとうございます。",
          "{payBy}までに {amount}を次の口座へお振り込みください。\n{account}",
          "{when}発送は遅くとも{mailBy}です。",
          "お振込後、下のリンクを開き、口座番号の下5桁をお知らせください。ご連絡があればご注文は無効になりません。期限までにご入金・ご連絡がない場合は無効になります。",
        ],
      },
    },
    { event: true },
  ),
  "lantern-postponed": mail(
    {
      zh_TW: {
        subject: "祈福日改到 {rite}",
        lines: [
          "到 {missed}祈福開始時，我們還沒有收到您的款項或匯款回報，所以改在 {rite}為您祈福，物品最晚 {mailBy}寄出。",
          "請最晚在 {payBy}匯款 {amount}：\n{account}",
          "匯款後請打開下面的連結，填上您帳號的末五碼。過了 {payBy}仍未付款、也沒有回報的，訂單會自動失效。",
        ],
      },
      en_US: {
        subject: "Your rite has moved to {rite}",
        lines: [
          "By the time the rite of {missed} began, we had neither your payment nor word of it. Your rite is now on {rite}, and the parcel will be posted by {mailBy}.",
          "The last day to pay is {payBy}. Please transfer {amount} to:\n{account}",
          "Once you have paid, open the link below and tell us the last five digits of your account. If we hear of no payment by the end of {payBy}, the order lapses.",
        ],
      },
      ja_JP: {
        subject: "ご祈祷の日が{rite}に変わりました",
        lines: [
          "{missed}のご祈祷が始まるまでに、ご入金もお振込のご連絡も確認できませんでした。ご祈祷は{rite}に変わり、発送は遅くとも{mailBy}です。",
          "お振込の期限は{payBy}です。{amount}を次の口座へお振り込みください。\n{account}",
          "お振込後、下のリンクを開き、口座番号の下5桁をお知らせください。{payBy}を過ぎてもご入金・ご連絡がない場合、ご注文は無効になります。",
        ],
      },
    },
    { event: true },
  ),
  "lantern-paid": mail(
    {
      zh_TW: { subject: "款項已收到", lines: ["您的款項 {amount}已經入帳。", "祈福日：{rite}\n最晚寄出：{mailBy}"] },
      en_US: {
        subject: "Your payment has arrived",
        lines: ["We have received {amount} from you.", "Rite: {rite}\nPosted by: {mailBy}"],
      },
      ja_JP: {
        subject: "ご入金を確認しました",
        lines: ["{amount}のご入金を確認しました。", "ご祈祷：{rite}\n発送（遅くとも）：{mailBy}"],
      },
    },
    { event: true },
  ),
  "lantern-performed": mail({
    zh_TW: {
      subject: "祈福已經完成",
      lines: [
        "{rite}早上，廟祝在文昌祠念過名字，為您點的 {count} 盞燈祈福。燈會在長廊掛一整週。",
        "護身符、平安米與燈紙副本最晚 {mailBy}寄出。",
      ],
    },
    en_US: {
      subject: "Your lantern’s rite is done",
      lines: [
        "On the morning of {rite} the keeper read out the names and asked a blessing at the Wenchang temple. The {lanterns} you ordered will hang in the gallery all week.",
        "The charm, the rice and the copy of your paper will be posted by {mailBy}.",
      ],
    },
    ja_JP: {
      subject: "ご祈祷を終えました",
      lines: [
        "{rite}の朝、文昌祠の守り人がお名前を読み上げ、{count}灯のご祈祷をいたしました。灯りは一週間、回廊に掛かります。",
        "お守りと平安米、紙の写しは、遅くとも{mailBy}に発送します。",
      ],
    },
  }),
  "lantern-performed-unpaid": mail({
    zh_TW: {
      subject: "祈福已經完成",
      lines: [
        "{rite}早上，廟祝在文昌祠念過名字，為您點的 {count} 盞燈祈福。燈會在長廊掛一整週。",
        "您回報的款項還在對帳。確認入帳後就寄出護身符、平安米與燈紙副本，並寫信告訴您；想確認進度，請來電 {phone}。",
      ],
    },
    en_US: {
      subject: "Your lantern’s rite is done",
      lines: [
        "On the morning of {rite} the keeper read out the names and asked a blessing at the Wenchang temple. The {lanterns} you ordered will hang in the gallery all week.",
        "We are still looking for the payment you told us about. Once we have found it we will write to you and post the charm, the rice and the copy of your paper. If you have a question, call {phone}.",
      ],
    },
    ja_JP: {
      subject: "ご祈祷を終えました",
      lines: [
        "{rite}の朝、文昌祠の守り人がお名前を読み上げ、{count}灯のご祈祷をいたしました。灯りは一週間、回廊に掛かります。",
        "ご連絡いただいたお振込を確認中です。確認できしだいメールでお知らせし、お守りと平安米、紙の写しを発送します。ご不明な点は {phone} へお電話ください。",
      ],
    },
  }),
  "lantern-matched": mail({
    zh_TW: {
      subject: "款項已收到，即將寄出",
      lines: [
        "您的款項 {amount}已經確認入帳，謝謝您。{rite}的祈福已經完成。",
        "護身符、平安米與燈紙副本最晚 {day}寄出，寄出時會再寫信告訴您。",
      ],
    },
    en_US: {
      subject: "Your payment has arrived; your parcel will follow",
      lines: [
        "We have found your payment of {amount}. Thank you. Your lantern’s rite on {rite} is done.",
        "The charm, the rice and the copy of your paper will be posted by {day}. We will write to you then.",
      ],
    },
    ja_JP: {
      subject: "ご入金を確認しました。まもなく発送します",
      lines: [
        "{amount}のご入金を確認しました。ありがとうございます。{rite}のご祈祷は終えております。",
        "お守りと平安米、紙の写しは、遅くとも{day}に発送し、その際にメールでお知らせします。",
      ],
    },
  }),
  "lantern-mailed": mail(
    {
      zh_TW: {
        subject: "祈願燈的物品已經寄出",
        lines: ["護身符、平安米與燈紙副本今天寄出了，請留意收件。", "{reason}", "願您心想事成。"],
      },
      en_US: {
        subject: "Your parcel is in the post",
        lines: [
          "The charm, the rice and the copy of your paper were posted today.",
          "{reason}",
          "May your wish come true.",
        ],
      },
      ja_JP: {
        subject: "お品を発送しました",
        lines: ["お守りと平安米、紙の写しを本日発送しました。", "{reason}", "願いが叶いますように。"],
      },
    },
    { ends: true },
  ),
  "lantern-lapsed": mail(
    {
      zh_TW: {
        subject: "訂單已逾期失效",
        lines: ["到 {payBy}為止沒有收到款項，您的祈願燈訂單已失效。", "若您已經匯款，請來電 {phone}，我們查明後恢復。"],
      },
      en_US: {
        subject: "Your order has lapsed",
        lines: [
          "No payment came by {payBy}, so your lantern order has lapsed.",
          "If you have paid, call {phone} and we will look into it.",
        ],
      },
      ja_JP: {
        subject: "ご注文が無効になりました",
        lines: [
          "{payBy}までにご入金がなかったため、祈願灯のご注文は無効になりました。",
          "お振込済みの場合は {phone} へお電話ください。確認のうえ元に戻します。",
        ],
      },
    },
    { ends: true },
  ),
  "lantern-cancelled": mail(
    {
      zh_TW: {
        subject: "祈願燈訂單已取消",
        lines: ["您的祈願燈訂單已經取消。", "{reason}", "已付的款項會退回；如有疑問，請來電 {phone}。"],
      },
      en_US: {
        subject: "Your lantern order has been cancelled",
        lines: [
          "Your lantern order has been cancelled.",
          "{reason}",
          "Anything you have paid will be refunded. If you have a question, call {phone}.",
        ],
      },
      ja_JP: {
        subject: "祈願灯のご注文を取り消しました",
        lines: [
          "祈願灯のご注文は取り消しになりました。",
          "{reason}",
          "お支払い済みの代金は返金します。ご不明な点は {phone} へお電話ください。",
        ],
      },
    },
    { ends: true },
  ),
  "lantern-moved": mail(
    {
      zh_TW: {
        subject: "祈福日改到 {rite}",
        lines: [
          "園區因故休園（{reason}），原定的祈福改在 {rite}舉行，最晚 {mailBy}寄出。您不用做任何事。",
          "休園時間：{when}",
          "若您希望取消並退款，請來電 {phone}。",
        ],
      },
      en_US: {
        subject: "The rite has moved to {rite}",
        lines: [
          "The park has to close ({reason}), so the rite is now on {rite} and the parcel will be posted by {mailBy}. There is nothing for you to do.",
          "Closed: {when}.",
          "If you would rather cancel and be refunded, call {phone}.",
        ],
      },
      ja_JP: {
        subject: "ご祈祷の日が{rite}に変わりました",
        lines: [
          "休園（{reason}）のため、ご祈祷は{rite}に変わり、遅くとも{mailBy}に発送します。お手続きは不要です。",
          "休園の日時：{when}",
          "取り消しと返金をご希望の場合は {phone} へお電話ください。",
        ],
      },
    },
    { event: true },
  ),
  "lantern-moved-back": mail(
    {
      zh_TW: {
        subject: "祈福照原定日期舉行：{rite}",
        lines: ["園區照常開放，祈福照原定的 {rite}舉行，最晚 {mailBy}寄出。"],
      },
      en_US: {
        subject: "The rite is on {rite} after all",
        lines: [
          "The park will be open after all, so the rite is on {rite} as originally planned, and the parcel will be posted by {mailBy}.",
        ],
      },
      ja_JP: {
        subject: "ご祈祷は予定どおり{rite}です",
        lines: ["開園することになりましたので、ご祈祷は予定どおり{rite}に行い、遅くとも{mailBy}に発送します。"],
      },
    },
    { event: true },
  ),
};

function mail(words: Localized<Words>, more: Omit<MailText, "words"> = {}): MailText {
  const withHello = (locale: keyof typeof hello) => ({
    ...words[locale],
    lines: [hello[locale], ...words[locale].lines],
  });
  return { words: { zh_TW: withHello("zh_TW"), en_US: withHello("en_US"), ja_JP: withHello("ja_JP") }, ...more };
}
