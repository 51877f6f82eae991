import type { Locale, Localized } from "#platform/locales.ts";

export const closureTexts = {
  title: { zh_TW: "臨時休園", en_US: "Closing the park", ja_JP: "臨時休園" },
  lead: {
    zh_TW: "先試算會影響哪些預約，再決定是否休園。休園後 60 秒內可以收回，不會驚動任何人；之後可以恢復開園。",
    en_US:
      "First see who would be affected, then close. Within 60 seconds you can take it back without anyone being told; after that you can open the park again.",
    ja_JP: "まず影響を確認してから休園にします。60秒以内なら通知なしで取り消せます。その後は開園に戻せます。",
  },
  order: { zh_TW: "要休園的時間", en_US: "When to close", ja_JP: "休園にする期間" },
  undoLead: {
    zh_TW: "還沒有人收到通知，現在收回不會寄出任何信。",
    en_US: "Nobody has been told yet. If you take it back now, no e-mail is sent.",
    ja_JP: "まだ誰にも通知されていません。今なら、メールを送らずに取り消せます。",
  },
  firstDay: { zh_TW: "第一天", en_US: "First day", ja_JP: "初日" },
  lastDay: { zh_TW: "最後一天", en_US: "Last day", ja_JP: "最終日" },
  from: { zh_TW: "第一天幾點起", en_US: "From, on the first day", ja_JP: "初日の開始時刻" },
  fromHint: { zh_TW: "空白就是從一早起。", en_US: "Empty means from the morning.", ja_JP: "空欄の場合は朝から。" },
  until: { zh_TW: "最後一天到幾點", en_US: "Until, on the last day", ja_JP: "最終日の終了時刻" },
  untilHint: {
    zh_TW: "空白就是到當天結束。",
    en_US: "Empty means to the end of the day.",
    ja_JP: "空欄の場合は終日。",
  },
  parts: { zh_TW: "範圍", en_US: "What to close", ja_JP: "休止する範囲" },
  partsHint: {
    zh_TW: "都不勾選就是整個園區。",
    en_US: "With nothing ticked it is the whole park.",
    ja_JP: "何も選ばなければ園内全体になります。",
  },
  whole: { zh_TW: "整個園區", en_US: "the whole park", ja_JP: "園内全体" },
  areas: { zh_TW: "區域", en_US: "Areas", ja_JP: "エリア" },
  spaces: { zh_TW: "租借場地", en_US: "Spaces to rent", ja_JP: "貸し会場" },
  places: { zh_TW: "館舍與地點", en_US: "Places", ja_JP: "施設・見どころ" },
  shops: { zh_TW: "店家", en_US: "Shops", ja_JP: "お店" },
  unknownPart: {
    zh_TW: "有一個範圍已經不存在，請重新選擇。",
    en_US: "One of the parts no longer exists. Please choose again.",
    ja_JP: "存在しない範囲が含まれています。選び直してください。",
  },
  anew: {
    zh_TW: "範圍、時間或原因在試算後改過了，請先看新的結果：",
    en_US: "The time, parts or reason have changed since. Please look at the new result first:",
    ja_JP: "確認後に期間・範囲・理由が変更されました。先に結果をご確認ください：",
  },
  reason: { zh_TW: "公開的原因", en_US: "The reason visitors read", ja_JP: "公開する理由" },
  typhoon: { zh_TW: "颱風來襲", en_US: "Typhoon", ja_JP: "台風の接近" },
  quake: { zh_TW: "地震後安全檢查", en_US: "Safety checks after an earthquake", ja_JP: "地震後の安全点検" },
  works: { zh_TW: "設施維修", en_US: "Repair works", ja_JP: "施設の修繕" },
  emergency: { zh_TW: "緊急狀況", en_US: "An emergency", ja_JP: "緊急事態" },
  ownWords: { zh_TW: "用自己的話寫原因", en_US: "Say the reason in your own words", ja_JP: "理由を自由に書く" },
  ownWordsHint: {
    zh_TW: "填了就取代上面的原因，三種語言都要寫；橫幅、官網和通知信都用這幾個字，請寫成簡短的名詞，例如「電力檢修」。",
    en_US:
      "Takes the place of the reason above, and is needed in all three languages. Banner, pages and e-mails use these words: keep them short, such as ‘Work on the power supply’.",
    ja_JP:
      "記入すると上の理由の代わりになります。3言語すべてに必要です。告知・ページ・メールに使われますので、「電気設備の点検」のように短くお書きください。",
  },
  dryRun: { zh_TW: "試算影響", en_US: "See who is affected", ja_JP: "影響を確認する" },
  concerned: { zh_TW: "{what}，{when}：{said}。", en_US: "{what}, {when}: {said}.", ja_JP: "{what}、{when}：{said}。" },
  nobody: {
    zh_TW: "不影響任何預約或申請",
    en_US: "no reservation or request is affected",
    ja_JP: "影響を受ける予約や申し込みはありません",
  },
  cancelled: {
    zh_TW: "會取消 {counted}",
    en_US: "{counted} would be cancelled",
    ja_JP: "{counted}が取り消しになります",
  },
  sessions: {
    zh_TW: "取消 {n} 場節目與活動",
    en_US: "{n} [session|sessions] would be cancelled",
    ja_JP: "催し{n}回が中止になります",
  },
  mails: { zh_TW: "通知信：{counted}", en_US: "e-mails: {counted}", ja_JP: "通知メールは{counted}です" },
  which: {
    zh_TW: "受影響的預約與申請（{n}）",
    en_US: "Reservations and requests concerned ({n})",
    ja_JP: "影響を受ける予約・申し込み（{n}）",
  },
  fate: { zh_TW: "休園後", en_US: "What happens to it", ja_JP: "休園にした場合" },
  isCancelled: { zh_TW: "取消", en_US: "cancelled", ja_JP: "取り消し" },
  movedTo: { zh_TW: "改到 {day}", en_US: "moved to {day}", ja_JP: "{day}に変更" },
  letterIn: { zh_TW: "通知信", en_US: "E-mail in", ja_JP: "通知メール" },
  close: { zh_TW: "確定休園並通知", en_US: "Close, cancel and tell everyone", ja_JP: "休園にして通知する" },
  closed: {
    zh_TW: "已排定休園。60 秒內可以收回，不會寄出任何信。",
    en_US: "The closure is in force. Within 60 seconds you can take it back; no e-mail is sent until then.",
    ja_JP: "休園にしました。60秒以内なら、メールを送らずに取り消せます。",
  },
  undo: { zh_TW: "收回", en_US: "Take back", ja_JP: "取り消す" },
  open: { zh_TW: "恢復開園", en_US: "Open again", ja_JP: "開園に戻す" },
  ended: {
    zh_TW: "已恢復 {restored} 筆預約；{kept} 筆維持取消。",
    en_US: "{restored} [reservation|reservations] restored; {kept} [stays|stay] cancelled.",
    ja_JP: "{restored}件の予約を元に戻しました。{kept}件は取り消しのままです。",
  },
  keepClosed: { zh_TW: "收回恢復開園", en_US: "Take the reopening back", ja_JP: "開園を取り消す" },
  keepClosedLead: {
    zh_TW: "剛才恢復開園，還沒有人收到恢復的信。現在收回，就照原來休園。",
    en_US:
      "The park has just been reopened and nobody has had the e-mail yet. If you take the reopening back now, it stays closed as before.",
    ja_JP: "開園に戻したばかりで、まだ誰にもメールは届いていません。今取り消すと、元どおり休園のままです。",
  },
  again: {
    zh_TW: "已收回，照原來休園；恢復的信沒有寄出。",
    en_US: "Taken back: the park stays closed, and the reopening e-mails were not sent.",
    ja_JP: "取り消しました。元どおり休園で、開園のメールは送られていません。",
  },
  againTold: {
    zh_TW: "這中間新訂或改過的 {n} 筆也在休園時間內，會另外寄信通知。",
    en_US:
      " Reservations made or changed in the meantime ({n}) also fall within the closure; those people will be told by e-mail.",
    ja_JP: "その間に予約・変更された{n}件も休園の時間にかかるため、メールでお知らせします。",
  },
  tooLateToKeep: {
    zh_TW: "60 秒已過，恢復的信已寄出；要再休園，請重新設定。",
    en_US: "The 60 seconds are over and the e-mails have been sent. To close after all, set up a new closure.",
    ja_JP: "60秒が過ぎ、開園のメールは送信されました。再び休園にする場合は、改めて設定してください。",
  },
  already: {
    zh_TW: "這一筆休園已經有人處理了，請看目前的情況。",
    en_US: "Somebody has already dealt with this closure. Please see how it stands now.",
    ja_JP: "この休園はすでに処理されています。現在の状況をご確認ください。",
  },
  tooLate: {
    zh_TW: "60 秒已過，信已寄出；請改用「恢復開園」。",
    en_US: "The 60 seconds are over and the e-mails have been sent. Use ‘Open again’.",
    ja_JP: "60秒が過ぎ、メールは送信されました。「開園に戻す」をお使いください。",
  },
  noDays: {
    zh_TW: "請填第一天與最後一天；只休一天，就填同一天。",
    en_US: "Please give the first and the last day; for one day alone, the same twice.",
    ja_JP: "最初の日と最後の日をご記入ください。1日だけなら同じ日を2回です。",
  },
  pastDay: {
    zh_TW: "第一天已經過去，請填今天或之後的日期。",
    en_US: "The first day is over; please give today or a later one.",
    ja_JP: "最初の日が過ぎています。今日以降の日付をご記入ください。",
  },
  wrongOrder: {
    zh_TW: "最後一天比第一天早，請檢查兩個日期。",
    en_US: "The last day comes before the first; please check both.",
    ja_JP: "最後の日が最初の日より前です。両方の日付をご確認ください。",
  },
  tooLong: {
    zh_TW: "一次最多 {days} 天，更長的請分幾次設定，或改開放時間。",
    en_US: "A closing has at most {days} days; set a longer one in parts, or change the opening hours.",
    ja_JP: "1回の休園は最長{days}日です。それより長い場合は分けて設定するか、開園時間を変更してください。",
  },
  wrongTimes: {
    zh_TW: "請檢查時間：寫成 14:00 的樣子，結束要晚於開始，而且還沒過去。",
    en_US: "Please check the times: write them as 14:00, with an end that is after the beginning and not over yet.",
    ja_JP: "時刻をご確認ください。14:00 の形式で、終了は開始より後、かつ現在より後にしてください。",
  },
  wrongWords: {
    zh_TW: "自己寫的原因，三種語言都要填，各不超過 {letters} 字。",
    en_US: "A reason in your own words is needed in all three languages, each of at most {letters} letters.",
    ja_JP: "理由を自由に書く場合は、3言語すべてに{letters}文字以内でご記入ください。",
  },
  problem: { zh_TW: "請檢查", en_US: "Please check", ja_JP: "ご確認ください" },
  standing: { zh_TW: "目前的休園", en_US: "Closures in force", ja_JP: "現在の休園" },
  none: { zh_TW: "沒有。", en_US: "None.", ja_JP: "ありません。" },
} as const satisfies Record<string, Localized>;

