import type { Localized } from "#platform/locales.ts";
import type { performanceLanguages } from "./whats-on.content.ts";

export const whatsOnTexts = {
  dates: { zh_TW: "日期", en_US: "Dates", ja_JP: "期間" },
  sessions: { zh_TW: "接下來的場次", en_US: "Next sessions", ja_JP: "これからの日時" },
  tours: { zh_TW: "接下來的導覽", en_US: "Next guided tours", ja_JP: "これからのガイドツアー" },
  place: { zh_TW: "地點", en_US: "Place", ja_JP: "場所" },
  fee: { zh_TW: "費用", en_US: "Price", ja_JP: "料金" },
  besides: {
    zh_TW: "{fee}，門票另計；當天在南門售票口購買",
    en_US: "{fee}, in addition to admission; sold on the day at the South Gate",
    ja_JP: "{fee}（入園料は別。当日、南門の窓口で販売）",
  },
  included: { zh_TW: "已含在門票內", en_US: "Included in admission", ja_JP: "入園料に含まれます" },
  age: { zh_TW: "適合年齡", en_US: "Ages", ja_JP: "対象年齢" },
  language: { zh_TW: "使用語言", en_US: "Language", ja_JP: "使用言語" },
  tags: { zh_TW: "主題", en_US: "Themes", ja_JP: "テーマ" },
  organizer: { zh_TW: "主辦", en_US: "Organised by", ja_JP: "主催" },
  makers: { zh_TW: "參與人員", en_US: "With", ja_JP: "出演・制作" },
  performers: { zh_TW: "演出", en_US: "Performers", ja_JP: "出演" },
  related: { zh_TW: "也在園區", en_US: "Also in the park", ja_JP: "あわせてどうぞ" },
  cancelled: { zh_TW: "取消", en_US: "Cancelled", ja_JP: "中止" },
  soldOut: { zh_TW: "已額滿", en_US: "Sold out", ja_JP: "満席" },
  next: { zh_TW: "下一場 {times}", en_US: "Next: {times}", ja_JP: "次回 {times}" },
  todayAt: { zh_TW: "今天 {time}", en_US: "today, {time}", ja_JP: "本日{time}" },
  /** A moment in English has commas of its own. */
  timesMark: { zh_TW: "、", en_US: "; ", ja_JP: "、" },
  full: { zh_TW: "（已額滿）", en_US: " (sold out)", ja_JP: "（満席）" },
  noSessions: {
    zh_TW: "沒有接下來的場次。",
    en_US: "No more sessions are planned.",
    ja_JP: "これからの日程はありません。",
  },
} as const satisfies Record<string, Localized>;

export const languageNamesOf: Record<(typeof performanceLanguages)[number], Localized> = {
  none: { zh_TW: "無對白", en_US: "No spoken words", ja_JP: "せりふなし" },
  taiwanese: { zh_TW: "臺語", en_US: "Taiwanese", ja_JP: "台湾語" },
  hakka: { zh_TW: "客語", en_US: "Hakka", ja_JP: "客家語" },
  mandarin: { zh_TW: "華語", en_US: "Mandarin", ja_JP: "中国語" },
  english: { zh_TW: "英語", en_US: "English", ja_JP: "英語" },
  japanese: { zh_TW: "日語", en_US: "Japanese", ja_JP: "日本語" },
};

/** The same languages by their codes (BCP 47); nothing spoken, none. */
export const languageCodes: Record<(typeof performanceLanguages)[number], string | undefined> = {
  none: undefined,
  taiwanese: "nan-TW",
  hakka: "hak-TW",
  mandarin: "zh-TW",
  english: "en",
  japanese: "ja",
};

/** How the lists of coming and past items open; the current list has its own page of words. */
export const timeIntros: Record<string, { title: Localized; lead: Localized }> = {
  "/exhibition/preview": {
    title: { zh_TW: "展覽預告", en_US: "Upcoming exhibitions", ja_JP: "開催予定の展覧会" },
    lead: {
      zh_TW: "正在布展的、已經排好檔期的，都先列在這裡；開展日期寫在每一張卡上。",
      en_US: "These exhibitions are being prepared. The day each one opens is on its card.",
      ja_JP: "準備中の展覧会をひと足先にご案内します。開幕の日は、それぞれのカードをご覧ください。",
    },
  },
  "/exhibition/review": {
    title: { zh_TW: "展覽回顧", en_US: "Past exhibitions", ja_JP: "これまでの展覧会" },
    lead: {
      zh_TW: "展過的不收走：圖片、文字與當時的故事都留著，錯過的人可以慢慢看。",
      en_US: "These exhibitions are over, but their pictures, texts and stories stay for whoever missed them.",
      ja_JP: "会期を終えた展覧会です。写真も文章も残してありますので、見逃した方もゆっくりご覧ください。",
    },
  },
  "/show/preview": {
    title: { zh_TW: "演出預告", en_US: "Upcoming performances", ja_JP: "公演予定" },
    lead: {
      zh_TW: "還在排練的戲。首演日期定了就寫在卡上，可以先記進行事曆。",
      en_US: "These plays are in rehearsal. Once the first night is set it is on the card, ready for your calendar.",
      ja_JP: "稽古中の芝居です。初日が決まりしだいカードに記します。カレンダーにもお入れいただけます。",
    },
  },
  "/show/review": {
    title: { zh_TW: "演出回顧", en_US: "Past performances", ja_JP: "これまでの公演" },
    lead: {
      zh_TW: "唱過的戲、演過的偶，哪一團、哪一年、說什麼故事，都記在這裡。",
      en_US: "These plays have been sung and put away: who played them, in which year, and what they were about.",
      ja_JP: "幕を下ろした公演の記録です。どの一座が、いつ、どんな物語を演じたのかを残しています。",
    },
  },
  "/activity/preview": {
    title: { zh_TW: "活動預告", en_US: "Upcoming events", ja_JP: "開催予定のイベント" },
    lead: {
      zh_TW: "接下來的市集、夜遊與講座。要預約的會寫明怎麼約，其他的當天走過來就好。",
      en_US:
        "Markets, night walks and talks to come. Where you need to book, the page says how; to the others, just come along.",
      ja_JP: "これからの市、夜の散策、講座です。予約の要るものは方法をご案内します。そのほかは当日そのままどうぞ。",
    },
  },
  "/activity/review": {
    title: { zh_TW: "活動回顧", en_US: "Past events", ja_JP: "これまでのイベント" },
    lead: {
      zh_TW: "辦過的活動。明年多半還會再來，想知道什麼時候，請看行事曆。",
      en_US: "These events have been. Most come back the year after; the calendar says when.",
      ja_JP: "終了したイベントです。多くは翌年も開きます。次の日程はカレンダーをご覧ください。",
    },
  },
};
