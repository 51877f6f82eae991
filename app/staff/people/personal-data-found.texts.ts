import type { Localized } from "#platform/locales.ts";
import type { PersonalDataCounts } from "./personal-data-found.server.ts";

export const personalDataFoundTexts = {
  title: { zh_TW: "我們保有哪些個人資料", en_US: "What personal data we hold", ja_JP: "保有している個人情報" },
  what: { zh_TW: "資料", en_US: "Data", ja_JP: "情報" },
  why: { zh_TW: "為什麼", en_US: "Why", ja_JP: "目的" },
  until: { zh_TW: "保存到", en_US: "Until", ja_JP: "保存期間" },
  count: { zh_TW: "目前筆數", en_US: "Held now", ja_JP: "現在の件数" },
} as const satisfies Record<string, Localized>;

type PersonalDataRow = { count: keyof PersonalDataCounts; what: Localized; why: Localized; until: Localized };

/** A line for each kind of personal data (rule S8). */
export const personalDataRows: readonly PersonalDataRow[] = [
  {
    count: "requests",
    what: {
      zh_TW: "預約與申請：姓名、電話、電子郵件、內容、附件、信件副本、註記",
      en_US: "Reservations and requests: names, telephone, e-mail, what was written, files, copies of e-mails, notes",
      ja_JP: "予約・申請：氏名、電話、メール、内容、添付、メールの控え、メモ",
    },
    why: {
      zh_TW: "處理申請、聯絡與通知",
      en_US: "To deal with the request and to reach the applicant",
      ja_JP: "申し込みへの対応とご連絡のため",
    },
    until: {
      zh_TW: "參訪或申請的日期後 {days} 天，每晚自動刪除",
      en_US: "{days} days after the visit or the request, deleted each night",
      ja_JP: "来園日または申請日の{days}日後まで（毎晩自動消去）",
    },
  },
  {
    count: "erased",
    what: {
      zh_TW: "已刪除的申請：只剩編號、種類、狀態與時間",
      en_US: "Erased requests: reference, kind, states and times alone",
      ja_JP: "消去済みの申請：受付番号、種類、状態、日時のみ",
    },
    why: {
      zh_TW: "統計與避免編號重複",
      en_US: "For figures, and so that no reference is given twice",
      ja_JP: "統計と、受付番号の重複防止のため",
    },
    until: {
      zh_TW: "不含個人資料，長期保存",
      en_US: "Kept; nothing personal is left",
      ja_JP: "個人情報を含まないため継続保存",
    },
  },
  {
    count: "staff",
    what: {
      zh_TW: "同仁帳號：姓名、電子郵件、密碼雜湊、驗證碼金鑰（加密）",
      en_US: "Staff accounts: name, e-mail, hash of the password, sealed key of the second factor",
      ja_JP: "スタッフのアカウント：氏名、メール、パスワードのハッシュ、確認コードの鍵（暗号化）",
    },
    why: {
      zh_TW: "登入後臺與權限",
      en_US: "To sign in, and for the rights of each",
      ja_JP: "サインインと権限管理のため",
    },
    until: {
      zh_TW: "管理員刪除帳號為止",
      en_US: "Until an admin removes the account",
      ja_JP: "管理者がアカウントを削除するまで",
    },
  },
  {
    count: "signIns",
    what: {
      zh_TW: "登入：時間與瀏覽器（不存 IP 位址）",
      en_US: "Sign-ins: time and browser, no IP address",
      ja_JP: "サインイン：日時とブラウザー（IPアドレスは保存しません）",
    },
    why: {
      zh_TW: "讓本人看到並登出其他裝置",
      en_US: "So that each sees and can end their own",
      ja_JP: "本人が確認し、終了できるようにするため",
    },
    until: {
      zh_TW: "12 小時後失效，每晚刪除",
      en_US: "End after 12 hours, deleted each night",
      ja_JP: "12時間で失効し、毎晩削除",
    },
  },
  {
    count: "audit",
    what: {
      zh_TW: "操作紀錄：誰改了什麼；申請人的內容以該申請的金鑰加密",
      en_US: "Audit log: who changed what; what applicants wrote is sealed under the key of their request",
      ja_JP: "操作記録：誰が何を変えたか。申請者の内容は申請ごとの鍵で暗号化",
    },
    why: { zh_TW: "查核與還原", en_US: "To check, and to put back", ja_JP: "監査と復元のため" },
    until: {
      zh_TW: "長期保存；個人資料刪除後，其中的內容就無法再讀取",
      en_US: "Kept; once a person’s data is erased, what the log held about them can never be read again",
      ja_JP: "継続保存。消去された方の内容は読めなくなります",
    },
  },
];
