import { expect, it } from "vitest";
import { instantAt } from "#platform/dates.ts";
import type { Span } from "./opening.ts";
import { formatSpan } from "./format-span.ts";

const at = (from: string, to?: string): Span => {
  const moment = (written: string) => instantAt(written.slice(0, 10), written.slice(11));
  return { from: moment(from), to: to === undefined ? undefined : moment(to) };
};
const day = (iso: string) => Temporal.PlainDate.from(iso);

it.each<[Span, zh: string, en: string, ja: string]>([
  [
    { firstDay: day("2026-11-23"), lastDay: day("2026-11-23") },
    "11月23日（一）",
    "Monday 23 November",
    "11月23日（月）",
  ],
  [
    at("2026-11-23 14:00", "2026-11-23 16:30"),
    "11月23日（一）14:00 至 16:30",
    "Monday 23 November, 14:00–16:30",
    "11月23日（月）14:00〜16:30",
  ],
  [
    at("2026-11-23 14:00", "2026-11-24 00:00"),
    "11月23日（一）14:00 起",
    "Monday 23 November from 14:00",
    "11月23日（月）14:00から",
  ],
  [
    at("2026-11-23 00:00", "2026-11-23 12:00"),
    "11月23日（一）12:00 前",
    "Monday 23 November until 12:00",
    "11月23日（月）12:00まで",
  ],
  [
    at("2026-11-23 14:00", "2026-11-25 00:00"),
    "11月23日（一）14:00 至 11月24日（二）",
    "Monday 23 November, 14:00 to Tuesday 24 November",
    "11月23日（月）14:00から11月24日（火）まで",
  ],
  [
    at("2026-11-23 00:00", "2026-11-24 09:00"),
    "11月23日（一）至 11月24日（二）09:00",
    "Monday 23 November to Tuesday 24 November, 09:00",
    "11月23日（月）から11月24日（火）09:00まで",
  ],
  [
    at("2026-11-23 14:00"),
    "11月23日（一）14:00 起，至另行公告",
    "from Monday 23 November, 14:00 until further notice",
    "11月23日（月）14:00から当面の間",
  ],
])("says when a closure is, and of midnight only the day (rule T5): %#", (span, zh, en, ja) => {
  expect([formatSpan(span, "zh_TW"), formatSpan(span, "en_US"), formatSpan(span, "ja_JP")]).toEqual([zh, en, ja]);
});
