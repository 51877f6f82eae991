import type { Localized } from "#platform/locales.ts";

export const statusTexts = {
  code: { zh_TW: "編號", en_US: "Reference", ja_JP: "受付番号" },
  way: { zh_TW: "辦理進度", en_US: "Progress", ja_JP: "進み具合" },
  received: { zh_TW: "已收到您的申請", en_US: "We have received it", ja_JP: "受け付けました" },
  next: { zh_TW: "接下來", en_US: "What happens next", ja_JP: "このあと" },
  reply: { zh_TW: "回覆您", en_US: "Our answer", ja_JP: "お返事" },
  replyBy: { zh_TW: "最晚 {day}", en_US: "By {day}", ja_JP: "{day}まで" },
  appointed: { zh_TW: "約定的日子", en_US: "The day itself", ja_JP: "ご予定の日" },
  facts: { zh_TW: "您申請的內容", en_US: "What you asked for", ja_JP: "お申し込みの内容" },
  calendar: { zh_TW: "加入行事曆", en_US: "Add to calendar", ja_JP: "カレンダーに追加" },
  print: { zh_TW: "列印這一頁", en_US: "Print this page", ja_JP: "このページを印刷" },
  keep: { zh_TW: "留著這一頁", en_US: "Keep this page", ja_JP: "このページの保存" },
  qr: { zh_TW: "這一頁的 QR 碼", en_US: "QR code of this page", ja_JP: "このページのQRコード" },
  qrNote: {
    zh_TW: "用手機掃描就能帶著走。網址只屬於您，請勿公開。",
    en_US: "Scan it to take this page with you on your phone. The address is yours alone: please do not publish it.",
    ja_JP: "スマートフォンで読み取ると持ち歩けます。アドレスはお客さま専用ですので、公開なさらないでください。",
  },
  qrVisit: {
    zh_TW: "用手機掃描就能帶著走，入園時出示給服務臺即可。網址只屬於您，請勿公開。",
    en_US:
      "Scan it to take this page with you on your phone, and show it at the desk when you arrive. The address is yours alone: please do not publish it.",
    ja_JP:
      "スマートフォンで読み取ると持ち歩けます。ご来園の際は窓口でご提示ください。アドレスはお客さま専用ですので、公開なさらないでください。",
  },
  resend: { zh_TW: "把連結寄到我的信箱", en_US: "E-mail me this link", ja_JP: "リンクをメールで受け取る" },
  resent: {
    zh_TW: "連結已寄到您申請時留的電子郵件。",
    en_US: "The link is on its way to the e-mail address you gave.",
    ja_JP: "お申し込み時のメールアドレスにリンクをお送りしました。",
  },
  resentOften: {
    zh_TW: "一小時內已經寄過三次。請先看看垃圾郵件匣，或來電 {phone}。",
    en_US: "It has been sent three times within the hour. Please look in your spam folder, or call {phone}.",
    ja_JP: "1時間以内に3回お送りしました。迷惑メールフォルダーをご確認いただくか、{phone} へお電話ください。",
  },
  summary: {
    zh_TW: "確認信會晚一點寄到",
    en_US: "Your e-mail comes a little later",
    ja_JP: "メールは少し後に届きます",
  },
  summaryWhy: {
    zh_TW:
      "這個信箱一小時內已經收到三封信。您的申請我們收到了；這一封會在 {time} 左右，與其他的合成一封寄出。編號就在這一頁，連結也先給您：",
    en_US:
      "Three e-mails have gone to this address within the hour. We have your request; this e-mail leaves at about {time}, in one letter with any others. The reference is on this page, and here is the link already:",
    ja_JP:
      "このメールアドレスには1時間以内に3通お送りしています。お申し込みは承りました。今回のメールは{time}ごろ、ほかの分と1通にまとめてお送りします。受付番号はこのページにあります。リンクはこちらです：",
  },
  change: { zh_TW: "要更改或取消？", en_US: "To change or cancel", ja_JP: "変更・取り消しをご希望のとき" },
  changeHow: {
    zh_TW: "送出後不能在網站上修改。請來電或傳訊息，並告訴我們編號。",
    en_US: "Once sent, it cannot be changed online. Call or write to us, and give the reference.",
    ja_JP: "送信後はサイト上で変更できません。お電話かメッセージで、受付番号をお知らせください。",
  },
  ask: { zh_TW: "有問題嗎？", en_US: "Do you have a question?", ja_JP: "ご不明な点があるとき" },
  askHow: {
    zh_TW: "請來電或傳訊息，並告訴我們編號。",
    en_US: "Call or write to us, and give the reference.",
    ja_JP: "お電話かメッセージで、受付番号をお知らせください。",
  },
  chat: { zh_TW: "官方通訊帳號", en_US: "Messaging account", ja_JP: "公式メッセージアカウント" },
  held: {
    zh_TW: "（等待防毒檢查，完成後承辦人員才會看到）",
    en_US: "(waiting for the virus scanner; our staff see it after that)",
    ja_JP: "（ウイルス検査を待っています。検査後に担当者が確認します）",
  },
  infected: {
    zh_TW: "（發現惡意程式，已刪除；請與我們聯絡，改寄另一個檔案）",
    en_US: "(removed, since malware was found in it; please contact us to send another file)",
    ja_JP: "（ウイルスが見つかったため削除しました。別のファイルについてはお問い合わせください）",
  },
  files: { zh_TW: "附上的檔案", en_US: "Files you sent", ja_JP: "お送りいただいたファイル" },
  attached: { zh_TW: "附檔：{name}", en_US: "File: {name}", ja_JP: "添付：{name}" },
  yourTurn: { zh_TW: "請您決定", en_US: "Your turn", ja_JP: "お客さまのご返答" },
  answerNeeded: { zh_TW: "請寫下您的回覆。", en_US: "Please write your answer.", ja_JP: "ご返答をご記入ください。" },
  tooLate: {
    zh_TW: "狀態剛剛有了變化，請看下面目前的進度。",
    en_US: "This has changed in the meantime. Please see its current progress below.",
    ja_JP: "その間に状況が変わりました。現在の進み具合をご確認ください。",
  },
  wrote: { zh_TW: "您剛才寫的內容：", en_US: "What you wrote:", ja_JP: "ご記入いただいた内容：" },
  refused: { zh_TW: "沒有完成", en_US: "That did not work", ja_JP: "完了できませんでした" },
  sent: { zh_TW: "已寄出", en_US: "Sent", ja_JP: "お送りしました" },
  description: {
    zh_TW: "您在本園的預約或申請的辦理進度。",
    en_US: "See where your reservation or request with the park stands.",
    ja_JP: "当園へのご予約・お申し込みの進み具合です。",
  },
} as const satisfies Record<string, Localized>;

