import type { Localized } from "#platform/locales.ts";

export const guideTexts = {
  stop: { zh_TW: "第 # 站", en_US: "Stop #", ja_JP: "#番" },
  keypad: { zh_TW: "輸入號碼", en_US: "Enter a number", ja_JP: "番号を入力" },
  number: { zh_TW: "號碼牌上的數字", en_US: "Number on the plate", ja_JP: "札の番号" },
  clear: { zh_TW: "清除", en_US: "Clear", ja_JP: "消す" },
  listen: { zh_TW: "聆聽", en_US: "Listen", ja_JP: "聴く" },
  none: {
    zh_TW: "沒有 # 號這一站。號碼從 {first} 到 {last}。",
    en_US: "There is no stop #. The numbers run from {first} to {last}.",
    ja_JP: "#番はありません。番号は{first}から{last}までです。",
  },
  notNumber: {
    zh_TW: "請輸入 {first} 到 {last} 的號碼。",
    en_US: "Please enter a number from {first} to {last}.",
    ja_JP: "{first}から{last}までの番号を入力してください。",
  },
  seeList: {
    zh_TW: "所有的站都列在下面。",
    en_US: "All the stops are listed below.",
    ja_JP: "すべての番号は下の一覧にあります。",
  },
  allStops: { zh_TW: "所有的站", en_US: "All stops", ja_JP: "一覧" },
  backToGuide: { zh_TW: "語音導覽", en_US: "Audio guide", ja_JP: "音声ガイド" },
  place: { zh_TW: "地點", en_US: "Place", ja_JP: "場所" },
  recording: { zh_TW: "錄音", en_US: "Recording", ja_JP: "録音" },
  synthesised: { zh_TW: "錄音（電腦合成語音）", en_US: "Recording, synthesised voice", ja_JP: "録音（合成音声）" },
  deviceVoice: { zh_TW: "由您的裝置朗讀", en_US: "Read by your device", ja_JP: "お使いの機器が読み上げ" },
  read: { zh_TW: "閱讀全文", en_US: "Read the text", ja_JP: "全文を読む" },
  transcript: { zh_TW: "全文", en_US: "Transcript", ja_JP: "全文" },
  player: { zh_TW: "播放器", en_US: "Player", ja_JP: "プレーヤー" },
  play: { zh_TW: "播放", en_US: "Play", ja_JP: "再生" },
  pause: { zh_TW: "暫停", en_US: "Pause", ja_JP: "一時停止" },
  position: { zh_TW: "播放位置", en_US: "Position", ja_JP: "再生位置" },
  sentence: { zh_TW: "第 # 句，共 {all} 句", en_US: "Sentence # of {all}", ja_JP: "{all}文中 #文目" },
  timeOf: { zh_TW: "#，全長 {all}", en_US: "# of {all}", ja_JP: "#、全体 {all}" },
  speed: { zh_TW: "速度", en_US: "Speed", ja_JP: "速さ" },
  next: { zh_TW: "下一站", en_US: "Next stop", ja_JP: "次の番号" },
  saidRecording: {
    zh_TW: "這一站有錄音。",
    en_US: "This stop has a recording.",
    ja_JP: "この番号には録音があります。",
  },
  saidSynthesised: {
    zh_TW: "這段錄音是電腦合成的語音。",
    en_US: "This recording is a synthesised voice.",
    ja_JP: "この録音は合成音声です。",
  },
  saidVoice: {
    zh_TW: "這一站沒有錄音，由您的裝置朗讀全文。",
    en_US: "This stop has no recording; your device reads the text aloud.",
    ja_JP: "この番号には録音がありません。お使いの機器が全文を読み上げます。",
  },
  saidNoVoice: {
    zh_TW: "您的裝置沒有這個語言的語音，無法朗讀；請閱讀全文。",
    en_US: "Your device has no voice for this language. Please read the text instead.",
    ja_JP: "お使いの機器にこの言語の音声がありません。全文をお読みください。",
  },
  saidFailed: {
    zh_TW: "錄音無法播放，改由您的裝置朗讀。",
    en_US: "The recording cannot be played; your device will read the text instead.",
    ja_JP: "録音を再生できないため、お使いの機器が読み上げます。",
  },
  saidVoiceFailed: {
    zh_TW: "朗讀中斷了。請再按一次播放，或閱讀下面的全文。",
    en_US: "The reading was cut short. Press play again, or read the text below.",
    ja_JP: "読み上げが途切れました。もう一度再生を押すか、下の全文をお読みください。",
  },
  saidNoScript: {
    zh_TW: "這一站沒有錄音，朗讀需要 JavaScript；請閱讀下面的全文。",
    en_US: "This stop has no recording, and reading aloud needs JavaScript. Please read the text below.",
    ja_JP: "この番号には録音がなく、読み上げには JavaScript が必要です。下の全文をお読みください。",
  },
} as const satisfies Record<string, Localized>;

/** A text with its number and names put in: `filled("Stop #", 7)`. */
export function filled(text: string, number: number | string, names: Record<string, number | string> = {}): string {
  return text.replace("#", () => String(number)).replace(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? ""));
}
