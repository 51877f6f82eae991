import type { Locale, Localized } from "#platform/locales.ts";

/**
 * Reasons that staff give often, ready in the visitor's language: to choose instead of writing, or to write on from.
 */
const declining = {
  full: {
    zh_TW: "您希望的日期與時段已經額滿。",
    en_US: "The day and time you asked for are full.",
    ja_JP: "ご希望の日時は満員となっております。",
  },
  closed: {
    zh_TW: "您希望的日期園區沒有開放。",
    en_US: "The park is not open on the day you asked for.",
    ja_JP: "ご希望の日は休園日です。",
  },
  guide: {
    zh_TW: "那個時段無法安排導覽或課程老師。",
    en_US: "No guide or teacher is available at that time.",
    ja_JP: "ご希望の時間にガイドまたは講師を手配できません。",
  },
  late: {
    zh_TW: "距離參觀日太近，來不及準備您需要的安排。",
    en_US: "There is too little time left to prepare what you asked for.",
    ja_JP: "ご来園日まで日数が足りず、準備が間に合いません。",
  },
  incomplete: {
    zh_TW: "申請資料不完整，也沒有收到補充說明。",
    en_US: "The application was not complete, and we did not hear from you.",
    ja_JP: "申請内容に不足があり、ご返答もいただけませんでした。",
  },
  unsuitable: {
    zh_TW: "申請的內容與園區的使用規定不符。",
    en_US: "What you plan is not possible under the park’s rules.",
    ja_JP: "お申し込みの内容は、当園の利用規則に沿わないためお受けできません。",
  },
} as const satisfies Record<string, Localized>;

const cancelling = {
  asked: { zh_TW: "依您的要求取消。", en_US: "Cancelled at your request.", ja_JP: "ご要望により取り消しました。" },
  double: {
    zh_TW: "與另一筆預約重複，保留另一筆。",
    en_US: "It duplicated another reservation, which still stands.",
    ja_JP: "ほかのご予約と重複していたため、こちらを取り消しました。もう一方は有効です。",
  },
  works: {
    zh_TW: "園區設施臨時整修，當天無法接待。",
    en_US: "Repairs at the park make the visit impossible that day.",
    ja_JP: "園内設備の緊急補修のため、当日お迎えすることができなくなりました。",
  },
  weather: {
    zh_TW: "因天候因素取消。",
    en_US: "Cancelled because of the weather.",
    ja_JP: "天候のため取り消しとなりました。",
  },
} as const satisfies Record<string, Localized>;

const byNoun: Record<string, Record<string, Localized>> = {
  declination: declining,
  rejection: declining,
  refusal: declining,
  cancellation: cancelling,
};

/** The ready reasons of a noun, in the words of whoever chooses; `inLetter` is what the visitor reads. */
export function readyReasons(
  noun: string,
  reader: Locale,
  visitor: Locale,
): { value: string; label: string; inLetter: string }[] {
  return Object.entries(byNoun[noun] ?? {}).map(([value, text]) => ({
    value,
    label: text[reader],
    inLetter: text[visitor],
  }));
}

/** One of them in the visitor's language; nothing for none. */
export function readyReason(noun: string, value: string | undefined, visitor: Locale): string {
  return Object.entries(byNoun[noun] ?? {}).find(([known]) => known === value)?.[1][visitor] ?? "";
}
