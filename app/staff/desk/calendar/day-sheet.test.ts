import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmPayment } from "#app/lanterns/order-steps.server.ts";
import { orderLanterns } from "#app/lanterns/order.server.ts";
import { readRite } from "#app/lanterns/rites/rite-list.server.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { parkContext } from "#app/context.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { type StaffRole, staffRoles } from "#platform/auth/rules.ts";
import { type Locale, locales } from "#platform/locales.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { loader } from "./day-sheet.route.tsx";
import { readDaySheet } from "./day-sheet.server.ts";

/** A Monday: a day of lanterns. */
const monday = "2026-03-16";

let open: TestPark;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-03-09 10:00" });
});
afterAll(() => open.close());

it("the day sheet says how many lantern orders there are and leaves their details to the temple's list", async () => {
  const group = await reserve(open.park, groupOf(30, { date: monday }), {
    locale: "zh_TW",
    idempotencyKey: "group",
    wait: false,
  });
  expect(group.ok).toBe(true);
  expect((await sheet("zh_TW")).lanterns).toBe("");
  const first = await lantern("first");
  expect(await told()).toEqual(["祈願燈：1 筆（未付款 1）", "Lanterns: 1 order (1 unpaid)", "祈願灯：1件（未入金1）"]);
  await lantern("second");
  await confirmPayment(open.park, first, { by: "mei" });
  expect(await told()).toEqual(["祈願燈：2 筆（未付款 1）", "Lanterns: 2 orders (1 unpaid)", "祈願灯：2件（未入金1）"]);
  const { lines, people } = await sheet("zh_TW");
  expect([lines.map(({ kindName }) => kindName), people]).toEqual([["group"], 30]);
  expect(JSON.stringify(await sheet("zh_TW"))).not.toMatch(/平安|0988|光明路|願清風/);
  const rite = await readRite(open.park, monday);
  expect([rite.hanging.length, rite.unpaid.length]).toEqual([1, 1]);
});

it("leads to the temple's list only whom it is open to (rule S2)", async () => {
  const opens = await Promise.all(staffRoles.map(async (role) => [role, (await load(role)).data.opensRites]));
  expect(
    opens
      .filter(([, open]) => open)
      .map(([role]) => role)
      .toSorted(),
  ).toEqual(["admin", "booking-officer"]);
});

function load(role: StaffRole) {
  const context = new RouterContextProvider();
  context.set(parkContext, open.park);
  context.set(staffContext, { id: role, email: `${role}@example.org`, name: role, role });
  const url = new URL(`http://park.example/booking-manage/day-sheet?day=${monday}`);
  return loader({
    url,
    context,
    request: new Request(url),
    params: {},
    pattern: "/booking-manage/day-sheet",
  } as Parameters<typeof loader>[0]);
}

function sheet(locale: Locale) {
  return readDaySheet(open.park, Temporal.PlainDate.from(monday), true, locale);
}

function told() {
  return Promise.all(locales.map(async (locale) => (await sheet(locale)).lanterns));
}

async function lantern(who: string): Promise<string> {
  const buyer = {
    contactName: "願清風",
    phone: "0988-111-222",
    email: `${who}@example.org`,
    recipientName: "",
    postcode: "265",
    address: "光明路 9 號",
  };
  const ordered = await orderLanterns(
    open.park,
    { ...buyer, lanterns: [{ name: "王小明", wish: "平安" }] },
    { locale: "zh_TW", idempotencyKey: who },
  );
  if (!ordered.ok) throw new Error(ordered.reason);
  return ordered.id;
}