export const lookUpTexts = {
  title: { zh_TW: "查詢預約與申請", en_US: "Find your reservation or request", ja_JP: "予約・申し込みの照会" },
  lead: {
    zh_TW: "輸入編號與當時留的電子郵件，我們把查詢連結寄給您。",
    en_US: "Enter your reference and the e-mail address you gave. We will e-mail you the link to its page.",
    ja_JP: "受付番号とお申し込み時のメールアドレスをご入力ください。照会用のリンクをメールでお送りします。",
  },
  code: { zh_TW: "編號", en_US: "Reference", ja_JP: "受付番号" },
  codeHint: {
    zh_TW: "八個字元，例如 H4KX-9TMC；大小寫、有沒有連字號都可以。",
    en_US: "Eight characters such as H4KX-9TMC, in capitals or not, with or without the hyphen.",
    ja_JP: "H4KX-9TMC のような8文字です。大文字・小文字、ハイフンの有無は問いません。",
  },
  email: { zh_TW: "電子郵件", en_US: "E-mail address", ja_JP: "メールアドレス" },
  send: { zh_TW: "寄給我連結", en_US: "E-mail me the link", ja_JP: "リンクを送ってもらう" },
  sentTitle: { zh_TW: "請收信", en_US: "Please check your e-mail", ja_JP: "メールをご確認ください" },
  sent: {
    zh_TW:
      "只要和當時填的相符，幾分鐘內就會收到連結；一小時內已經寄過三封的信箱，會在一小時內合成一封寄到。沒收到的話，請看看垃圾郵件匣，或確認編號與電子郵件是否和當時填的一樣。",
    en_US:
      "If what you entered matches what you gave us, the link will arrive within a few minutes, or, after three e-mails to that address, within the hour in one letter. If nothing comes, look in your spam folder, or check that the reference and the address are as you gave them.",
    ja_JP:
      "ご入力がお申し込み時の内容と一致していれば、数分以内にリンクが届きます。1時間以内に3通お送りしたアドレスには、1時間以内に1通にまとめてお届けします。届かない場合は、迷惑メールフォルダーと、受付番号とメールアドレスがお申し込み時と同じかどうかをご確認ください。",
  },
  lost: {
    zh_TW: "找不到編號？只填電子郵件，我們把用這個信箱申請的（最近十件）連結一一寄去。",
    en_US:
      "Have you lost the reference? Enter just your e-mail address and we will send you the links to the ten latest requests made with it.",
    ja_JP:
      "受付番号がわからないときは、メールアドレスだけご記入ください。そのアドレスでのお申し込み（新しいものから10件まで）のリンクをそれぞれお送りします。",
  },
  sendAll: { zh_TW: "寄給我所有連結", en_US: "E-mail me all my links", ja_JP: "すべてのリンクを送ってもらう" },
  help: {
    zh_TW: "信箱也換了？請來電 {phone}，我們替您找。",
    en_US: "Do you no longer have that address? Call {phone} and we will find your request.",
    ja_JP: "メールアドレスも変わった場合は {phone} へお電話ください。お調べします。",
  },
  wrongCode: {
    zh_TW: "編號是八個字元，例如 H4KX-9TMC，沒有 0、O、1、I 這類容易看錯的字元。請對照確認信再輸入一次。",
    en_US:
      "A reference has eight characters, such as H4KX-9TMC, and never 0, O, 1 or I. Please compare it with your confirmation e-mail.",
    ja_JP: "受付番号は H4KX-9TMC のような8文字で、0・O・1・I は使いません。確認メールと見比べてご入力ください。",
  },
  wrongEmail: {
    zh_TW: "請輸入完整的電子郵件，例如 name@example.org。",
    en_US: "Please enter a full e-mail address, such as name@example.org.",
    ja_JP: "メールアドレスを name@example.org のように最後までご入力ください。",
  },
  tooOften: {
    zh_TW: "查詢太頻繁了，請 {wait}後再試，或來電 {phone}。",
    en_US: "You have tried too many times. Please try again in {wait}, or call {phone}.",
    ja_JP: "照会が多すぎます。{wait}後にもう一度お試しいただくか、{phone} へお電話ください。",
  },
} as const satisfies Record<string, Localized>;
