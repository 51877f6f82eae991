import { expect, it } from "vitest";
import { indexed, strokesOf } from "./index-order.ts";

const said = (groups: { label: string; items: { word: string }[] }[]) =>
  groups.map(({ label, items }) => `${label}: ${items.map(({ word }) => word).join(" ")}`);

it("orders Chinese by the strokes of the first character", () => {
  expect(["一", "丁", "三", "水", "北", "油", "門", "紅", "斗", "歌", "戲", "鑼"].map(strokesOf)).toEqual([
    1, 2, 3, 4, 5, 8, 8, 9, 4, 14, 17, 27,
  ]);
  expect(
    said(indexed([{ word: "歌仔戲" }, { word: "水袖" }, { word: "文昌帝君" }, { word: "布袋戲" }], "zh_TW")),
  ).toEqual(["4 畫: 文昌帝君 水袖", "5 畫: 布袋戲", "14 畫: 歌仔戲"]);
});

it("orders English by letter, whatever its case and accents", () => {
  expect(
    said(indexed([{ word: "suona" }, { word: "Indigo" }, { word: "Épée" }, { word: "7 strings" }], "en_US")),
  ).toEqual(["Other: 7 strings", "E: Épée", "I: Indigo", "S: suona"]);
});

it("orders Japanese by how a word is read, voiced sounds with their own", () => {
  const entries = [
    { word: "南管", kana: "なんかん" },
    { word: "月琴", kana: "げっきん" },
    { word: "チャルメラ" },
    { word: "藍染め", kana: "あいぞめ" },
    { word: "刺繍", kana: "ししゅう" },
  ];
  expect(said(indexed(entries, "ja_JP"))).toEqual([
    "あ行: 藍染め",
    "か行: 月琴",
    "さ行: 刺繍",
    "た行: チャルメラ",
    "な行: 南管",
  ]);
});
