import { afterAll, beforeAll, expect, it } from "vitest";
import { bannerEditor } from "#app/staff/settings/banner/banner.editor.server.ts";
import { hoursSetting } from "#app/staff/settings/hours/hours.setting.server.ts";
import { timetableEditor } from "#app/staff/settings/hours/timetable.editor.server.ts";
import { mainMenuSetting, sideMenuSetting } from "#app/staff/settings/menu/menu-settings.server.ts";
import { siteEditor } from "#app/staff/settings/site/site.editor.server.ts";
import { synonymsEditor } from "#app/staff/settings/words/synonyms.editor.server.ts";
import { workingDaysEditor } from "#app/staff/settings/working-days/working-days.editor.server.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { differences } from "./differences.ts";
import { formatChange, formatDetail } from "./format-detail.server.ts";

let test: TestPark;
beforeAll(async () => {
  test = await openTestPark();
});
afterAll(() => test.close());

it("calls every part of every setting by its name", async () => {
  const settings = [
    hoursSetting,
    mainMenuSetting,
    sideMenuSetting,
    ...[bannerEditor, timetableEditor, siteEditor, synonymsEditor, workingDaysEditor(2027)].map(
      ({ setting }) => setting,
    ),
  ];
  for (const { subject, read } of settings) {
    const parts = differences(undefined, await read(test.park.db));
    expect(parts.length, subject).toBeGreaterThan(0);
    // The row of a menu keeps its number; in Chinese no name is in Latin letters.
    expect(
      parts.filter(({ what }) => /[A-Za-z]/.test(formatChange({ what, before: "", after: "" }, "zh_TW").what)),
      subject,
    ).toEqual([]);
  }
});

it("tells days of the week and lines in each language", () => {
  const said = (what: string) =>
    (["zh_TW", "en_US", "ja_JP"] as const).map(
      (locale) => formatChange({ what, before: "09:00", after: "10:00" }, locale).what,
    );
  expect(said("week.1.opens")).toEqual([
    "平常的一週，星期一，開門",
    "The usual week, Monday, Opens",
    "通常の1週間・月曜日・開園時刻",
  ]);
  expect(said("exceptions.2.reason.ja_JP")).toEqual([
    "例外，第 2 行，原因，日文",
    "Exception, Line 2, Reason, Japanese",
    "例外・2行目・理由・日本語",
  ]);
  expect(said("zh_TW.lines.1")).toEqual(["中文，內文，第 1 行", "Chinese, Words, Line 1", "中国語・本文・1行目"]);
  expect(said("1.fromStation")).toEqual(["第 1 行，車站開", "Line 1, From the station", "1行目・駅発"]);
});

it("tells in words of which rules an exception was made", () => {
  const said = (["zh_TW", "en_US", "ja_JP"] as const).map(
    (locale) => formatDetail({ what: "rules", value: "too-soon full" }, "", locale).value,
  );
  expect(said).toEqual([
    "未達提前天數、名額已滿",
    "Less than the required notice, No places left",
    "受付期限を過ぎています、満員です",
  ]);
});

it("tells a value of a fact with its unit and what the number means", () => {
  const said = (subject: string, before: string, after: string) =>
    formatChange({ what: "1.value", before, after }, "en_US", subject);
  expect(said("fact:capacity.centralPlaza", "500", "600")).toEqual({
    what: "Line 1, Value",
    before: "about 500 people",
    after: "about 600 people",
  });
  expect(said("fact:ticket.regular.single", "150", "160")).toMatchObject({ before: "NT$150", after: "NT$160" });
});
