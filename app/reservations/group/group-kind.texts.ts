import type { SubmissionState } from "#app/submissions/submission.ts";
import type { Localized } from "#platform/locales.ts";

/** What happens next, as the status page says it. */
export const nextSteps: Partial<Record<SubmissionState, Localized>> = {
  confirmed: {
    zh_TW: "預約已確認。當天請在開始前 10 分鐘到南門集合，由領隊報出編號。",
    en_US:
      "Your reservation is confirmed. Please gather at the South Gate ten minutes before the start; the leader should give the reference.",
    ja_JP: "ご予約は確定しています。当日は開始10分前に南門にお集まりのうえ、代表の方が受付番号をお伝えください。",
  },
  "under-review": {
    zh_TW: "名額已為您保留，我們會在 {day} 前回覆。",
    en_US: "We are holding the places for you, and will reply by {day}.",
    ja_JP: "予約枠は確保しています。{day}までにお返事します。",
  },
  waiting: {
    zh_TW: "目前客滿，您在候補名單上；一有足夠的名額，我們就寫信給您。",
    en_US:
      "It is full at the moment and you are on the waiting list. As soon as there is room for all of you, we will write.",
    ja_JP: "現在満員のため、キャンセル待ちにご登録いただいています。空きが出ましたらメールでお知らせします。",
  },
  offered: {
    zh_TW: "有名額了！已為您保留到 {until}，請在那之前接受或放棄。",
    en_US: "There is room! We are holding the places until {until}; please accept or decline before then.",
    ja_JP: "空きが出ました。{until}まで予約枠をお取りしていますので、それまでにお返事ください。",
  },
  declined: {
    zh_TW: "很抱歉，這次無法安排。歡迎改約其他日期。",
    en_US: "We are sorry, but we cannot arrange this visit. Another day may be possible.",
    ja_JP: "申し訳ございませんが、今回はお受けできませんでした。ほかの日をご検討ください。",
  },
  cancelled: {
    zh_TW: "這筆預約已取消。",
    en_US: "This reservation has been cancelled.",
    ja_JP: "このご予約は取り消されています。",
  },
  lapsed: {
    zh_TW: "候補已結束。其他日期歡迎重新預約。",
    en_US: "The waiting list for this visit has closed. You are welcome to reserve another day.",
    ja_JP: "キャンセル待ちは終了しました。ほかの日のご予約をお待ちしております。",
  },
  missed: {
    zh_TW: "預約當天沒有等到您的團體。如果其實來過了，或想改約其他日期，請來電。",
    en_US: "We did not see you on the day. If you did come, or would like another day, please call us.",
    ja_JP: "当日、ご来園を確認できませんでした。ご来園されていた場合や、別の日をご希望の場合は、お電話ください。",
  },
  attended: {
    zh_TW: "謝謝各位來訪，期待再見。",
    en_US: "Thank you for your visit; do come again.",
    ja_JP: "ご来園ありがとうございました。またのお越しをお待ちしております。",
  },
};

