import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { cleanLine, cleanText } from "./clean.ts";
import { defineForm } from "./define.ts";
import {
  count,
  day,
  email,
  type Field,
  isTaxId,
  line,
  manyOf,
  oneOf,
  optional,
  personName,
  phone,
  taxId,
  ticked,
  time,
} from "./fields.ts";
import { parseForm } from "./parse.ts";
import { type FormState, openForm, receiveForm } from "./receive.ts";

const label = (word: string) => ({ zh_TW: word, en_US: word, ja_JP: word });
const trip = defineForm({
  name: "trip",
  schema: z
    .object({
      name: personName(),
      email: email(),
      total: count({ min: 1, max: 200 }),
      adults: count({ max: 200, empty: 0 }),
      extras: manyOf(["tour", "diy"]),
      taxId: optional(taxId()),
      privacy: ticked(),
    })
    .superRefine(({ total, adults }, context) => {
      if (adults > total)
        context.addIssue({ code: "custom", path: ["adults"], message: "moreThanAll", params: { total } });
    }),
  labels: {
    name: label("Name"),
    email: label("E-mail"),
    total: label("Total"),
    adults: label("Adults"),
    extras: label("Extras"),
    taxId: label("Tax id"),
    privacy: label("I agree"),
  },
  messages: { moreThanAll: label("{label}: more than the {total} in all.") },
});
const right = { name: "王小明", email: "wang@example.org", total: "30", adults: "2", privacy: "on" };

