import type { Localized } from "#platform/locales.ts";

export const shareTexts = {
  label: { zh_TW: "分享", en_US: "Share", ja_JP: "共有する" },
  share: { zh_TW: "分享這一頁", en_US: "Share this page", ja_JP: "このページを共有" },
  copy: { zh_TW: "複製網址", en_US: "Copy the address", ja_JP: "アドレスをコピー" },
  copied: { zh_TW: "網址已複製。", en_US: "The address has been copied.", ja_JP: "アドレスをコピーしました。" },
  notCopied: {
    zh_TW: "無法複製，請選取下方的網址。",
    en_US: "It could not be copied. Please select the address below.",
    ja_JP: "コピーできませんでした。下のアドレスを選択してください。",
  },
  mail: { zh_TW: "用電子郵件寄出", en_US: "Send by e-mail", ja_JP: "メールで送る" },
  address: { zh_TW: "這一頁的網址", en_US: "The address of this page", ja_JP: "このページのアドレス" },
  print: { zh_TW: "列印", en_US: "Print", ja_JP: "印刷" },
} as const satisfies Record<string, Localized>;
