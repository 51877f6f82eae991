// @module-tag postgres
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "#app/questions/enquiries/enquiries.server.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { emailBacklog, showBacklog, watchEmails } from "./backlog.server.ts";

let open: TestPark;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-03-02 10:00" });
});
afterAll(() => open.close());

it("letters that wait longer than five minutes are told once, and once more when they have left (rule B9)", async () => {
  const { park, at, warnings } = open;
  showBacklog(park);
  const told = async () => {
    const { mail } = park;
    Object.assign(park, { mail: { ...mail, send: () => Promise.reject(new Error("nobody there")) } });
    await park.jobs.send(park.db, watchEmails, {});
    await park.jobs.waiting();
    Object.assign(park, { mail });
    return warnings.splice(0).filter((line) => line.includes('"from":"mail"'));
  };
  for (let person = 0; person < 2; person++) {
    const email = `late-${person}@example.org`;
    await ask(park, {
      kind: "contact",
      locale: "en_US",
      idempotencyKey: email,
      email,
      personal: { email, name: "Lin", subject: "visit", message: "Dogs?" },
      spend: async () => true,
    });
  }
  at("2026-03-02 10:04");
  expect(await told()).toEqual([]);
  expect(await emailBacklog(park)).toEqual({ waiting: 2, oldestSeconds: 240 });
  at("2026-03-02 10:06");
  expect(await told()).toEqual([
    expect.stringMatching(/"waiting":2,"oldestSeconds":360.*letters have waited longer than 5 minutes/),
  ]);
  expect(await told()).toEqual([]);
  expect(await park.figures.text()).toMatch(/^park_emails_waiting 2\n(#.*\n)+park_emails_oldest_seconds 360\n/m);
  await park.jobs.waiting({ delayed: true });
  expect(await told()).toEqual([expect.stringContaining("letters leave in time again")]);
  expect(await emailBacklog(park)).toEqual({ waiting: 0, oldestSeconds: 0 });
});
