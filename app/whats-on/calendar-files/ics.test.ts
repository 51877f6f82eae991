import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { instantAt } from "#platform/dates.ts";
import { type CalendarEntry, writeIcs } from "./ics.ts";

const changedAt = Temporal.Instant.from("2026-11-01T02:03:04Z");

function entry(change: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    uid: "one@example.org",
    when: { from: instantAt("2026-11-21", "14:30"), to: instantAt("2026-11-21", "15:10") },
    cancelled: false,
    sequence: 4,
    changedAt,
    title: "夜過白石橋",
    description: "挑夫、俠客,\n和一座橋；鑼鼓",
    place: "偶戲館",
    url: "https://example.org/show/x",
    ...change,
  };
}

/** The file as a program reads it that did not write it. */
function read(entries: CalendarEntry[]) {
  const calendar = new ICAL.Component(ICAL.parse(writeIcs({ name: "演出", locale: "zh_TW", entries })));
  return { calendar, events: calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one)) };
}

describe("a calendar file", () => {
  it("gives a session in the park's own time, with a zone that says what that is", () => {
    const {
      calendar,
      events: [event],
    } = read([entry()]);
    const zone = calendar.getFirstSubcomponent("vtimezone");
    expect(zone?.getFirstPropertyValue("tzid")).toBe("Asia/Taipei");
    expect([event?.startDate.zone?.tzid, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
      "Asia/Taipei",
      "2026-11-21T14:30:00",
      "2026-11-21T15:10:00",
    ]);
    const registered = new ICAL.Timezone(zone);
    expect(event?.startDate.convertToZone(registered).toUnixTime()).toBe(
      instantAt("2026-11-21", "14:30").epochMilliseconds / 1000,
    );
  });

  it("keeps commas, semicolons and new lines, and folds no character in two", () => {
    const long = "一座據說會認人的橋；".repeat(40);
    const {
      events: [event],
    } = read([entry({ description: `${entry().description}\n${long}` })]);
    expect(event?.description).toBe(`${entry().description}\n${long}`);
    for (const line of writeIcs({ name: "x", locale: "ja_JP", entries: [entry({ description: long })] }).split("\r\n"))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it("says when it was made, which number the change bears, and what is called off", () => {
    const {
      events: [event],
    } = read([entry({ cancelled: true, sequence: 9 })]);
    expect(event?.sequence).toBe(9);
    expect(event?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(String(event?.component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-01T02:03:04Z");
  });

  it("gives whole days to what lasts, the last day included, and keeps nobody busy by it", () => {
    const {
      events: [event],
    } = read([entry({ when: { firstDay: "2026-11-21", lastDay: "2026-12-31" } })]);
    expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
      true,
      "2026-11-21",
      "2027-01-01",
    ]);
    expect(event?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  it("has its properties before its components, and ends its lines as the standard wants", () => {
    const text = writeIcs({ name: "x", locale: "en_US", entries: [entry()] });
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const depths = text.trim().split("\r\n").slice(1, -1);
    const firstComponent = depths.findIndex((line) => line.startsWith("BEGIN:"));
    expect(depths.slice(0, firstComponent).every((line) => !line.startsWith("END:"))).toBe(true);
    let depth = 0;
    const strays = depths.slice(firstComponent).filter((line) => {
      if (line.startsWith("BEGIN:")) depth++;
      const inside = depth > 0;
      if (line.startsWith("END:")) depth--;
      return !inside;
    });
    expect(strays).toEqual([]);
  });

  it("that holds nothing is still a calendar", () => {
    expect(read([]).events).toEqual([]);
  });
});