export const kindTexts = {
  label: { zh_TW: "團體預約", en_US: "Group reservation", ja_JP: "団体予約" },
  visit: { zh_TW: "參觀時間", en_US: "Visit", ja_JP: "ご来園日時" },
  tickets: { zh_TW: "票種人數", en_US: "By ticket", ja_JP: "券種別人数" },
  estimate: { zh_TW: "費用估算", en_US: "Estimate", ja_JP: "料金の目安" },
  quoted: { zh_TW: "同仁報價", en_US: "Quoted by our staff", ja_JP: "担当者によるお見積もり" },
  quoting: {
    zh_TW: "報價（套裝、手作、場地）",
    en_US: "Quote the package, workshop or venue",
    ja_JP: "パッケージ・体験・会場の見積もり",
  },
  amount: { zh_TW: "金額（元）", en_US: "Amount (NT$)", ja_JP: "金額（元）" },
  wrongAmount: {
    zh_TW: "金額請填整數，不含門票與導覽。",
    en_US: "Please give the amount in whole NT$, without tickets and guide.",
    ja_JP: "金額は入園料・ガイド料を除いた整数でご記入ください。",
  },
  total: { zh_TW: "合計", en_US: "Total", ja_JP: "合計" },
  quotedToo: {
    zh_TW: "（另加同仁報價項目）",
    en_US: " (plus what our staff quote)",
    ja_JP: "（別途お見積もりの項目あり）",
  },
  place: { zh_TW: "{park}南門", en_US: "{park}, South Gate", ja_JP: "{park} 南門" },
  eventTitle: {
    zh_TW: "{park}團體參觀（{people} 人）",
    en_US: "{park}: group visit ({people} [person|people])",
    ja_JP: "{park} 団体見学（{people}名）",
  },
  accept: { zh_TW: "接受這些名額", en_US: "Accept the places", ja_JP: "この枠で予約する" },
  refuse: { zh_TW: "不需要了", en_US: "Decline", ja_JP: "見送る" },
  confirm: { zh_TW: "確認預約", en_US: "Confirm", ja_JP: "確定する" },
  restore: { zh_TW: "恢復預約", en_US: "Restore", ja_JP: "予約を戻す" },
  decline: { zh_TW: "婉拒", en_US: "Decline", ja_JP: "お断りする" },
  cancel: { zh_TW: "取消預約", en_US: "Cancel the reservation", ja_JP: "予約を取り消す" },
  change: { zh_TW: "更改預約", en_US: "Change", ja_JP: "変更する" },
  override: {
    zh_TW: "免票破例的理由（只有同仁看得到）",
    en_US: "Reason for an exception for free places (staff only)",
    ja_JP: "無料を例外とする理由（職員のみ）",
  },
  nobodyFree: { zh_TW: "無", en_US: "none", ja_JP: "なし" },
  hours: { zh_TW: "時間", en_US: "Time", ja_JP: "時間" },
  unquoted: {
    zh_TW: "所選的課程或手作還沒有報價。確認之後，團體會以為只付門票；建議先按「報價」。",
    en_US:
      "The programme they chose has not been quoted. Once confirmed, they may expect to pay for tickets alone; it is better to quote first.",
    ja_JP:
      "選ばれたプログラムや体験の見積もりがまだです。確定すると、入園料だけだと思われるかもしれません。先に見積もりを送ることをおすすめします。",
  },
  unreasoned: {
    zh_TW: "有人免票，卻沒有註明資格。請先問明，用「更改預約」補上；整團免費的要另附公文申請。",
    en_US:
      "Some of them are to come in free, and the reason is not stated. Please ask, and add it under ‘Change’; a group that wants to come in free as a whole must apply with a letter.",
    ja_JP:
      "無料の方がいますが、理由の記載がありません。ご確認のうえ「変更する」で補ってください。団体全員の無料は団体名義の正式な申請書でのお申し込みが必要です。",
  },
  unchanged: {
    zh_TW: "內容和原來一樣，沒有更動，也沒有寄信。",
    en_US: "Nothing was changed, so no e-mail will be sent.",
    ja_JP: "内容は元のままです。変更はなく、メールも送られません。",
  },
  particulars: { zh_TW: "更正團體資料", en_US: "Correct particulars", ja_JP: "団体情報を訂正" },
  corrected: {
    zh_TW: "已更正團體資料。",
    en_US: "The group’s particulars have been corrected.",
    ja_JP: "団体情報を訂正しました。",
  },
  missed: { zh_TW: "未到", en_US: "Did not attend", ja_JP: "来園なし" },
  tooEarly: {
    zh_TW: "參觀當天起才能記為已到園。",
    en_US: "This can be recorded from the day of the visit onwards.",
    ja_JP: "「来園済み」にできるのは、ご来園日の当日からです。",
  },
  notBegun: {
    zh_TW: "參觀開始時間過後，才能記為未到。",
    en_US: "This can be recorded once the visit should have begun.",
    ja_JP: "「来園なし」にできるのは、ご来園の開始時刻を過ぎてからです。",
  },
  attended: { zh_TW: "已到園", en_US: "Attended", ja_JP: "来園済み" },
  notNow: {
    zh_TW: "這筆預約的狀態已經改變，請重新整理後再試。",
    en_US: "This reservation has changed in the meantime. Please reload the page.",
    ja_JP: "この予約の状態が変わりました。ページを読み込み直してください。",
  },
  offerOver: {
    zh_TW: "保留的時間已過，名額已讓給下一組。",
    en_US: "The offer has ended, and the places went to the next group.",
    ja_JP: "お取り置きの期限が過ぎ、予約枠は次の団体へお回ししました。",
  },
  full: {
    zh_TW: "名額不足：該時段只剩 {left} 位。請改時間、減少人數，或先調整該日名額。",
    en_US:
      "Not enough places: {left} are left in that hour. Choose another time, fewer people, or raise that day’s limit first.",
    ja_JP: "空きが足りません。その時間の残りは{left}名です。時間か人数を変えるか、その日の定員を先に変更してください。",
  },
} as const satisfies Record<string, Localized>;
