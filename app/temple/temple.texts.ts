import type { Localized } from "#platform/locales.ts";
import type { fortuneGrades } from "./temple.content.ts";

export const gradeNames: Record<(typeof fortuneGrades)[number], Localized> = {
  great: { zh_TW: "上上", en_US: "Great fortune", ja_JP: "大吉" },
  good: { zh_TW: "上吉", en_US: "Good fortune", ja_JP: "吉" },
  fair: { zh_TW: "中平", en_US: "Fair fortune", ja_JP: "小吉" },
  wait: { zh_TW: "靜候", en_US: "Wait a while", ja_JP: "待ち" },
  care: { zh_TW: "謹慎", en_US: "Take care", ja_JP: "慎み" },
};
export const templeTexts = {
  grade: { zh_TW: "籤等", en_US: "Grade", ja_JP: "吉凶" },
  verse: { zh_TW: "籤詩", en_US: "Verse", ja_JP: "おみくじの詩" },
  meaning: { zh_TW: "解意", en_US: "Meaning", ja_JP: "解説" },
  story: { zh_TW: "典故", en_US: "The old story behind it", ja_JP: "いわれ" },
  pair: { zh_TW: "干支", en_US: "Cyclic pair", ja_JP: "干支" },
  healthNote: {
    zh_TW: "健康的提點是生活的提醒，不是診斷；不舒服請看醫師。",
    en_US:
      "What a stick says of health is a reminder for every day and no diagnosis. If something is wrong, please see a doctor.",
    ja_JP: "健康についての言葉は暮らしの心がけで、診断ではありません。具合の悪いときは医師にご相談ください。",
  },
  headTitle: {
    zh_TW: "{title} {pair}｜文昌祠六十籤",
    en_US: "Fortune stick {number} of the Wenchang temple",
    ja_JP: "おみくじ{title}・文昌祠の六十本",
  },
  study: { zh_TW: "學業", en_US: "Study", ja_JP: "学業" },
  work: { zh_TW: "事業", en_US: "Work", ja_JP: "仕事" },
  love: { zh_TW: "感情", en_US: "Love", ja_JP: "恋愛" },
  health: { zh_TW: "健康", en_US: "Health", ja_JP: "健康" },
  travel: { zh_TW: "出行", en_US: "Travel", ja_JP: "旅" },
  advice: { zh_TW: "各方面的提點", en_US: "Advice", ja_JP: "心がけ" },
  allSticks: { zh_TW: "六十籤總覽", en_US: "The sixty sticks", ja_JP: "六十本のおみくじ" },
  more: { zh_TW: "其他籤詩", en_US: "Other sticks", ja_JP: "ほかのおみくじ" },
  from: { zh_TW: "{park} · 文昌祠", en_US: "Wenchang Temple, {park}", ja_JP: "{park}・文昌祠" },
  sharePicture: { zh_TW: "印有籤詩的圖片：", en_US: "The verse as a picture: ", ja_JP: "詩を記した絵：" },
  series: {
    zh_TW: "文昌祠六十籤",
    en_US: "The sixty sticks of the Wenchang temple",
    ja_JP: "文昌祠の六十本のおみくじ",
  },
  askToo: { zh_TW: "我也要抽籤", en_US: "Ask for a stick", ja_JP: "おみくじを引く" },
  next: { zh_TW: "下一次", en_US: "Next on", ja_JP: "次回" },
  open: { zh_TW: "園區當天 {hours} 開放", en_US: "The park is open {hours}", ja_JP: "当日の開園時間 {hours}" },
  held: { zh_TW: "祭典時間 {hours}", en_US: "The festival is held {hours}", ja_JP: "祭りの時間 {hours}" },
  cut: {
    zh_TW: "祭典原訂 {hours}，休園的時段不舉行",
    en_US: "The festival was planned for {hours}; nothing takes place while the park is closed",
    ja_JP: "祭りは{hours}の予定でしたが、休園中は行いません",
  },
  off: {
    zh_TW: "祭典原訂 {hours}，因休園停辦",
    en_US: "The festival was planned for {hours} but is cancelled because the park is closed",
    ja_JP: "祭りは{hours}の予定でしたが、休園のため行いません",
  },
  after: {
    zh_TW: "{closes} 閉園後，南門到月河邊仍為祭典免票開放，至 {ends} 為止",
    en_US:
      "After {closes} the way from the South Gate to the river stays open for the festival, without a ticket, until {ends}",
    ja_JP: "{closes}の閉園後も、南門から川辺までは祭りのため{ends}まで無料で開放します",
  },
  shut: { zh_TW: "園區當天休園", en_US: "The park is closed", ja_JP: "当日は休園" },
  lunar: { zh_TW: "農曆", en_US: "Lunar", ja_JP: "旧暦" },
} as const satisfies Record<string, Localized>;

export const shareTexts = {
  keep: { zh_TW: "下載籤詩圖", en_US: "Keep the verse as a picture", ja_JP: "詩の絵を保存する" },
  share: { zh_TW: "分享", en_US: "Share", ja_JP: "共有する" },
  copy: { zh_TW: "複製連結", en_US: "Copy the link", ja_JP: "リンクをコピー" },
  copied: { zh_TW: "已複製連結", en_US: "Link copied", ja_JP: "リンクをコピーしました" },
} as const satisfies Record<string, Localized>;
