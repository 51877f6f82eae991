import { expect, inject, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { locales, pathIn } from "#platform/locales.ts";
import { lists, screens } from "#tests/pages/addresses.ts";

const site = inject("site");

it("the latest build's description names every screen of spec §2 in its three languages (decisions §4)", async () => {
  const latest = JSON.parse((await ask(site, "/builds/latest.json")).text);
  expect(latest).toEqual({ id: expect.stringMatching(/^\w+$/), timestamp: expect.any(Number) });
  const { id, matcher } = JSON.parse((await ask(site, `/builds/meta/${latest.id}.json`)).text);
  expect(id).toBe(latest.id);
  const wanted = [...screens, ...lists.map((list) => `${list}/{id}`), "/booking-manage/list"];
  expect(matcher.rules).toEqual(
    expect.arrayContaining(
      wanted.flatMap((address) => locales.map((locale) => ({ path: pathIn(locale, address), locale }))),
    ),
  );
});
