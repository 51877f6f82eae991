import type { SubmissionState } from "#app/submissions/submission.ts";
import type { Localized } from "#platform/locales.ts";

/** Why a request was declined whose hours went to another. */
export const displacedReason: Localized = {
  zh_TW: "這個時段已核准給其他申請單位。",
  en_US: "These hours have been given to another applicant.",
  ja_JP: "この時間はほかの団体のご利用となりました。",
};

/** What happens next, as the status page says it. */
export const nextSteps: Partial<Record<SubmissionState, Localized>> = {
  "under-review": {
    zh_TW: "同仁審核中，約需 {reviewFrom} 至 {reviewTo} 個工作天，最晚 {day} 前回覆。核准以前，場地還沒有為您保留。",
    en_US:
      "Our staff are looking at it. That takes {reviewFrom} to {reviewTo} working days; we will reply by {day} at the latest. Until it is approved, the space is not reserved for you.",
    ja_JP:
      "内容を確認しております。{reviewFrom}〜{reviewTo}営業日、遅くとも{day}までにお返事します。承認までは、会場はまだ確保されておりません。",
  },
  confirmed: {
    zh_TW: "已核准，場地為您保留。進場當天請先到南門遊客中心報出編號。",
    en_US:
      "It is approved and the space is reserved for you. On the day, come to the visitor centre by the South Gate first and give the reference.",
    ja_JP: "承認され、会場を確保しました。当日はまず南門のビジターセンターで受付番号をお伝えください。",
  },
  declined: {
    zh_TW: "很抱歉，這次無法出借。歡迎換個日期或場地再申請，或來電討論。",
    en_US:
      "We are sorry that we cannot let the space this time. Another day or space may be possible; do ask again or call us.",
    ja_JP:
      "申し訳ございませんが、今回はお貸しできません。日程や会場を変えてのお申し込みや、お電話でのご相談をお待ちしております。",
  },
  cancelled: {
    zh_TW: "這筆租借已取消。如有疑問，請來電或傳訊息。",
    en_US: "This rental has been cancelled. If you have a question, call or send us a message.",
    ja_JP: "このご利用は取り消されました。ご不明な点はお電話かメッセージでお尋ねください。",
  },
  done: {
    zh_TW: "活動已結束，謝謝您使用園區的場地。",
    en_US: "The event is over. Thank you for holding it here.",
    ja_JP: "催しは終了しました。ご利用ありがとうございました。",
  },
};

