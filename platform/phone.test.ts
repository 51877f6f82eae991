import { describe, expect, it } from "vitest";
import { dialled, formatPhone } from "./phone.ts";

describe("a telephone number (rule L13)", () => {
  it.each([
    ["03-000-0000", "03-000-0000", "+886-3-000-0000", "+886-3-000-0000"],
    ["(03) 000-0000", "03-000-0000", "+886-3-000-0000", "+886-3-000-0000"],
    ["+886 3 000 0000", "03-000-0000", "+886-3-000-0000", "+886-3-000-0000"],
    ["+886-3-000-0000", "03-000-0000", "+886-3-000-0000", "+886-3-000-0000"],
    ["0912345678", "0912345678", "+886-912345678", "+886-912345678"],
    ["03-000-0000 #12", "03-000-0000#12", "+886-3-000-0000 ext. 12", "+886-3-000-0000;ext=12"],
    ["0800-000-123", "0800-000-123", "0800-000-123", "0800-000-123"],
    ["+81-3-0000-0000", "+81-3-0000-0000", "+81-3-0000-0000", "+81-3-0000-0000"],
  ])("written %s is read in Chinese, read abroad and dialled so", (written, chinese, english, machine) => {
    expect([formatPhone(written, "zh_TW"), formatPhone(written, "en_US"), dialled(written)]).toEqual([
      chinese,
      english,
      machine,
    ]);
  });

  it("names its extension in Japanese", () => {
    expect(formatPhone("03-000-0000#12", "ja_JP")).toBe("+886-3-000-0000（内線12）");
  });
});
