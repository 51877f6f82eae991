import { describe, expect, it } from "vitest";
import { subjectOf } from "./subjects.ts";

describe("the subject of a question (rule Q12)", () => {
  it.each([
    ["廁所", "toilets"],
    ["洗手間在哪裡", "toilets"],
    ["最近的無障礙廁所", "toilets"],
    ["toilets", "toilets"],
    ["where is the nearest restroom?", "toilets"],
    ["WC", "toilets"],
    ["トイレ", "toilets"],
    ["お手洗いはどこですか", "toilets"],
    ["幾點開門", "hours"],
    ["几点开门", "hours"],
    ["星期一有開嗎", "hours"],
    ["is it open on monday", "hours"],
    ["opening hours", "hours"],
    ["What time do you close?", "hours"],
    ["営業時間", "hours"],
    ["月曜日は開いていますか", "hours"],
    ["何時まで", "hours"],
    ["除夕有開嗎", "hours"],
    ["open 25 December", "hours"],
    ["12/25 開放時間", "hours"],
    ["票價", "prices"],
    ["門票多少錢", "prices"],
    ["how much is a ticket", "prices"],
    ["admission fee", "prices"],
    ["入園料はいくらですか", "prices"],
    ["停車費", "parking"],
    ["停車場在哪", "parking"],
    ["parking fee", "parking"],
    ["is there a car park?", "parking"],
    ["駐車場", "parking"],
    ["接駁車時刻表", "shuttle"],
    ["shuttle bus", "shuttle"],
    ["シャトルバス", "shuttle"],
    ["末班接駁車幾點", "shuttle"],
    ["哺乳室", "nursing-room"],
    ["baby changing room", "nursing-room"],
    ["授乳室はありますか", "nursing-room"],
  ])("%s is about %s", (asked, subject) => {
    expect(subjectOf(asked)?.subject).toBe(subject);
  });

  it.each([
    ["a place of its own", "opening hours of the tea house"],
    ["a show", "布袋戲幾點開始"],
    ["a tour", "導覽費用"],
    ["a price of goods", "how much is an umbrella"],
    ["an exhibition", "opening of the exhibition"],
    ["a day alone", "monday"],
    ["fillers", "where is it"],
    ["nothing", ""],
    ["signs", "?!…"],
    ["what only begins like a word", "openers"],
    ["a hundred unknown letters", "開".repeat(50) + "x".repeat(50)],
  ])("%s is left to the search: %s", (_, asked) => {
    expect(subjectOf(asked)).toBeUndefined();
  });

  it.each([
    ["is it open on monday", { kind: "weekday", weekday: 1 }],
    ["明天有開嗎", { kind: "in-days", days: 1 }],
    ["日曜は開いてますか", { kind: "weekday", weekday: 7 }],
    ["週末開放時間", { kind: "weekend" }],
    ["12月25日開園嗎", { kind: "date", month: 12, day: 25 }],
    ["open December 25", { kind: "date", month: 12, day: 25 }],
    ["opening hours", undefined],
  ])("%s names its day", (asked, day) => {
    expect(subjectOf(asked)?.day).toEqual(day);
  });

  it("knows no day that is in no calendar, and what it means to be without steps", () => {
    expect(subjectOf("open 45/99")).toBeUndefined();
    expect(subjectOf("accessible toilets")?.accessible).toBe(true);
    expect(subjectOf("toilets")?.accessible).toBe(false);
  });
});
