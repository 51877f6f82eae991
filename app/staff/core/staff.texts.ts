import type { Localized } from "#platform/locales.ts";
import type { StaffRole } from "#platform/auth/auth.ts";

export const staffTexts = {
  backOffice: { zh_TW: "預約管理後臺", en_US: "Back office", ja_JP: "予約管理" },
  menu: { zh_TW: "選單", en_US: "Menu", ja_JP: "メニュー" },
  navigation: { zh_TW: "後臺功能", en_US: "Back office", ja_JP: "管理メニュー" },
  signInTitle: { zh_TW: "登入", en_US: "Sign in", ja_JP: "サインイン" },
  email: { zh_TW: "電子郵件", en_US: "E-mail", ja_JP: "メールアドレス" },
  password: { zh_TW: "密碼", en_US: "Password", ja_JP: "パスワード" },
  signIn: { zh_TW: "登入", en_US: "Sign in", ja_JP: "サインイン" },
  signOut: { zh_TW: "登出", en_US: "Sign out", ja_JP: "サインアウト" },
  wrong: {
    zh_TW: "電子郵件或密碼不正確，請再輸入一次。",
    en_US: "The e-mail or the password is not right. Please try again.",
    ja_JP: "メールアドレスまたはパスワードが正しくありません。もう一度入力してください。",
  },
  locked: {
    zh_TW: "登入失敗次數過多，請 15 分鐘後再試，或用「忘記密碼」設定新密碼。",
    en_US:
      "Too many failed attempts. Try again in 15 minutes, or use ‘Have you forgotten your password?’ to set a new one.",
    ja_JP: "失敗が続きました。15分後にもう一度お試しいただくか、「パスワードをお忘れの方」から再設定してください。",
  },
  slowed: {
    zh_TW:
      "這個帳號最近從許多地方登入失敗，所以新裝置兩分鐘只能試一次。請兩分鐘後再試，或在登入過的裝置上登入，或用「忘記密碼」設定新密碼。",
    en_US:
      "Sign-ins to this account have failed from many places lately, so a new device gets one attempt in two minutes. Try again then, use a device you have signed in on before, or set a new password with ‘Have you forgotten your password?’.",
    ja_JP:
      "このアカウントでは多くの場所から失敗が続いているため、新しい端末からは2分に1回だけ試せます。2分後に試すか、以前サインインした端末を使うか、「パスワードをお忘れの方」から再設定してください。",
  },
  help: { zh_TW: "這個畫面的說明", en_US: "Help with this screen", ja_JP: "この画面のヘルプ" },
  toSite: { zh_TW: "回到網站", en_US: "To the website", ja_JP: "サイトへ" },
  putBack: {
    zh_TW: "登入逾時，剛才沒有送出。您寫的內容已經放回原處，請確認後再送一次。",
    en_US:
      "Your session had ended, so nothing was sent. What you wrote is back in its place; please check it and send it again.",
    ja_JP:
      "サインインの有効期限が切れていたため、送信されていません。ご記入の内容は元の場所に戻しました。確認のうえ、もう一度送信してください。",
  },
  problem: { zh_TW: "無法登入", en_US: "You could not be signed in", ja_JP: "サインインできませんでした" },
} as const satisfies Record<string, Localized>;

/**
 * Why somebody is at the sign-in again (platform/auth/session-ends.ts), or for the first time, on the way to a screen.
 */
export const outTexts = {
  idle: {
    zh_TW: "您已登出：有一段時間沒有使用後臺。",
    en_US: "You were signed out: the back office was not used for a while.",
    ja_JP: "しばらく操作がなかったため、サインアウトしました。",
  },
  password: {
    zh_TW: "您已登出：這個帳號的密碼變更了。",
    en_US: "You were signed out: the password of this account was changed.",
    ja_JP: "アカウントのパスワードが変更されたため、サインアウトしました。",
  },
  factor: {
    zh_TW: "您已登出：這個帳號的登入方式變更了。",
    en_US: "You were signed out: the way to sign in to this account was changed.",
    ja_JP: "アカウントのサインイン方法が変更されたため、サインアウトしました。",
  },
  elsewhere: {
    zh_TW: "您已登出：這個登入從另一個裝置結束了。",
    en_US: "You were signed out from another of your devices.",
    ja_JP: "ほかの端末からの操作で、サインアウトしました。",
  },
  admin: {
    zh_TW: "您已登出：管理員結束了您的登入。",
    en_US: "You were signed out by an admin.",
    ja_JP: "管理者の操作で、サインアウトしました。",
  },
  goOn: {
    zh_TW: "登入後會回到剛才的畫面；剛才寫了才送出的內容，這個瀏覽器替您留著。",
    en_US:
      "Once you have signed in you are back where you were; what you had just written and sent is kept in this browser.",
    ja_JP: "サインインすると元の画面に戻ります。書いて送信したばかりの内容は、このブラウザーに残っています。",
  },
  tell: {
    zh_TW: "不是您自己做的？請立刻告訴管理員。",
    en_US: "If you did not expect this, tell an admin at once.",
    ja_JP: "心当たりがない場合は、すぐに管理者に知らせてください。",
  },
  first: {
    zh_TW: "請先登入，再前往您要的畫面。",
    en_US: "Please sign in to go on.",
    ja_JP: "続けるにはサインインしてください。",
  },
} as const satisfies Record<string, Localized>;

export const roleNames: Record<StaffRole, Localized> = {
  admin: { zh_TW: "管理員", en_US: "Admin", ja_JP: "管理者" },
  "booking-officer": { zh_TW: "預約專員", en_US: "Booking officer", ja_JP: "予約担当" },
  editor: { zh_TW: "編輯", en_US: "Editor", ja_JP: "編集者" },
  viewer: { zh_TW: "檢視者", en_US: "Viewer", ja_JP: "閲覧者" },
};
