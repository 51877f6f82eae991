import type { Localized } from "#platform/locales.ts";
import type { newsCategories, showcaseKinds } from "./stories.content.ts";

export const categoryLabel: Localized = { zh_TW: "類別", en_US: "Category", ja_JP: "カテゴリー" };
export const categoryNames: Record<(typeof newsCategories)[number], Localized> = {
  notice: { zh_TW: "公告", en_US: "Notice", ja_JP: "お知らせ" },
  event: { zh_TW: "活動", en_US: "Event", ja_JP: "イベント" },
  recruitment: { zh_TW: "徵件招募", en_US: "Open call", ja_JP: "募集" },
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
  art: { zh_TW: "技藝", en_US: "Art", ja_JP: "技" },
  award: { zh_TW: "獎項", en_US: "Award", ja_JP: "受賞" },
  pinned: { zh_TW: "置頂", en_US: "Pinned", ja_JP: "固定" },
  archive: { zh_TW: "年份", en_US: "Year", ja_JP: "年" },
  allYears: { zh_TW: "全部", en_US: "All", ja_JP: "すべて" },
  reporter: {
    zh_TW: "本報記者：陶燈（陶鴞，身高二十二公分）",
    en_US: "Our reporter: Taodeng, clay owl, twenty-two centimetres",
    ja_JP: "本紙記者：とうとう（陶のふくろう、身長22センチ）",
  },
  latestIssue: { zh_TW: "剛出爐", en_US: "Fresh from the kiln", ja_JP: "焼きたて" },
  evidence: { zh_TW: "現場證物", en_US: "Evidence", ja_JP: "現場の証拠" },
  signed: { zh_TW: "陶燈（蓋爪印）", en_US: "Taodeng, with a claw mark", ja_JP: "とうとう（つめの印）" },
  olderIssue: { zh_TW: "前一期", en_US: "The issue before", ja_JP: "前の号" },
  newerIssue: { zh_TW: "後一期", en_US: "The issue after", ja_JP: "次の号" },
  allIssues: { zh_TW: "全部各期", en_US: "All issues", ja_JP: "すべての号" },
  perSchool: {
    zh_TW: "每校每學年獎助金",
    en_US: "scholarship for each school, each school year",
    ja_JP: "1校・1年度あたりの奨励金",
  },
  thisYear: { zh_TW: "# 學年的夥伴", en_US: "In the programme, school year #", ja_JP: "#年度の参加校と演者" },
  apply: { zh_TW: "寫信提出申請", en_US: "Write to us to apply", ja_JP: "申し込みの連絡をする" },
  seePast: { zh_TW: "看歷年成果", en_US: "See past years", ja_JP: "これまでの成果を見る" },
  none: { zh_TW: "這一年沒有符合的項目。", en_US: "Nothing matches for now.", ja_JP: "該当するものはありません。" },
  programme: { zh_TW: "計畫說明", en_US: "About the programme", ja_JP: "プログラムについて" },
} as const satisfies Record<string, Localized>;
