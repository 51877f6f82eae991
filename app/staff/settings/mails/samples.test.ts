import { expect, it } from "vitest";
import { account } from "#app/lanterns/lantern.ts";
import { builtInFacts } from "#app/visiting/facts/facts.ts";
import { builtInIdentity } from "#app/visiting/identity.server.ts";
import { locales } from "#platform/locales.ts";
import { findMail, listMails } from "#app/staff/core/mail-names.server.ts";
import { placesOf } from "./mail.editor.server.ts";
import { samplesOf } from "./samples.server.ts";

const today = Temporal.PlainDate.from("2026-11-24");
const samples = (mail: string, locale: (typeof locales)[number]) =>
  samplesOf({ mail, identity: builtInIdentity, facts: builtInFacts, siteUrl: "https://park.example", today, locale });

it("has an example for every place of every mail, in each language (rule B5)", () => {
  for (const known of listMails())
    for (const locale of locales)
      for (const place of placesOf(known))
        expect(samples(known.mail, locale)[place], `${known.kind}/${known.mail} {${place}} ${locale}`).toMatch(
          /^[^{}〔〕…#]+$/,
        );
});

it("shows what such a mail says: of a group its visit, of lanterns their price", () => {
  expect(samples("group-confirmed", "zh_TW")).toMatchObject({
    group: "青田國小五年級",
    visit: "12月8日（二） 10:00 至 12:00",
    people: "40",
  });
  expect(samples("lantern-ordered", "en_US")).toMatchObject({
    amount: "NT$776",
    lanterns: "2 lanterns",
    account: expect.stringContaining(account.number),
  });
});

it("tells a closing by its weather, and a refusal by what staff write", () => {
  expect(samples("group-park-closed", "ja_JP").reason).toBe("台風");
  expect(samples("group-declined", "ja_JP").reason).toContain("別の日");
  expect(findMail("group", "group-declined")).toBeDefined();
});
