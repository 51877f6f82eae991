import type { WorkingYear } from "./working-days.ts";

/**
 * Days off in Taiwan beyond weekends. 2026 as announced by the Executive Yuan on 13 June 2025 (no make-up days). 2027
 * follows from the Act on memorial days and festivals and its rules of compensation; it stays provisional until staff
 * compare it with what was announced, and they are warned of that from 1 November.
 */
export const shippedYears: readonly WorkingYear[] = [
  {
    year: 2026,
    holidays: [
      "2026-01-01", // 開國紀念日
      "2026-02-16",
      "2026-02-17",
      "2026-02-18",
      "2026-02-19",
      "2026-02-20", // 除夕、春節，小年夜補假
      "2026-02-27", // 和平紀念日補假
      "2026-04-03",
      "2026-04-06", // 兒童節、清明節補假
      "2026-05-01", // 勞動節
      "2026-06-19", // 端午節
      "2026-09-25",
      "2026-09-28", // 中秋節、教師節
      "2026-10-09", // 國慶日補假
      "2026-10-26", // 臺灣光復紀念日補假
      "2026-12-25", // 行憲紀念日
    ],
    makeUps: [],
  },
  {
    year: 2027,
    provisional: true,
    holidays: [
      "2027-01-01",
      "2027-02-04",
      "2027-02-05",
      "2027-02-08",
      "2027-02-09",
      "2027-02-10", // 小年夜、除夕、初三，初一與初二補假
      "2027-03-01",
      "2027-04-05",
      "2027-04-06", // 清明節，兒童節補假
      "2027-04-30",
      "2027-06-09",
      "2027-09-15",
      "2027-09-28",
      "2027-10-11",
      "2027-10-25",
      "2027-12-24",
      "2027-12-31",
    ],
    makeUps: [],
  },
];