/** Groups whose reservations a closure would cancel, and how many people they are. */
export const groupCounts = {
  reservations: { zh_TW: "{n} 筆團體預約", en_US: "{n} group [reservation|reservations]", ja_JP: "団体予約{n}件" },
  people: { zh_TW: "共 {n} 人", en_US: "{n} [visitor|visitors]", ja_JP: "計{n}名" },
} as const satisfies Record<string, Localized>;

/** So many mails in a language. */
export const mailCounts: Record<Locale, Localized> = {
  zh_TW: { zh_TW: "中文 {n} 封", en_US: "{n} in Chinese", ja_JP: "中国語{n}件" },
  en_US: { zh_TW: "英文 {n} 封", en_US: "{n} in English", ja_JP: "英語{n}件" },
  ja_JP: { zh_TW: "日文 {n} 封", en_US: "{n} in Japanese", ja_JP: "日本語{n}件" },
};

/** What stands between two things that are said. */
export const saidMark: Localized = { zh_TW: "；", en_US: "; ", ja_JP: "。" };

/** The spaces of one side of the park, as one thing to close. */
export const sideNames: Record<string, Localized> = {
  inside: { zh_TW: "所有室內場地", en_US: "All indoor spaces", ja_JP: "屋内会場すべて" },
  outside: { zh_TW: "所有戶外場地", en_US: "All outdoor spaces", ja_JP: "屋外会場すべて" },
};

export const closureReasons = ["typhoon", "quake", "works", "emergency"] as const;