describe("what was written", () => {
  it("loses what nobody can see and keeps what people write", () => {
    expect(cleanText(" a\u0000b\u200B\uFEFF\u202Ec\u0007 \r\n d\uD800\t")).toBe("abc\n d");
    expect(cleanLine("王\n  小明\u3000")).toBe("王 小明");
    expect(cleanText("👩‍🌾 葛\u{E0100} 神\uFA19")).toBe("👩‍🌾 葛\u{E0100} 神\uFA19");
  });

  it.each<[string, Field<unknown>, string, unknown]>([
    ["a telephone number in full-width digits", phone(), "０３－１２３－４５６７", "03-123-4567"],
    ["an extension in Chinese", phone(), "(03) 123-4567 分機 12", "(03) 123-4567#12"],
    ["a number from abroad", phone(), "+81 3-1234-5678", "+81 3-1234-5678"],
    ["an address with a full-width sign", email(), " Wang＠Example.ORG ", "Wang@example.org"],
    ["an address of a domain in Japanese", email(), "wang@サッカー.example.org", "wang@xn--lckta6b8n.example.org"],
    ["an address as mail programs copy it", email(), "Wang Xiaoming <mailto:wang@example.org.>", "wang@example.org"],
    ["an address with spaces around it and its sign", email(), "　< wang @ example.org > ", "wang@example.org"],
    ["a day in eight digits", day(), "２０２７０３０１", "2027-03-01"],
    ["a day of Reiwa", day(), "令和9年3月1日", "2027-03-01"],
    ["a number with its counter", count(), "１，０３０人", 1030],
    ["a number with a space for its thousands", count({ max: 9_999_999 }), "1 030 000 人", 1_030_000],
    ["a day with slashes", day(), "2027/3/1", "2027-03-01"],
    ["a day as it is written in Chinese and Japanese", day(), "２０２７年３月１日", "2027-03-01"],
    ["a day of the Republic", day(), "民國116年3月1日", "2027-03-01"],
    ["a time without its zero", time(), "9:05", "09:05"],
    ["a time in Japanese", time(), "14時30分", "14:30"],
    ["a time in four digits", time(), "0930", "09:30"],
    ["a tax id with gaps", taxId(), "0459 5257", "04595257"],
    ["a name of one character", personName(), "王", "王"],
    ["nothing where nothing is needed", optional(taxId()), " \u200B ", undefined],
    ["no number where one stands for it", count({ empty: 0 }), "", 0],
  ])("%s is read", (_, field, written, value) => {
    expect(field.safeParse([written])).toEqual({ success: true, data: value });
  });

  it.each<[string, Field<unknown>, string, string]>([
    ["a telephone number of three digits", phone(), "119", "phone"],
    ["a telephone number with words", phone(), "call me 0912345678", "phone"],
    ["two addresses", email(), "a@example.org, b@example.org", "email"],
    ["an address without a domain", email(), "wang@", "email"],
    ["an address with a space in its name", email(), "a b@example.org", "email"],
    ["an address with a wide space in its domain", email(), "wang@exam　ple.org", "email"],
    ["a negative number", count(), "-3", "count"],
    ["a number with a part", count(), "3.5", "count"],
    ["a number with a comma for its part", count(), "2,5", "count"],
    ["a number with a wide comma for its part", count(), "２，５", "count"],
    ["two numbers", count(), "2 5", "count"],
    ["a number with a comma too many", count(), "1,0300", "count"],
    ["a number beyond the limit", count({ max: 200 }), "201", "range"],
    ["a day that is none", day(), "2027-02-29", "noSuchDay"],
    ["words for a day", day(), "tomorrow", "day"],
    ["an address in a bracket that does not close", email(), "Wang <wang@example.org", "email"],
    ["an address of a name in other letters", email(), "王@example.org", "email"],
    ["an address whose domain is none", email(), "wang@例え..jp", "email"],
    ["an hour that is none", time(), "24:00", "time"],
    ["a tax id whose digits do not fit", taxId(), "04595258", "taxId"],
    ["a name of signs", personName(), "!!!", "name"],
    ["a line that is too long", line({ max: 5 }), "123456", "tooLong"],
    ["a choice that is none", oneOf(["a", "b"]), "c", "choice"],
    ["nothing chosen", oneOf(["a", "b"]), "", "choose"],
    ["one choice too many", manyOf(["a", "b"]), "c", "choice"],
    ["a box without its tick", ticked(), "", "tick"],
  ])("%s is refused", (_, field, written, key) => {
    expect(field.safeParse([written]).error?.issues.map(({ message }) => message)).toEqual([key]);
  });

  it("knows tax ids by their check, with the exception for a seventh digit 7", () => {
    expect(["22099131", "84149961", "10458575", "12345675"].map(isTaxId)).toEqual([true, true, true, true]);
    expect(["22099132", "00000000", "1234567", "abcdefgh"].map(isTaxId)).toEqual([false, false, false, false]);
  });

  it("comes back by field with its faults, and repeated fields with all their values", () => {
    const form = new FormData();
    for (const [name, value] of [
      ["name", "?"],
      ["extras", "diy"],
      ["extras", "tour"],
      ["total", "3"],
      ["adults", "5"],
      ["__proto__", "x"],
      ["email", "a@example.org"],
      ["privacy", "on"],
    ])
      form.append(name ?? "", value ?? "");
    expect(parseForm(form, trip.schema)).toMatchObject({
      ok: false,
      values: { name: ["?"], extras: ["diy", "tour"] },
      errors: { name: [{ key: "name" }] },
    });
    form.set("name", "王小明");
    expect(parseForm(form, trip.schema)).toMatchObject({
      ok: false,
      errors: { adults: [{ key: "moreThanAll", facts: { total: 3 } }] },
    });
    form.set("adults", "3");
    expect(parseForm(form, trip.schema)).toEqual({
      ok: true,
      value: {
        name: "王小明",
        email: "a@example.org",
        total: 3,
        adults: 3,
        extras: ["tour", "diy"],
        taxId: undefined,
        privacy: true,
      },
    });
  });
});

