import type { Localized } from "#platform/locales.ts";

type LinkMail = Localized<{ subject: string; lines: readonly string[] }>;

/** Letters with a link that sets a password. */
export const linkMails: Record<"invitation" | "reset", LinkMail> = {
  invitation: {
    zh_TW: {
      subject: "後臺帳號邀請",
      lines: [
        "{name} 您好：",
        "{park}為您開了後臺帳號。請在七天內點下面的連結設定密碼，設定後就能登入：",
        "{link}",
        "如果您沒有等這封信，不用理會；沒有密碼，這個帳號無法使用。",
      ],
    },
    en_US: {
      subject: "Your back-office account",
      lines: [
        "Hello {name},",
        "An account in the back office of the {park} is ready for you. Set a password with this link within seven days, and you can sign in:",
        "{link}",
        "If you were not expecting this, there is nothing to do: without a password nobody can use the account.",
      ],
    },
    ja_JP: {
      subject: "管理画面アカウントのご案内",
      lines: [
        "{name} さん",
        "{park}の管理画面のアカウントをご用意しました。7日以内に次のリンクからパスワードを設定すると、サインインできます。",
        "{link}",
        "お心当たりがない場合は、このメールを破棄してください。パスワードを設定しないかぎり、このアカウントは使えません。",
      ],
    },
  },
  reset: {
    zh_TW: {
      subject: "重設密碼",
      lines: [
        "{name} 您好：",
        "有人要求重設您的後臺密碼。一小時內點下面的連結，就可以設定新密碼：",
        "{link}",
        "如果不是您，不用理會這封信，密碼不會改變。",
      ],
    },
    en_US: {
      subject: "Set a new password",
      lines: [
        "Hello {name},",
        "Somebody asked for a new password for your back-office account. This link lets you set one within the next hour:",
        "{link}",
        "If it was not you, ignore this e-mail; your password stays as it is.",
      ],
    },
    ja_JP: {
      subject: "パスワードの再設定",
      lines: [
        "{name} さん",
        "管理画面のパスワードの再設定が依頼されました。1時間以内に次のリンクから新しいパスワードを設定してください。",
        "{link}",
        "お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。",
      ],
    },
  },
};
