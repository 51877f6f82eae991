import type { Localized } from "#platform/locales.ts";

export const checkInTexts = {
  title: { zh_TW: "報到", en_US: "Check in", ja_JP: "来園受付" },
  lead: {
    zh_TW: "掃描團體的 QR 碼，或輸入預約編號。",
    en_US: "Scan the group’s QR code, or enter the reference.",
    ja_JP: "団体のQRコードを読み取るか、受付番号を入力してください。",
  },
  code: { zh_TW: "預約編號", en_US: "Reference", ja_JP: "受付番号" },
  find: { zh_TW: "查詢", en_US: "Find", ja_JP: "検索" },
  scan: { zh_TW: "用相機掃描", en_US: "Scan with the camera", ja_JP: "カメラで読み取る" },
  stop: { zh_TW: "關閉相機", en_US: "Stop the camera", ja_JP: "カメラを閉じる" },
  aim: {
    zh_TW: "把 QR 碼放進畫面裡。",
    en_US: "Hold the QR code in the picture.",
    ja_JP: "QRコードを枠の中に入れてください。",
  },
  noCamera: {
    zh_TW: "無法使用相機。請允許使用相機，或改用輸入編號。",
    en_US: "The camera cannot be used. Allow it, or enter the reference.",
    ja_JP: "カメラを使えません。使用を許可するか、受付番号を入力してください。",
  },
  noneFound: {
    zh_TW: "找不到這個編號的參觀預約。",
    en_US: "There is no visit with that reference.",
    ja_JP: "この番号のご予約は見つかりません。",
  },
  noneFoundOffline: {
    zh_TW: "今天的名單裡沒有這個編號。現在沒有連線，無法查其他日期。",
    en_US: "It is not among today’s visits, and without a connection no others can be looked up.",
    ja_JP: "本日の一覧にありません。接続がないため、ほかの日は調べられません。",
  },
  otherDay: {
    zh_TW: "注意：這筆預約不是今天（{when}）。",
    en_US: "Careful: this visit is not for today ({when}).",
    ja_JP: "ご注意：このご予約は本日ではありません（{when}）。",
  },
  notOpen: {
    zh_TW: "目前狀態是「{state}」，不能報到。",
    en_US: "It is ‘{state}’ and cannot be checked in.",
    ja_JP: "現在の状態は「{state}」で、受付できません。",
  },
  expected: {
    zh_TW: "預約 {people}，已到 {arrived}",
    en_US: "{people} expected, {arrived} arrived",
    ja_JP: "予定{people}名、来園済み{arrived}名",
  },
  now: { zh_TW: "{ticket}：這次到幾人", en_US: "{ticket}: how many now", ja_JP: "{ticket}：今回の人数" },
  send: { zh_TW: "完成報到", en_US: "Check them in", ja_JP: "受付を完了する" },
  missed: { zh_TW: "整團未到", en_US: "Did not attend", ja_JP: "来園なし" },
  missedNoted: {
    zh_TW: "已記為未到。之後才到的話，照常報到即可。",
    en_US: "Recorded as ‘Did not attend’. If they arrive later, check them in as usual.",
    ja_JP: "「来園なし」にしました。あとから来園された場合は、通常どおり受付してください。",
  },
  doneFor: { zh_TW: "{who} 報到 {n} 人", en_US: "Checked in: {n} of {who}", ja_JP: "{who}：{n}名の受付をしました" },
  doneSum: {
    zh_TW: "預約 {people} 人，已到 {arrived} 人。",
    en_US: "{people} expected, {arrived} arrived.",
    ja_JP: "予定{people}名、来園済み{arrived}名。",
  },
  undo: { zh_TW: "收回這次報到", en_US: "Take this back", ja_JP: "この受付を取り消す" },
  takenBack: { zh_TW: "已收回報到。", en_US: "The check-in was taken back.", ja_JP: "受付を取り消しました。" },
  takenBackFor: {
    zh_TW: "已收回 {who} 的 {n} 人",
    en_US: "Taken back: {n} of {who}",
    ja_JP: "{who}：{n}名の受付を取り消しました",
  },
  earlier: { zh_TW: "這個團體已經報到的", en_US: "Already checked in of this group", ja_JP: "この団体の受付済み" },
  earlierOne: { zh_TW: "{at} {n} 人", en_US: "{n} at {at}", ja_JP: "{at} {n}名" },
  more: {
    zh_TW: "比預約多 {n} 人，還沒有計入。請再確認一次人數。",
    en_US: "{n} more than expected: not counted yet. Please check the number.",
    ja_JP: "予定より{n}名多いため、まだ記録していません。人数をもう一度ご確認ください。",
  },
  moreTitle: {
    zh_TW: "比預約多 {n} 人，請再確認一次",
    en_US: "That is {n} more than expected. Please check",
    ja_JP: "予定より{n}名多くなります。もう一度ご確認ください",
  },
  moreLead: {
    zh_TW: "還沒有計入。人數填錯就改，真的多了就勾選下面的確認，再按一次。",
    en_US:
      "Nothing has been counted yet. Correct the number; or, if there really are more, tick the box below and press again.",
    ja_JP:
      "まだ記録していません。人数が違うときは直し、実際に多いときは下の確認にチェックして、もう一度押してください。",
  },
  moreSure: {
    zh_TW: "確定：多出的 {n} 人都到了",
    en_US: "I am sure: {n} more have come",
    ja_JP: "確認しました：予定より{n}名多く来園",
  },
  letThem: { zh_TW: "確定，照樣計入", en_US: "Count them all the same", ja_JP: "このまま記録する" },
  dropThem: { zh_TW: "不計入", en_US: "Do not count them", ja_JP: "記録しない" },
  waitsHere: {
    zh_TW: "先存在這支手機，連上網就送出。",
    en_US: "Kept on this phone until the connection is back.",
    ja_JP: "この端末に保存し、接続後に送信します。",
  },
  done: { zh_TW: "報到完成。", en_US: "Checked in.", ja_JP: "受付を完了しました。" },
  unknown: { zh_TW: "找不到這筆預約。", en_US: "There is no such visit.", ja_JP: "ご予約が見つかりません。" },
  "not-now": {
    zh_TW: "這筆預約目前的狀態不能報到。",
    en_US: "In its present state it cannot be checked in.",
    ja_JP: "現在の状態では受付できません。",
  },
  nobody: { zh_TW: "請填至少一人。", en_US: "Please enter at least one person.", ja_JP: "1名以上をご入力ください。" },
  todayList: { zh_TW: "今天的團體", en_US: "Visits today", ja_JP: "本日のご来園" },
  todayNone: { zh_TW: "今天沒有預約的團體。", en_US: "No visits today.", ja_JP: "本日のご予約はありません。" },
  cameOf: { zh_TW: "{arrived}／{people} 人", en_US: "{arrived} of {people}", ja_JP: "{arrived}／{people}名" },
  offline: {
    zh_TW: "沒有連線。報到會先存在這支手機，連上後自動送出。",
    en_US: "No connection. Check-ins are kept on this phone and sent once it is back.",
    ja_JP: "接続がありません。受付はこの端末に保存し、接続後に自動で送信します。",
  },
  queued: {
    zh_TW: "{n} 筆報到等待送出",
    en_US: "{n} [check-in|check-ins] waiting to be sent",
    ja_JP: "{n}件の受付が送信待ちです",
  },
  sendNow: { zh_TW: "現在送出", en_US: "Send now", ja_JP: "今すぐ送信" },
  signIn: {
    zh_TW: "登入已過期，請重新登入；等待中的報到會保留。",
    en_US: "Your sign-in has ended. Please sign in again; the waiting check-ins are kept.",
    ja_JP: "サインインの期限が切れました。再度サインインしてください。送信待ちの受付は保持されます。",
  },
  refused: {
    zh_TW: "{code} 沒有收下：{message}",
    en_US: "{code} was not accepted: {message}",
    ja_JP: "{code} は受け付けられませんでした：{message}",
  },
  put: { zh_TW: "知道了", en_US: "Got it", ja_JP: "確認しました" },
} as const satisfies Record<string, Localized>;
