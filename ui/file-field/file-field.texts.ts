import type { Localized } from "#platform/locales.ts";

export const fileFieldTexts = {
  choose: { zh_TW: "選擇檔案", en_US: "Choose a file", ja_JP: "ファイルを選ぶ" },
  chooseSeveral: { zh_TW: "選擇檔案（可選多個）", en_US: "Choose files", ja_JP: "ファイルを選ぶ（複数可）" },
  none: { zh_TW: "還沒有選擇檔案", en_US: "No file chosen yet", ja_JP: "まだ選ばれていません" },
  kept: {
    zh_TW: "已經收到，送出時會一起附上，不用再選一次（未送出會在 24 小時內刪除）：",
    en_US:
      "We have these, and will add them when you send the form. If you do not send it, they are deleted within 24 hours.",
    ja_JP:
      "お預かりしています。送信時に添付されますので、選び直す必要はありません（未送信の場合は24時間以内に削除します）。",
  },
  remove: { zh_TW: "移除", en_US: "Remove", ja_JP: "添付しない" },
  again: {
    zh_TW: "剛才選的是 {names}，請再選一次。",
    en_US: "You had chosen {names}; please choose again.",
    ja_JP: "先ほどは {names} をお選びでした。もう一度お選びください。",
  },
  tooBig: {
    zh_TW: "「{name}」超過 {most} MB，請換一個小一點的檔案。",
    en_US: "‘{name}’ is larger than {most} MB. Please choose a smaller file.",
    ja_JP: "「{name}」は{most}MBを超えています。小さいファイルをお選びください。",
  },
  tooBigInAll: {
    zh_TW: "檔案加起來超過 {most} MB，請減少或縮小。",
    en_US: "Together the files are larger than {most} MB. Please choose fewer, or smaller ones.",
    ja_JP: "ファイルの合計が{most}MBを超えています。数か大きさを減らしてください。",
  },
  kinds: {
    zh_TW: "PDF、JPEG 或 PNG，每個最大 {most} MB。",
    en_US: "Files may be PDF, JPEG or PNG, of at most {most} MB each.",
    ja_JP: "PDF・JPEG・PNG、1点につき{most}MBまで。",
  },
} as const satisfies Record<string, Localized>;
