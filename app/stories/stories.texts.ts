import type { Localized } from "#platform/locales.ts";
import type { newsCategories, showcaseKinds } from "./stories.content.ts";

export const categoryLabel: Localized = { zh_TW: "類別", en_US: "Category", ja_JP: "カテゴリー" };
export const categoryNames: Record<(typeof newsCategories)[number], Localized> = {
  notice: { zh_TW: "公告", en_US: "Notice", ja_JP: "お知らせ" },
  event: { zh_TW: "活動", en_US: "Event", ja_JP: "イベント" },
  recruitment: { zh_TW: "徵件招募", en_US: "Call for people", ja_JP: "募集" },
  press: { zh_TW: "媒體", en_US: "Press", ja_JP: "プレス" },
};
export const kindLabel: Localized = { zh_TW: "對象", en_US: "Who", ja_JP: "対象" };
export const showcaseKindNames: Record<(typeof showcaseKinds)[number], Localized> = {
  school: { zh_TW: "學校", en_US: "Schools", ja_JP: "学校" },
  performer: { zh_TW: "演出團隊", en_US: "Performers", ja_JP: "演者" },
};
export const storyTexts = {
  date: { zh_TW: "日期", en_US: "Date", ja_JP: "日付" },
  more: { zh_TW: "其他消息", en_US: "More news", ja_JP: "ほかのお知らせ" },
  moreReports: { zh_TW: "其他各期", en_US: "Other issues", ja_JP: "ほかの号" },
  moreShowcases: { zh_TW: "其他夥伴", en_US: "Others in the programme", ja_JP: "ほかの参加校・団体" },
  issue: { zh_TW: "第 # 期", en_US: "Issue #", ja_JP: "第#号" },
  schoolYear: { zh_TW: "# 學年", en_US: "School year #", ja_JP: "#年度" },
  year: { zh_TW: "學年", en_US: "School year", ja_JP: "年度" },
  art: { zh_TW: "技藝", en_US: "Art", ja_JP: "種目" },
  award: { zh_TW: "獎項", en_US: "Award", ja_JP: "受賞" },
  programme: { zh_TW: "計畫說明", en_US: "About the programme", ja_JP: "プログラムについて" },
} as const satisfies Record<string, Localized>;
