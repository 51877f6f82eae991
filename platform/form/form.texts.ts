import type { Localized } from "../locales.ts";

/** What forms say about an answer; `{label}` is the field's name, the others are facts that come with the message. */
export const formTexts = {
  missing: {
    zh_TW: "請填寫「{label}」。",
    en_US: "{label}: please fill this in.",
    ja_JP: "「{label}」をご記入ください。",
  },
  choose: {
    zh_TW: "請選擇「{label}」。",
    en_US: "{label}: please choose one.",
    ja_JP: "「{label}」をお選びください。",
  },
  choice: {
    zh_TW: "「{label}」沒有這個選項，請重新選擇。",
    en_US: "{label}: this is not one of the choices; please choose again.",
    ja_JP: "「{label}」は選択肢の中からお選びください。",
  },
  tick: {
    zh_TW: "送出前請勾選「{label}」。",
    en_US: "Please tick this box before sending: {label}",
    ja_JP: "送信の前に「{label}」にチェックを入れてください。",
  },
  tooLong: {
    zh_TW: "「{label}」最多 {max} 個字，目前有 {length} 個字，請縮短。",
    en_US: "{label}: at most {max} characters, please; there are {length} now.",
    ja_JP: "「{label}」は{max}文字までです。現在{length}文字ありますので、短くしてください。",
  },
  name: {
    zh_TW: "「{label}」請填寫姓名或名稱。",
    en_US: "{label}: please give a name, in letters.",
    ja_JP: "「{label}」にはお名前を文字でご記入ください。",
  },
  phone: {
    zh_TW: "「{label}」請填寫完整電話，例如 03-123-4567 或 0912-345-678，分機請寫 #12。",
    en_US: "{label}: please give the full number, such as +886 3 123 4567, with an extension as #12.",
    ja_JP: "「{label}」は市外局番からご記入ください（例：03-123-4567、内線は #12）。",
  },
  email: {
    zh_TW: "「{label}」請填寫完整的電子郵件地址，例如 name@example.org。",
    en_US: "{label}: please enter the full address, such as name@example.org.",
    ja_JP: "「{label}」は name@example.org のように最後までご記入ください。",
  },
  taxId: {
    zh_TW: "「{label}」請填寫八位數的統一編號；請檢查是否有誤。",
    en_US: "{label}: a tax ID has eight digits; please check them.",
    ja_JP: "「{label}」は8桁の番号です。お間違いがないかご確認ください。",
  },
  count: {
    zh_TW: "「{label}」請填寫整數，例如 30。",
    en_US: "{label}: please enter a whole number, such as 30.",
    ja_JP: "「{label}」は 30 のように整数でご記入ください。",
  },
  range: {
    zh_TW: "「{label}」須介於 {min} 與 {max} 之間。",
    en_US: "{label}: please give a number from {min} to {max}.",
    ja_JP: "「{label}」は{min}から{max}までの数でご記入ください。",
  },
  day: {
    zh_TW: "「{label}」請填寫日期，例如 2027-03-01。",
    en_US: "{label}: please enter a date, such as 2027-03-01.",
    ja_JP: "「{label}」は 2027-03-01 のように日付でご記入ください。",
  },
  noSuchDay: {
    zh_TW: "「{label}」：曆上沒有 {day} 這一天，請檢查。",
    en_US: "{label}: there is no such day as {day}; please check it.",
    ja_JP: "「{label}」：{day} という日はありません。ご確認ください。",
  },
  time: {
    zh_TW: "「{label}」請填寫時間，例如 09:30。",
    en_US: "{label}: please enter a time, such as 09:30.",
    ja_JP: "「{label}」は 09:30 のように時刻でご記入ください。",
  },
  stale: {
    zh_TW: "這份表單開啟太久了。您填寫的內容都還在，請再送出一次。",
    en_US: "This form has been open for too long. Everything you wrote is still here; please send it once more.",
    ja_JP: "表示してから時間がたちすぎました。ご記入の内容は残っていますので、もう一度送信してください。",
  },
  trap: {
    zh_TW: "表單中有一個隱藏欄位被填了字，可能是瀏覽器自動填入的，已經清空。請再送出一次。",
    en_US:
      "A hidden field had been filled in, perhaps by your browser. It is empty again; please send the form once more.",
    ja_JP:
      "見えない欄に文字が入っていました。自動入力によるものかもしれません。空にしましたので、もう一度送信してください。",
  },
  tooQuick: {
    zh_TW: "送出得太快了，請稍候幾秒再送出一次。",
    en_US: "The form was sent too quickly. Please wait a few seconds and send it again.",
    ja_JP: "送信が早すぎました。数秒おいてから、もう一度送信してください。",
  },
  tooOften: {
    zh_TW: "您所在的網路短時間內送出太多次了，請 {wait}後再試，或來電與我們聯絡。您填寫的內容都還在。",
    en_US:
      "Too many forms have come from your connection. Please try again in {wait}, or call us; what you wrote is still here.",
    ja_JP:
      "お使いの回線からの送信が短時間に重なりました。{wait}ほどおいてお試しいただくか、お電話でご連絡ください。ご記入の内容は残っています。",
  },
  wrong: {
    zh_TW: "「{label}」的內容有誤，請檢查。",
    en_US: "{label}: something is wrong here; please check it.",
    ja_JP: "「{label}」の内容をご確認ください。",
  },
  fileMissing: {
    zh_TW: "請選擇要附上的檔案：「{label}」。",
    en_US: "{label}: please choose a file.",
    ja_JP: "「{label}」のファイルをお選びください。",
  },
  fileAgain: {
    zh_TW: "「{label}」請再選一次檔案（剛才選的是 {name}）；瀏覽器不會替您留著。",
    en_US: "{label}: please choose the file again (it was {name}). Browsers do not keep it.",
    ja_JP: "「{label}」はファイルをもう一度お選びください（先ほどは {name}）。ブラウザーには保存されていません。",
  },
  fileTooMany: {
    zh_TW: "「{label}」最多 {most} 個檔案，請減少後再送出。",
    en_US: "{label}: at most {most} files, please.",
    ja_JP: "「{label}」は{most}点までです。数を減らしてください。",
  },
  filesTooBig: {
    zh_TW: "檔案加起來超過 {most} MB，請縮小或減少後再送出。",
    en_US: "Together the files are larger than {most} MB. Please send fewer, or smaller ones.",
    ja_JP: "ファイルの合計が{most}MBを超えています。数か大きさを減らしてください。",
  },
  fileEmpty: {
    zh_TW: "「{name}」是空的檔案，請確認後再選一次。",
    en_US: "‘{name}’ is empty. Please check it and choose it again.",
    ja_JP: "「{name}」は中身が空です。ご確認のうえ、選び直してください。",
  },
  fileTooBig: {
    zh_TW: "「{name}」超過 {most} MB，請縮小後再選一次。",
    en_US: "‘{name}’ is larger than {most} MB. Please choose a smaller one.",
    ja_JP: "「{name}」は{most}MBを超えています。小さくしてお選びください。",
  },
  fileKind: {
    zh_TW: "「{name}」的內容不是 PDF、JPEG 或 PNG。請另存成其中一種再選一次；只改檔名不行。",
    en_US:
      "‘{name}’ is not really a PDF, JPEG or PNG. Please save it as one of these; changing the file extension is not enough.",
    ja_JP:
      "「{name}」の中身は PDF・JPEG・PNG ではありません。いずれかの形式で保存し直してください。拡張子を変えるだけでは受け付けられません。",
  },
  fileDamaged: {
    zh_TW: "「{name}」打不開，可能已經損毀。請重新儲存或掃描後再選一次。",
    en_US: "‘{name}’ cannot be read; it may be damaged. Please save or scan it again.",
    ja_JP: "「{name}」を開けません。壊れている可能性があります。保存し直すか、スキャンし直してください。",
  },
  filePixels: {
    zh_TW: "「{name}」的尺寸太大（超過五千萬像素），請縮小後再選一次。",
    en_US: "‘{name}’ has more than 50 million pixels. Please make it smaller.",
    ja_JP: "「{name}」は5,000万画素を超えています。縮小してお選びください。",
  },
  fileActive: {
    zh_TW: "「{name}」裡有程式、表單或夾帶的檔案，為了安全不能收。請「列印成 PDF」後再選一次。",
    en_US:
      "‘{name}’ contains scripts, forms or other files, which we cannot accept. Please print it to a new PDF and choose that.",
    ja_JP:
      "「{name}」にはスクリプト、フォーム、または別のファイルが含まれているため、安全上お受けできません。「PDFとして印刷」したものをお選びください。",
  },
  fileMixed: {
    zh_TW: "「{name}」除了 PDF 還藏有別種檔案，為了安全不能收。請「列印成 PDF」後再選一次。",
    en_US:
      "‘{name}’ contains something else besides a PDF, which we cannot accept. Please print it to a new PDF and choose that.",
    ja_JP:
      "「{name}」にはPDF以外のデータが混ざっているため、安全上お受けできません。「PDFとして印刷」したものをお選びください。",
  },
  fileInfected: {
    zh_TW: "防毒軟體在「{name}」裡發現惡意程式，所以沒有收下。請先掃描您的裝置，再換一個檔案。",
    en_US:
      "The virus scanner found malware in ‘{name}’, so it was not taken. Please scan your device and choose another file.",
    ja_JP:
      "「{name}」からウイルスが見つかったため、受け付けませんでした。お使いの端末を検査し、別のファイルをお選びください。",
  },
  fileLocked: {
    zh_TW: "「{name}」有密碼或限制，我們打不開。請存成沒有密碼的 PDF 再選一次。",
    en_US: "‘{name}’ is locked with a password or restrictions. Please save it without them and choose it again.",
    ja_JP: "「{name}」にはパスワードや制限がかかっています。解除して保存し直してください。",
  },
  codeLabel: { zh_TW: "驗證碼", en_US: "Verification code", ja_JP: "認証コード" },
  codeMissing: {
    zh_TW: "請輸入驗證碼。",
    en_US: "Please enter the verification code.",
    ja_JP: "認証コードを入力してください。",
  },
  codeWrong: {
    zh_TW: "驗證碼不符，已換了一組新的，請再輸入一次。",
    en_US: "That code was not right. Here is a new one; please enter it.",
    ja_JP: "認証コードが違います。新しいコードを入力してください。",
  },
  codeExpired: {
    zh_TW: "驗證碼超過十分鐘，已換了一組新的，請輸入新的驗證碼。",
    en_US: "The code was older than ten minutes. Here is a new one; please enter it.",
    ja_JP: "認証コードの有効時間（10分）が過ぎました。新しいコードを入力してください。",
  },
  codeUsed: {
    zh_TW: "這組驗證碼已經用過，已換了一組新的，請輸入新的驗證碼。",
    en_US: "That code has been used. Here is a new one; please enter it.",
    ja_JP: "この認証コードは使用済みです。新しいコードを入力してください。",
  },
  codeNotYet: {
    zh_TW: "信中的連結還沒有開啟。請先開啟信中的連結並按下確認，再回到這裡送出。",
    en_US:
      "The link in our e-mail has not been opened yet. Please open it and confirm, then come back and send the form.",
    ja_JP: "メールのリンクがまだ開かれていません。リンクを開いて確認してから、この画面に戻って送信してください。",
  },
} as const satisfies Record<string, Localized>;

/** Exact in every language and marked as English, with the sentence above beside it (rule L9). */
export const exactMessages: Readonly<Record<string, string>> = { email: "Invalid email address" };
