import type { Localized } from "#platform/locales.ts";

export const hereTexts = {
  title: { zh_TW: "這裡有什麼", en_US: "What you will find here", ja_JP: "ここで楽しめること" },
  today: { zh_TW: "今天", en_US: "Today", ja_JP: "本日" },
  soon: { zh_TW: "接下來兩週", en_US: "In the next two weeks", ja_JP: "これから2週間" },
  onView: { zh_TW: "展出中", en_US: "Exhibitions on view", ja_JP: "開催中の展覧会" },
  experiences: { zh_TW: "手作體驗", en_US: "Hands-on activities", ja_JP: "手づくり体験" },
  shops: { zh_TW: "店家", en_US: "Shops", ja_JP: "お店" },
  audio: { zh_TW: "語音導覽", en_US: "Audio guide", ja_JP: "音声ガイド" },
  audioStop: { zh_TW: "第 # 站：", en_US: "Stop #: ", ja_JP: "#番　" },
  where: { zh_TW: "在地圖上的位置", en_US: "Where it is", ja_JP: "園内の位置" },
  wholeMap: { zh_TW: "看整張地圖", en_US: "See the whole map", ja_JP: "マップ全体を見る" },
} as const satisfies Record<string, Localized>;
