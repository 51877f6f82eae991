import type { Localized } from "#platform/locales.ts";

export const postFormTexts = {
  trap: { zh_TW: "請勿填寫此欄", en_US: "Leave this empty", ja_JP: "空のままにしてください" },
  restored: {
    zh_TW: "已為您放回剛才在這個分頁填寫的內容。內容只存在您的瀏覽器，送出或關閉分頁後就會刪除。",
    en_US:
      "We have put back what you wrote in this tab. It is kept in your browser only, and goes when you send the form or close the tab.",
    ja_JP: "このタブで先ほどご記入の内容を戻しました。ブラウザーだけに保存され、送信するかタブを閉じると消えます。",
  },
  restart: { zh_TW: "清除並重新填寫", en_US: "Clear it and start again", ja_JP: "消して最初から記入する" },
} as const satisfies Record<string, Localized>;
