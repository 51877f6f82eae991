import { fillIn, type Localized } from "#platform/locales.ts";

export const deskTexts = {
  list: { zh_TW: "預約與申請", en_US: "Reservations and requests", ja_JP: "予約・申請" },
  empty: { zh_TW: "沒有符合的預約或申請。", en_US: "No request matches.", ja_JP: "該当する予約・申請はありません。" },
  kind: { zh_TW: "種類", en_US: "Kind", ja_JP: "種類" },
  state: { zh_TW: "狀態", en_US: "State", ja_JP: "状態" },
  all: { zh_TW: "全部", en_US: "All", ja_JP: "すべて" },
  open: { zh_TW: "未結案", en_US: "Not finished", ja_JP: "未完了" },
  text: {
    zh_TW: "編號、姓名、電話或電子郵件",
    en_US: "Reference, name, telephone or e-mail",
    ja_JP: "受付番号・氏名・電話・メール",
  },
  code: { zh_TW: "編號", en_US: "Reference", ja_JP: "受付番号" },
  search: { zh_TW: "搜尋", en_US: "Find", ja_JP: "検索" },
  due: { zh_TW: "期限", en_US: "Due", ja_JP: "期限" },
  overdue: { zh_TW: "已逾期", en_US: "overdue", ja_JP: "期限超過" },
  came: { zh_TW: "收件", en_US: "Received", ja_JP: "受付" },
  contact: { zh_TW: "聯絡人", en_US: "Contact", ja_JP: "連絡先" },
  hidden: {
    zh_TW: "（無權檢視個人資料）",
    en_US: "(personal data not shown to you)",
    ja_JP: "（個人情報の閲覧権限がありません）",
  },
  erased: { zh_TW: "個人資料已刪除", en_US: "Personal data erased", ja_JP: "個人情報は消去済み" },
  found: { zh_TW: "共 {count} 件", en_US: "{count} found", ja_JP: "{count}件" },
  pages: { zh_TW: "頁次", en_US: "Pages", ja_JP: "ページ" },
  facts: { zh_TW: "內容", en_US: "Details", ja_JP: "内容" },
  timeline: { zh_TW: "經過", en_US: "Timeline", ja_JP: "経過" },
  who: { zh_TW: "誰", en_US: "Who", ja_JP: "担当" },
  when: { zh_TW: "時間", en_US: "When", ja_JP: "日時" },
  why: { zh_TW: "說明", en_US: "Why", ja_JP: "説明" },
  mails: { zh_TW: "信件", en_US: "Mails", ja_JP: "メール" },
  mail: { zh_TW: "信件", en_US: "Mail", ja_JP: "メール" },
  sent: { zh_TW: "已寄出 {time}", en_US: "sent {time}", ja_JP: "送信済み {time}" },
  leaves: { zh_TW: "還沒寄出，{time} 寄", en_US: "not sent yet, leaves {time}", ja_JP: "未送信（{time} に送信）" },
  leaving: {
    zh_TW: "還沒寄出，{time} 起嘗試寄送",
    en_US: "not sent yet, being tried since {time}",
    ja_JP: "未送信（{time} から送信中）",
  },
  takenBack: { zh_TW: "已收回", en_US: "taken back", ja_JP: "取り下げ" },
  files: { zh_TW: "申請人的檔案", en_US: "The applicant’s files", ja_JP: "申請者のファイル" },
  file: { zh_TW: "檔案（下載）", en_US: "File (download)", ja_JP: "ファイル（ダウンロード）" },
  size: { zh_TW: "大小", en_US: "Size", ja_JP: "サイズ" },
  cameWith: { zh_TW: "來自", en_US: "Came with", ja_JP: "受付元" },
  withForm: { zh_TW: "申請表", en_US: "the form", ja_JP: "申込フォーム" },
  withAnswer: { zh_TW: "回覆", en_US: "an answer", ja_JP: "ご返答" },
  fileHeld: {
    zh_TW: "等待防毒檢查，完成後才能下載",
    en_US: "waiting for the virus scanner; can be downloaded after that",
    ja_JP: "ウイルス検査待ち。検査後にダウンロードできます",
  },
  fileInfected: {
    zh_TW: "發現惡意程式，檔案已刪除",
    en_US: "malware was found; the file is gone",
    ja_JP: "ウイルスが見つかり、ファイルは削除されました",
  },
  filesCare: {
    zh_TW: "圖片已重新製作；PDF 是原檔，請在已更新的閱讀器中開啟。每次下載都會記錄。",
    en_US:
      "Pictures have been redrawn; a PDF is as it was sent, so open it in an up-to-date reader. Every download is recorded.",
    ja_JP:
      "画像は作り直しています。PDFは届いたままですので、最新の閲覧ソフトで開いてください。ダウンロードは記録されます。",
  },
  notes: { zh_TW: "內部註記", en_US: "Internal notes", ja_JP: "内部メモ" },
  note: {
    zh_TW: "新增註記（申請人看不到）",
    en_US: "Add a note (the applicant does not see it)",
    ja_JP: "メモを追加（申請者には見えません）",
  },
  keep: { zh_TW: "存入註記", en_US: "Save the note", ja_JP: "メモを保存" },
  look: { zh_TW: "查看", en_US: "Look at it", ja_JP: "確認する" },
  print: { zh_TW: "列印", en_US: "Print", ja_JP: "印刷" },
  writesIn: { zh_TW: "通信語言", en_US: "Writes in", ja_JP: "連絡の言語" },
  noted: { zh_TW: "註記已存入。", en_US: "The note has been saved.", ja_JP: "メモを保存しました。" },
  sendAgain: { zh_TW: "重寄", en_US: "Send again", ja_JP: "再送" },
  sentAgain: { zh_TW: "信件已重新寄出。", en_US: "The e-mail is on its way again.", ja_JP: "メールを再送しました。" },
  mailGone: {
    zh_TW: "這封信已收回，不能再寄。",
    en_US: "That e-mail was taken back and cannot be sent.",
    ja_JP: "このメールは取り下げ済みのため送れません。",
  },
  waitsForSummary: {
    zh_TW: "等候彙整信（約 {time} 寄出）",
    en_US: "waits for the summary (leaves at about {time})",
    ja_JP: "まとめメール待ち（{time}ごろ送信）",
  },
  sentInSummary: {
    zh_TW: "已併入彙整信寄出（{time}）",
    en_US: "sent in a summary ({time})",
    ja_JP: "まとめメールで送信済み（{time}）",
  },
  mailRefused: { zh_TW: "對方信箱拒收（{time}）", en_US: "refused ({time})", ja_JP: "受信拒否（{time}）" },
  byPhone: {
    zh_TW: "請以電話告知（{time}起）",
    en_US: "to be told by telephone (from {time})",
    ja_JP: "電話でお伝えする（{time}から）",
  },
  told: { zh_TW: "已以電話告知 {time}", en_US: "told by telephone {time}", ja_JP: "電話でお伝え済み {time}" },
  tell: { zh_TW: "已告知", en_US: "Told", ja_JP: "お伝え済みにする" },
  untell: { zh_TW: "其實還沒告知", en_US: "Not told yet", ja_JP: "まだお伝えしていない" },
  toldNoted: { zh_TW: "已記下。", en_US: "It has been noted.", ja_JP: "記録しました。" },
  callGone: {
    zh_TW: "這一項已收回或改用信件，不必再以電話告知。",
    en_US: "That was taken back or sent by e-mail, and need not be told by telephone.",
    ja_JP: "取り下げ済みか、メールで送信済みのため、電話でのお伝えは不要です。",
  },
  noEmail: {
    zh_TW: "沒有電子郵件，一律以電話告知",
    en_US: "No e-mail address: everything is told by telephone",
    ja_JP: "メールアドレスなし（ご連絡はすべて電話）",
  },
  readWaiting: { zh_TW: "看將寄出的內容", en_US: "Read what will be sent", ja_JP: "送信予定の本文を見る" },
  readCall: { zh_TW: "看要告知的內容", en_US: "Read what to tell them", ja_JP: "お伝えする内容を見る" },
  readMail: { zh_TW: "看信件內容", en_US: "Read it", ja_JP: "本文を見る" },
  arrivalGone: {
    zh_TW: "這筆報到已經收回了。",
    en_US: "That check-in was taken back already.",
    ja_JP: "この受付はすでに取り消されています。",
  },
  changedMeanwhile: {
    zh_TW: "同仁剛才已經處理過這一件",
    en_US: "A colleague has already dealt with this",
    ja_JP: "ほかの担当者が対応済みです",
  },
  notOverwritten: {
    zh_TW: "您的操作沒有執行，寫好的內容仍在下面。請先看最新情況。",
    en_US: "Your action was not carried out; what you wrote is still below. Please look at how it stands now.",
    ja_JP: "お手元の操作は実行されていません。入力内容は下に残っています。最新の状況をご確認ください。",
  },
  noFormForIt: {
    zh_TW: "這個處理現在不能做了，您寫的留在這裡，可以複製到別處使用。",
    en_US: "This can no longer be done. What you wrote is kept here for you to copy.",
    ja_JP: "この操作は現在できません。入力した内容はここに残してありますので、コピーしてお使いください。",
  },
  readyReason: { zh_TW: "常用說明", en_US: "Standard reasons", ja_JP: "定型の説明" },
  readyHint: {
    zh_TW: "會以申請人的語言（{language}）寫進信裡。",
    en_US: "Put into the e-mail in the applicant’s language ({language}).",
    ja_JP: "申請者の言語（{language}）でメールに記載されます。",
  },
  noReady: { zh_TW: "不使用，自己寫", en_US: "none, I will write my own", ja_JP: "使わずに自分で書く" },
  moreWords: {
    zh_TW: "補充說明（申請人會看到）",
    en_US: "More for the applicant to read",
    ja_JP: "補足の説明（申請者に伝わります）",
  },
  undoLead: {
    zh_TW: "剛才：{action}。信還沒寄出，現在還能收回。",
    en_US: "Just now: {action}. The e-mail has not been sent, and you can still take it back.",
    ja_JP: "直前の操作：{action}。メールは未送信で、まだ取り消せます。",
  },
  undoQuietLead: {
    zh_TW: "剛才：{action}。現在還能收回。",
    en_US: "Just now: {action}. You can still take it back.",
    ja_JP: "直前の操作：{action}。まだ取り消せます。",
  },
  secondsLeft: { zh_TW: "剩 {seconds} 秒", en_US: "{seconds} s left", ja_JP: "残り{seconds}秒" },
  undoTime: { zh_TW: "可以收回的時間", en_US: "Time to take it back", ja_JP: "取り消せる時間" },
  loadOf: { zh_TW: "{day}的名額", en_US: "Places on {day}", ja_JP: "{day}の空き状況" },
  loadDay: {
    zh_TW: "全天 {taken} 人，上限 {most} 人",
    en_US: "{taken} [person|people] that day, {most} at most",
    ja_JP: "1日計{taken}名、上限{most}名",
  },
  loadLeaving: {
    zh_TW: "；其中 {n} 人剛取消，一分多鐘後空出來",
    en_US: "; {n} of them [was|were] just cancelled and [gives|give] way in about a minute",
    ja_JP: "（うち{n}名は取り消されたばかりで、まもなく空きます）",
  },
  loadHour: {
    zh_TW: "{time}：{taken} 人，上限 {most} 人",
    en_US: "{time}: {taken} [person|people], {most} at most",
    ja_JP: "{time}：{taken}名、上限{most}名",
  },
  others: {
    zh_TW: "同一個電子郵件的其他申請",
    en_US: "Also from this e-mail address",
    ja_JP: "同じメールアドレスのほかの申し込み",
  },
  sentTwice: { zh_TW: "同一天，可能重複", en_US: "Same day: sent twice?", ja_JP: "同じ日：重複の可能性" },
  loadOwn: { zh_TW: "（這一組的時段）", en_US: "(the hour of this group)", ja_JP: "（この件の時間）" },
  arrivals: { zh_TW: "報到人數", en_US: "Who has come", ja_JP: "来園状況" },
  checkIn: { zh_TW: "報到", en_US: "Check in", ja_JP: "来園受付" },
  ticket: { zh_TW: "票種", en_US: "Ticket", ja_JP: "券種" },
  expected: { zh_TW: "預約", en_US: "Expected", ja_JP: "予定" },
  arrived: { zh_TW: "已到", en_US: "Arrived", ja_JP: "来園済み" },
  arrivedAt: { zh_TW: "{at} 到 {people} 人", en_US: "{people} arrived at {at}", ja_JP: "{at} に{people}名" },
  undoArrival: { zh_TW: "收回", en_US: "Take back", ja_JP: "取り消す" },
  next: { zh_TW: "處理下一件", en_US: "Answer the next one", ja_JP: "次の件へ進む" },
  nextLeft: {
    zh_TW: "還有 {n} 件待回覆，下一件：",
    en_US: "{n} left to answer. Next:",
    ja_JP: "未返答はあと{n}件です。次は：",
  },
  nextNone: {
    zh_TW: "全部都回覆了，辛苦了。",
    en_US: "Everything has been answered. Well done.",
    ja_JP: "すべて返答済みです。お疲れさまです。",
  },
  toToday: { zh_TW: "回到今日", en_US: "Back to Today", ja_JP: "本日の画面へ" },
  history: { zh_TW: "完整操作紀錄", en_US: "Full history", ja_JP: "操作履歴" },
  actions: { zh_TW: "處理", en_US: "Actions", ja_JP: "対応" },
  reason: { zh_TW: "給申請人看的說明", en_US: "Message to the applicant", ja_JP: "申請者に伝える説明" },
  undo: { zh_TW: "收回「{action}」", en_US: "Take back ‘{action}’", ja_JP: "「{action}」を取り消す" },
  undone: { zh_TW: "已復原", en_US: "Undone", ja_JP: "元に戻しました" },
  done: {
    zh_TW: "完成。寄給申請人的信會在 60 秒後寄出。",
    en_US: "Done. The e-mail to the applicant will be sent in 60 seconds.",
    ja_JP: "完了しました。申請者へのメールは60秒後に送信されます。",
  },
  doneQuietly: { zh_TW: "完成。", en_US: "Done.", ja_JP: "完了しました。" },
  bookedByPhone: {
    zh_TW: "電話預約已登記。對方沒有電子郵件，請在電話裡告知編號。",
    en_US:
      "The telephone booking has been recorded. They have no e-mail address: please give them the reference on the telephone.",
    ja_JP: "電話予約を登録しました。メールアドレスがないため、受付番号をお電話でお伝えください。",
  },
  booked: {
    zh_TW: "電話預約已登記。寄給對方的信會在登記 60 秒後寄出。",
    en_US: "The telephone booking has been recorded. The e-mail to them will be sent 60 seconds later.",
    ja_JP: "電話予約を登録しました。お相手へのメールは登録の60秒後に送信されます。",
  },
  refused: { zh_TW: "沒有完成", en_US: "That did not work", ja_JP: "完了できませんでした" },
  undoTooLate: {
    zh_TW: "超過 60 秒，信可能已經寄出，不能再復原。請改用其他處理方式。",
    en_US: "More than 60 seconds have passed and the e-mail may have been sent. Please use another action.",
    ja_JP: "60秒を過ぎ、メールが送信された可能性があるため元に戻せません。別の方法で対応してください。",
  },
  notForIt: {
    zh_TW: "這個動作不適用於這一件目前的狀態。",
    en_US: "That cannot be done in its present state.",
    ja_JP: "現在の状態ではこの操作はできません。",
  },
  notInState: {
    zh_TW: "「{action}」不適用於「{state}」的案件。目前可以做的是：{actions}。",
    en_US: "‘{action}’ is not possible while it is ‘{state}’. What can be done now: {actions}.",
    ja_JP: "「{state}」のため、「{action}」はできません。現在できる操作：{actions}。",
  },
  oneAction: { zh_TW: "「{action}」", en_US: "‘{action}’", ja_JP: "「{action}」" },
  reasonNeeded: {
    zh_TW: "請寫下給申請人看的說明。",
    en_US: "Please write the message to the applicant.",
    ja_JP: "申請者に伝える説明をご記入ください。",
  },
  noteNeeded: { zh_TW: "請寫下註記內容。", en_US: "Please write the note.", ja_JP: "メモの内容をご記入ください。" },
  back: { zh_TW: "回到列表", en_US: "Back to the list", ja_JP: "一覧へ戻る" },
  missingYear: {
    zh_TW: "還沒有 {year} 年確定的國定假日與補班日，回覆期限可能算錯。",
    en_US: "The public holidays and make-up days of {year} are not confirmed; due dates may be wrong.",
    ja_JP: "{year}年の祝日と振替出勤日が確定していません。期限の計算に影響します。",
  },
  workingDays: { zh_TW: "工作日", en_US: "Working days", ja_JP: "営業日" },
  personalData: {
    zh_TW: "個人資料的提供與刪除",
    en_US: "Personal data: export or erase",
    ja_JP: "個人情報の開示と消去",
  },
  personalLead: {
    zh_TW:
      "依電子郵件、電話或編號找出一個人的全部資料。刪除後無法復原：資料、信件副本與註記都會銷毀；還沒到的預約與申請會一併取消，不另寄信。",
    en_US:
      "Finds everything we hold about one person. Erasing cannot be undone: values, copies of e-mails and notes are destroyed, and that person’s upcoming reservations and requests are cancelled without an e-mail.",
    ja_JP:
      "ある方の情報をすべて探します。消去は元に戻せません。内容、メールの控え、メモがすべて破棄され、これからの予約や申し込みはメールなしで取り消されます。",
  },
  whose: {
    zh_TW: "電子郵件、電話或編號",
    en_US: "E-mail address, telephone number or reference",
    ja_JP: "メールアドレス、電話番号、または受付番号",
  },
  whoseHint: {
    zh_TW: "用編號會找到同一個人的全部資料；電話怎麼寫都可以；有好幾個人留過同一個電話時，會分開列出。",
    en_US:
      "A reference finds everything of the same person. A telephone number may be written in any way; where several people gave the same one, each is listed.",
    ja_JP:
      "受付番号からは、その方の情報すべてが見つかります。電話番号の書き方は問いません。同じ番号の方が複数いるときは、分けて表示します。",
  },
  nobodyMeant: {
    zh_TW: "找不到這個人的資料，請確認有沒有打錯。",
    en_US: "Nothing is held under that. Please check what you typed.",
    ja_JP: "該当する方の情報が見つかりません。入力内容をご確認ください。",
  },
  severalMeant: {
    zh_TW: "這個電話有好幾個人留過，沒有下載任何資料。請先用「先看會刪除哪些」認清是哪一位，再用他的編號下載。",
    en_US:
      "Several people gave that telephone number, so nothing was downloaded. See below who they are, then download by a reference.",
    ja_JP:
      "この電話番号の方は複数いるため、ダウンロードしていません。「消去される内容を見る」でどなたかを確認し、受付番号でダウンロードしてください。",
  },
  severalFound: {
    zh_TW: "有 {n} 個人留過這個電話，請認清是哪一位",
    en_US: "{n} [person|people] gave this telephone number: please make sure which one is meant",
    ja_JP: "この電話番号の方は{n}人います。どなたのことかご確認ください",
  },
  export: { zh_TW: "下載副本（JSON）", en_US: "Download a copy (JSON)", ja_JP: "写しをダウンロード（JSON）" },
  erase: { zh_TW: "刪除這個人的資料", en_US: "Erase this person", ja_JP: "この方の情報を消去" },
  showHeld: { zh_TW: "先看會刪除哪些", en_US: "Show what would be erased", ja_JP: "消去される内容を見る" },
  wouldErase: { zh_TW: "{who} 的全部資料", en_US: "Everything held of {who}", ja_JP: "{who} さんに関するすべての情報" },
  wouldEraseLead: {
    zh_TW: "以下全部會刪除；還沒到的會先取消，不另寄信。請先確認是同一個人。",
    en_US:
      "All of this would be erased; what is still to come is cancelled first, without an e-mail. Please make sure it is the right person.",
    ja_JP:
      "以下をすべて消去します。これからのものは先に取り消され、メールは送られません。ご本人のものか、まずご確認ください。",
  },
  heldChanged: {
    zh_TW: "資料剛剛有了變化，請再看一次清單。什麼都還沒有刪除。",
    en_US: "What is held has changed just now. Please look at the list again; nothing was erased.",
    ja_JP: "内容が変わりました。一覧をもう一度ご確認ください。まだ何も消去していません。",
  },
  heldCode: { zh_TW: "編號", en_US: "Reference", ja_JP: "受付番号" },
  heldKind: { zh_TW: "種類", en_US: "Kind", ja_JP: "種類" },
  heldState: { zh_TW: "狀態", en_US: "State", ja_JP: "状態" },
  heldFiles: { zh_TW: "檔案", en_US: "Files", ja_JP: "ファイル" },
  heldNotes: { zh_TW: "註記", en_US: "Notes", ja_JP: "メモ" },
  heldMails: { zh_TW: "信件", en_US: "E-mails", ja_JP: "メール" },
  keepHeld: { zh_TW: "不刪除", en_US: "Erase nothing", ja_JP: "消去しない" },
  sureNeeded: {
    zh_TW: "還沒有刪除：請先確認。",
    en_US: "Nothing was erased: please confirm first.",
    ja_JP: "まだ消去していません。先にご確認ください。",
  },
  erasedCount: {
    zh_TW: "已刪除 {count} 件的個人資料。",
    en_US: "Personal data erased from {count} [request|requests].",
    ja_JP: "{count}件の個人情報を消去しました。",
  },
} as const satisfies Record<string, Localized>;

/** What staff do to several at once where kinds call it differently, by its noun. */
export const sharedActionNames: Record<string, Localized> = {
  confirmation: { zh_TW: "確認或通過", en_US: "Confirm or approve", ja_JP: "確定・承認する" },
  approval: { zh_TW: "受理", en_US: "Approve or take up", ja_JP: "承認して進める" },
  attendance: { zh_TW: "已入園", en_US: "Attended", ja_JP: "来園済み" },
  completion: { zh_TW: "結案", en_US: "Close", ja_JP: "完了する" },
  cancellation: { zh_TW: "取消", en_US: "Cancel", ja_JP: "取り消し" },
};

/** A text with its {places} filled: see `fillIn`. */
export const say = fillIn;
