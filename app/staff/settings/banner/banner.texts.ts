import type { Localized } from "#platform/locales.ts";

export const bannerTexts = {
  title: { zh_TW: "全站公告", en_US: "Notice on every page", ja_JP: "全ページのお知らせ" },
  lead: {
    zh_TW: "一句話，出現在網站每一頁最上方。三種語言都留空，就沒有公告。休園的公告會自動出現，不必寫在這裡。",
    en_US:
      "Write one sentence for the top of every page of the site. If you leave all three languages empty, there is none. Closing the park puts up its own notice.",
    ja_JP:
      "サイトの全ページの上部に表示する一文です。3言語とも空欄にすると表示されません。休園のお知らせは自動で出るため、ここに書く必要はありません。",
  },
  text: { zh_TW: "公告內容", en_US: "The notice", ja_JP: "お知らせの文" },
  link: { zh_TW: "按下去到哪一頁（可留空）", en_US: "Where it leads (optional)", ja_JP: "リンク先（空欄可）" },
  linkHint: {
    zh_TW: "例如 /news 或 https://…",
    en_US: "For example, /news or https://…",
    ja_JP: "例：/news または https://…",
  },
  from: { zh_TW: "開始（留空＝現在）", en_US: "From (empty: now)", ja_JP: "開始（空欄：今すぐ）" },
  to: { zh_TW: "結束（留空＝直到拿掉）", en_US: "Until (empty: until taken down)", ja_JP: "終了（空欄：外すまで）" },
  wrongTimes: {
    zh_TW: "結束要在開始之後。",
    en_US: "The end must come after the beginning.",
    ja_JP: "終了は開始より後にしてください。",
  },
  now: { zh_TW: "目前顯示中", en_US: "Shown now", ja_JP: "表示中" },
  notNow: { zh_TW: "目前沒有顯示", en_US: "Not shown now", ja_JP: "非表示" },
} as const satisfies Record<string, Localized>;