export const kindTexts = {
  label: { zh_TW: "場地租借", en_US: "Venue rental", ja_JP: "会場利用" },
  spaces: { zh_TW: "場地", en_US: "Spaces", ja_JP: "会場" },
  times: { zh_TW: "日期與時間", en_US: "Days and hours", ja_JP: "日時" },
  event: { zh_TW: "用途", en_US: "Purpose", ja_JP: "ご利用目的" },
  heads: { zh_TW: "人數", en_US: "People", ja_JP: "人数" },
  crowdedHeads: {
    zh_TW: "{people}（場地適合約 {capacity} 人，人數偏多）",
    en_US: "{people} (more than the {capacity} or so that the spaces suit)",
    ja_JP: "{people}（目安は約{capacity}名で、やや多めです）",
  },
  crowded: {
    zh_TW: "您填的人數比場地適合的約 {capacity} 人多，我們會仔細看動線與安全，必要時先與您討論。",
    en_US:
      "You expect more than the {capacity} people or so that the space suits. We will look closely at routes and safety, and talk to you first if need be.",
    ja_JP:
      "ご予定の人数は、会場の目安（約{capacity}名）を超えています。動線と安全を詳しく確認し、必要に応じてご相談します。",
  },
  needs: { zh_TW: "設備與其他需求", en_US: "Equipment and other needs", ja_JP: "設備・その他のご希望" },
  taxId: { zh_TW: "統一編號", en_US: "Tax ID", ja_JP: "統一編号" },
  quote: { zh_TW: "費用概估", en_US: "Outline quote", ja_JP: "費用の概算" },
  eventTitle: { zh_TW: "{title}（{spaces}）", en_US: "{title} ({spaces})", ja_JP: "{title}（{spaces}）" },
  time: { zh_TW: "{days} {hours}", en_US: "{days}, {hours}", ja_JP: "{days} {hours}" },
  timeWithBuffers: {
    zh_TW: "{days} {hours}（{from} 進場，{to} 撤場完成）",
    en_US: "{days}, {hours} (setting up from {from}, cleared by {to})",
    ja_JP: "{days} {hours}（搬入{from}から、撤収{to}まで）",
  },
  approve: { zh_TW: "核准", en_US: "Approve", ja_JP: "承認する" },
  decline: { zh_TW: "婉拒", en_US: "Decline", ja_JP: "お断りする" },
  cancel: { zh_TW: "取消租借", en_US: "Cancel the rental", ja_JP: "利用を取り消す" },
  change: { zh_TW: "更改場地、日期或人數", en_US: "Change spaces, days or people", ja_JP: "会場・日時・人数を変更" },
  unchanged: {
    zh_TW: "內容和原來一樣，沒有更動，也沒有寄信。",
    en_US: "Nothing was changed, so no e-mail will be sent.",
    ja_JP: "内容は元のままです。変更はなく、メールも送られません。",
  },
  quoting: { zh_TW: "提供費用概估", en_US: "Give an outline quote", ja_JP: "概算を伝える" },
  amount: { zh_TW: "金額（元）", en_US: "Amount (NT$)", ja_JP: "金額（元）" },
  reopen: { zh_TW: "重新審核", en_US: "Look at it again", ja_JP: "再度審査する" },
  finish: { zh_TW: "活動已結束", en_US: "The event is over", ja_JP: "催しは終了" },
  spaceOrder: { zh_TW: "場地 {n}", en_US: "Space {n}", ja_JP: "会場 {n}" },
  spaceGone: {
    zh_TW: "{space}：已從網站下架，更改後不再包含",
    en_US: "{space}: no longer on the site; saving a change will remove it",
    ja_JP: "{space}：サイトに掲載していません。変更すると外れます",
  },
  noSpace: { zh_TW: "（無）", en_US: "(none)", ja_JP: "（なし）" },
  furtherRow: {
    zh_TW: "第 {n} 列（不需要就留空）",
    en_US: "Row {n} (leave empty if not needed)",
    ja_JP: "{n}行目（不要な場合は空欄）",
  },
  declines: {
    zh_TW: "核准這一件，會同時婉拒下列 {count} 件時段重疊的申請，並寄信通知：",
    en_US:
      "Approving this will decline {count} other [request|requests] for the same hours and notify the applicants by e-mail:",
    ja_JP: "承認すると、時間の重なる次の{count}件をお断りし、メールで通知します。",
  },
  another: {
    zh_TW: "{code}：{spaces}，{times}，{heads} 人",
    en_US: "{code}: {spaces}, {times}, {heads} [person|people]",
    ja_JP: "{code}：{spaces}、{times}、{heads}名",
  },
  blocked: {
    zh_TW: "無法核准：時段與下列已核准的租借重疊。",
    en_US: "This cannot be approved: it overlaps what has been approved already.",
    ja_JP: "承認できません。次の承認済みの利用と重なっています。",
  },
  taken: {
    zh_TW: "{space} {day} {hours} 已由{who}在{when}核准給 {code}，兩者重疊，這一步無法進行。",
    en_US: "{who} approved {code} for {space} on {day}, {hours}, at {when}. The two overlap, so this cannot be done.",
    ja_JP: "{space}の{day} {hours}は、{who}が{when}に{code}の利用を承認済みです。重なるため処理できません。",
  },
  othersCame: {
    zh_TW: "同時段還有其他申請在等候，請先看過再決定。",
    en_US: "There are other requests for the same hours. Please look at them first.",
    ja_JP: "同じ時間に別の申し込みがあります。先にご確認ください。",
  },
  closed: {
    zh_TW: "那段時間園區或場地不開放，這一步無法進行。",
    en_US: "The park or the space is closed then, so this cannot be done.",
    ja_JP: "その時間は休園または会場が閉まっているため、処理できません。",
  },
  unknown: { zh_TW: "找不到這一件。", en_US: "There is no such rental.", ja_JP: "該当するものがありません。" },
  wrongAmount: {
    zh_TW: "請以整數填寫金額。",
    en_US: "Please give the amount as a whole number.",
    ja_JP: "金額は整数でご記入ください。",
  },
} as const satisfies Record<string, Localized>;
