import type { Localized } from "#platform/locales.ts";

export const archiveTexts = {
  title: { zh_TW: "封存", en_US: "Archive", ja_JP: "アーカイブ" },
  lead: { zh_TW: "封存「{title}」？", en_US: "Archive ‘{title}’?", ja_JP: "「{title}」をアーカイブしますか" },
  what: {
    zh_TW: "封存後網站上就看不到了，內容與修改紀錄都會保留，隨時可以取消封存。",
    en_US: "It comes off the site. Its text and history are kept, and it can be brought back at any time.",
    ja_JP: "サイトから外れますが、内容と変更履歴は残り、いつでも戻せます。",
  },
  used: {
    zh_TW: "有 {count} 處用到它，封存後那些地方會少掉這一項：",
    en_US: "It is used in {count} [place|places], which will lose it:",
    ja_JP: "{count}か所で使われています。アーカイブするとそこから消えます：",
  },
  unused: { zh_TW: "沒有其他內容用到它。", en_US: "Nothing else uses it.", ja_JP: "ほかの内容では使われていません。" },
  archive: { zh_TW: "封存", en_US: "Archive it", ja_JP: "アーカイブする" },
  back: { zh_TW: "不要，回編輯", en_US: "No, back to the editor", ja_JP: "やめて編集に戻る" },
} as const satisfies Record<string, Localized>;