describe("a form that is sent", () => {
  let opened: TestPark;
  beforeAll(async () => {
    opened = await openTestPark();
  });
  afterAll(() => opened.close());

  const send = (
    state: FormState,
    values: Record<string, string>,
    sentBefore: (key: string) => Promise<string | undefined> = async () => undefined,
  ) =>
    receiveForm(
      opened.park,
      new Request("http://park/trip", { method: "POST", body: new URLSearchParams({ ...state.hidden, ...values }) }),
      trip,
      { locale: "en_US", sentBefore },
    );

  it("is taken with the right code, in any case and width, and its code once", async () => {
    const received = await send(openForm(opened.park, trip), { ...right, verification: " ｐａrk 5" });
    expect(received).toMatchObject({ ok: true, value: { name: "王小明", total: 30 } });
    if (!received.ok) return;
    expect(await received.spend(opened.park.db)).toBe(true);
    expect(await received.spend(opened.park.db)).toBe(false);
  });

  it("comes back with its values, its faults in order, and the code it had right", async () => {
    const state = openForm(opened.park, trip);
    const received = await send(state, { ...right, name: "", email: "wang", verification: "park5" });
    expect(received).toMatchObject({
      ok: false,
      init: { status: 422, headers: { "cache-control": "no-store" } },
      form: {
        values: { name: [""], total: ["30"] },
        hidden: state.hidden,
        code: { typed: "park5" },
        errors: [
          { field: "name", text: "Name: please fill this in." },
          { field: "email", exact: "Invalid email address" },
        ],
      },
    });
  });

  it("tells the log which rules refused it, and nothing of what was written", async () => {
    const lines: string[] = [];
    const park = { ...opened.park, log: pino({ level: "info" }, { write: (line: string) => void lines.push(line) }) };
    const body = new URLSearchParams({
      ...openForm(park, trip).hidden,
      ...right,
      email: "wang@secret",
      total: "900",
      verification: "PARK5",
    });
    await receiveForm(park, new Request("http://park/trip", { method: "POST", body }), trip, {
      locale: "en_US",
      sentBefore: async () => undefined,
    });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { from: "forms", form: "trip", status: 422, faults: ["email: email", "total: range"] },
    ]);
    expect(lines.join()).not.toMatch(/secret|王小明|900/);
  });

  it("with a wrong code comes back with a new one, and the old one is used up", async () => {
    const state = openForm(opened.park, trip);
    const received = await send(state, { ...right, verification: "PARK6" });
    expect(received).toMatchObject({
      ok: false,
      init: { status: 422 },
      form: { errors: [{ field: "verification" }], code: { typed: "" } },
    });
    expect(!received.ok && !("repeat" in received) && received.form.code.token).not.toBe(state.code.token);
    expect(await send(state, { ...right, verification: "PARK5" })).toMatchObject({
      ok: false,
      form: { errors: [{ text: expect.stringContaining("has been used") }] },
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ["without its keys", { formToken: "", verification: "PARK5" }, "open for too long"],
    [
      "with the keys of nobody",
      { idempotencyKey: "9b2f6c1e-5f0e-4d7a-9c39-0f1f4b3a2d11", verification: "PARK5" },
      "open for too long",
    ],
    ["with the hidden field filled in", { website: "http://example.org", verification: "PARK5" }, "hidden field"],
    ["without a code", {}, "enter the verification code"],
    ["with a code nobody gave", { codeToken: "x", verification: "PARK5" }, "older than ten minutes"],
  ])("%s is refused", async (_, values, text) => {
    expect(await send(openForm(opened.park, trip), { ...right, ...values })).toMatchObject({
      ok: false,
      init: { status: 422 },
      form: { values: { name: ["王小明"] }, errors: [{ text: expect.stringContaining(text) }] },
    });
  });

  it("a second time leads to what the first made, before anything else is looked at", async () => {
    expect(await send(openForm(opened.park, trip), { website: "x" }, async () => "secret")).toEqual({
      ok: false,
      repeat: "secret",
    });
  });

  it("only for a new code keeps what was written and complains of nothing", async () => {
    const state = openForm(opened.park, trip);
    const received = await send(state, { name: "王", intent: "new-code" });
    expect(received).toMatchObject({
      ok: false,
      init: { status: 200 },
      form: { values: { name: ["王"] }, errors: [] },
    });
    expect(!received.ok && !("repeat" in received) && received.form.code.token).not.toBe(state.code.token);
  });
});
