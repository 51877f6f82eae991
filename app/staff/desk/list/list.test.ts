import { expect, it } from "vitest";
import { kinds } from "#app/submission-types.ts";
import { stateNames, staffStateNames } from "#app/submissions/submissions.texts.ts";
import { actionsForMany } from "#app/staff/desk/submission/many.server.ts";
import { sharedActionNames } from "#app/staff/core/desk.texts.ts";
import { locales } from "#platform/locales.ts";

it.each(locales)(
  "calls what is done to several at once by one kind's words only where all kinds use them (%s)",
  (locale) => {
    for (const { noun, label } of actionsForMany(locale)) {
      const called = new Set(Object.values(kinds).flatMap((kind) => kind.staff?.[noun]?.label[locale] ?? []));
      expect([...called, sharedActionNames[noun]?.[locale]], noun).toContain(label);
    }
    const labels = actionsForMany(locale).map(({ label }) => label);
    expect([labels.filter((label) => label.includes(" / ")), new Set(labels).size]).toEqual([[], labels.length]);
  },
);

it("cancels rentals and groups alike under a word for both, and declines under their own", () => {
  const called = (noun: string) =>
    locales.map((locale) => actionsForMany(locale).find((action) => action.noun === noun)?.label);
  expect([called("cancellation"), called("declination")]).toEqual([
    ["取消", "Cancel", "取り消し"],
    ["婉拒", "Decline", "お断りする"],
  ]);
});

it("tells staff who is waited for, and whoever asked that it is they", () => {
  expect([staffStateNames.question.zh_TW, stateNames.question.zh_TW]).toEqual(["等申請人回覆", "等您回覆"]);
});
