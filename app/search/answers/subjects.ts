import type { Weekday } from "#platform/dates.ts";
import { fold } from "#app/search/engine/folding.ts";

/**
 * What a search can be answered about at once, above its results (rule Q12). The first that a question names wins:
 * "parking fee" is about parking.
 */
export const subjects = ["nursing-room", "toilets", "parking", "shuttle", "prices", "hours"] as const;
export type Subject = (typeof subjects)[number];

/** The day a question about opening hours names. */
export type DayInQuestion =
  | { kind: "today" }
  | { kind: "in-days"; days: number }
  | { kind: "weekday"; weekday: Weekday }
  | { kind: "weekend" }
  | { kind: "lunar-new-years-eve" }
  | { kind: "date"; month: number; day: number };

export type Question = {
  subject: Subject;
  /** Asked for toilets without steps. */
  accessible: boolean;
  day: DayInQuestion | undefined;
};

/**
 * The subject of a question in any of our languages; undefined when it asks for something else, or for more than we can
 * answer: every word of it must be known here, so that "opening hours of the tea house" is left to the search.
 */
export function subjectOf(asked: string): Question | undefined {
  const words = readWords(fold(asked));
  if (!words) return undefined;
  const named = (meaning: Meaning) => words.some((word) => word.meaning === meaning);
  const subject = subjects.find(named) ?? (named("price") ? "prices" : undefined);
  if (!subject) return undefined;
  const day = words.find((word) => word.day)?.day;
  // Prices are the same on every weekday, so a day is only read for opening hours; a day alone is no question.
  return { subject, accessible: named("accessible"), day: subject === "hours" ? day : undefined };
}

type Meaning = Subject | "price" | "accessible" | "day" | "filler";
type Word = { meaning: Meaning; day?: DayInQuestion };

/** The known words of a folded question from left to right; undefined as soon as one is unknown. */
function readWords(folded: string): Word[] | undefined {
  const words: Word[] = [];
  let at = 0;
  while (at < folded.length) {
    const rest = folded.slice(at, at + longest);
    const between = /^[^\p{L}\p{N}]+/u.exec(rest)?.[0];
    if (between) {
      at += between.length;
      continue;
    }
    const found = dateAt(rest) ?? wordAt(rest);
    if (!found) return undefined;
    words.push(found.word);
    at += found.length;
  }
  return words;
}

const longest = 32;

function wordAt(rest: string): { word: Word; length: number } | undefined {
  for (let length = Math.min(rest.length, longestEntry); length > 0; length--) {
    const word = vocabulary.get(rest.slice(0, length));
    // A Latin word ends where its letters end: "open" is not in "opener".
    if (word && !(/[a-z\d]/.test(rest.charAt(length - 1)) && /[a-z\d]/.test(rest.charAt(length))))
      return { word, length };
  }
  return undefined;
}

/** 12月25日, 12/25, 25 December or December 25 at the beginning of the text, if it is a possible date. */
function dateAt(rest: string): { word: Word; length: number } | undefined {
  const eastern = /^(\d{1,2})(?:月(\d{1,2})(?:日|号)?|\/(\d{1,2}))(?!\d)/.exec(rest);
  const western = /^(?:(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})|([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?)(?![a-z\d])/.exec(
    rest,
  );
  const [text, month, day] = eastern
    ? [eastern[0], Number(eastern[1]), Number(eastern[2] ?? eastern[3])]
    : western
      ? [western[0], monthNamed(western[2] ?? western[3] ?? ""), Number(western[1] ?? western[4])]
      : ["", 0, 0];
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDay ? { word: { meaning: "day", day: { kind: "date", month, day } }, length: text.length } : undefined;
}

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

function monthNamed(name: string): number {
  return (
    months.findIndex(
      (month) =>
        month === name || (name.length === 3 && month.startsWith(name)) || (name === "sept" && month === "september"),
    ) + 1
  );
}

/** The words of each meaning, in three languages; several words may stand for one. */
const meanings: Record<Exclude<Meaning, "day">, string> = {
  hours: `開門 開園 開放 開放時間 開園時間 營業時間 營業 關門 關園 閉園 閉園時間 休園 休園日 公休 公休日 休館 休館日 有開 沒開 有沒有開 開 關 上班時間
    営業時間 開館時間 定休日 休み お休み 何時から 何時まで 開いて 開いている 開いてる 開いています 開いてます 開きます 開く 開き 閉まる 閉まります やっている やってる やっています やってます 空いてる
    open opens opening close closes closing closed hours`,
  prices: `票價 門票 票 買票 購票 票券 入園費 入園票 入場券 入場費 全票 學生票 優待票 敬老票 縣民票 兒童票 入園料 入場料 料金 チケット 入園券 入場チケット 拝観料
    ticket tickets admission entrance entry`,
  toilets: `廁所 洗手間 化妝室 盥洗室 公廁 トイレ お手洗い お手洗 手洗い お手洗いの場所 化粧室 便所 toilet toilets restroom restrooms bathroom bathrooms washroom washrooms wc loo loos lavatory lavatories`,
  "nursing-room": `哺乳室 哺集乳室 集乳室 育嬰室 哺乳 餵奶 餵母乳 擠奶 尿布台 尿布檯 換尿布 換尿片 授乳室 授乳 授乳スペース おむつ替え おむつ替え台 おむつ交換 おむつ交換台 おむつ
    nursing breastfeeding breastfeed feeding baby changing nappy nappies diaper diapers`,
  parking: `停車場 停車 停車費 停車位 停車費用 車位 泊車 駐車場 駐車 駐車料金 駐車代 パーキング parking carpark carparks`,
  shuttle: `接駁車 接駁 接駁巴士 接駁公車 接駁車時刻表 時刻表 シャトルバス シャトル 送迎バス 送迎 shuttle shuttles timetable`,
  price: `多少錢 價錢 價格 費用 收費 費 要錢 幾元 幾塊 免費 いくら 値段 price prices cost costs fee fees charge charges much free`,
  accessible: `無障礙 輪椅 身障 身心障礙 バリアフリー 多目的 多機能 車いす 車椅子 accessible wheelchair wheelchairs disabled`,
  filler: `的 在 哪 哪裡 哪邊 哪兒 那裡 何處 有 沒 沒有 有沒有 嗎 呢 吗 請問 最近 附近 離 園區 園內 傳藝園區 去 要 我 想 知道 是 幾點 什麼時候 何時 時候 時間 怎麼 怎麼算 多少 可以 會 還 了 到 班次 每 哪一班 下一班 末班 末班車 首班車 下班車 一天 小時 廁
    は の に が を で も と へ や か どこ どこですか ですか です ますか ます ありますか あります ある いつ 何時 時間 から まで 近く 近い 最寄り 一番 教えて 園 園内 園の バス 次 最終 場所 台 いますか いる です。
    a an the of in on at to for is are am be do does did can could may might i me my we our you your it its and or with by from how what when where which who there here this that any some please about get go find want need s
    park parks car cars near nearest nearby closest time times until till room rooms area areas place station table bus buses day days next last first have has long late will be ja zh en`,
};

const weekdayWords: Record<Weekday, string> = {
  1: "星期一 週一 禮拜一 拜一 月曜日 月曜 monday mondays mon",
  2: "星期二 週二 禮拜二 火曜日 火曜 tuesday tuesdays tue tues",
  3: "星期三 週三 禮拜三 水曜日 水曜 wednesday wednesdays wed",
  4: "星期四 週四 禮拜四 木曜日 木曜 thursday thursdays thu thur thurs",
  5: "星期五 週五 禮拜五 金曜日 金曜 friday fridays fri",
  6: "星期六 週六 禮拜六 土曜日 土曜 saturday saturdays sat",
  7: "星期日 星期天 週日 禮拜天 禮拜日 日曜日 日曜 sunday sundays sun",
};

const dayWords: [DayInQuestion, string][] = [
  [{ kind: "today" }, "今天 今日 本日 現在 今 きょう いま today now currently"],
  [{ kind: "in-days", days: 1 }, "明天 明日 明日 あした あす tomorrow"],
  [{ kind: "in-days", days: 2 }, "後天 明後日 あさって"],
  [{ kind: "weekend" }, "週末 周末 假日 土日 weekend weekends"],
  [{ kind: "lunar-new-years-eve" }, "除夕 除夕夜 旧暦の大晦日 旧暦大晦日"],
  ...([1, 2, 3, 4, 5, 6, 7] as const).map((weekday): [DayInQuestion, string] => [
    { kind: "weekday", weekday },
    weekdayWords[weekday],
  ]),
];

/** English names of more than one word. */
const phrases: [string, Word][] = [
  ["car park", { meaning: "parking" }],
  ["park my car", { meaning: "parking" }],
  ["where to park", { meaning: "parking" }],
  ["can i park", { meaning: "parking" }],
  ["baby change", { meaning: "nursing-room" }],
  ["lunar new year's eve", { meaning: "day", day: { kind: "lunar-new-years-eve" } }],
];

const vocabulary = new Map<string, Word>([
  ...Object.entries(meanings).flatMap(([meaning, words]) =>
    split(words).map((word): [string, Word] => [word, { meaning: asMeaning(meaning) }]),
  ),
  ...dayWords.flatMap(([day, words]) => split(words).map((word): [string, Word] => [word, { meaning: "day", day }])),
  ...["周一", "周二", "周三", "周四", "周五", "周六", "周日"].map((word, at): [string, Word] => [
    fold(word),
    { meaning: "day", day: { kind: "weekday", weekday: weekdayFrom(at) } },
  ]),
  ...phrases.map(([words, word]): [string, Word] => [fold(words), word]),
]);
const longestEntry = Math.max(...[...vocabulary.keys()].map((word) => word.length));

function split(words: string): string[] {
  return words.split(/\s+/).filter(Boolean).map(fold);
}

function asMeaning(name: string): Meaning {
  const all: readonly Meaning[] = [...subjects, "price", "accessible", "day", "filler"];
  return all.find((meaning) => meaning === name) ?? "filler";
}

function weekdayFrom(at: number): Weekday {
  return ([1, 2, 3, 4, 5, 6, 7] as const)[at] ?? 1;
}
