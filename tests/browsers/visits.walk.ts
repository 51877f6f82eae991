import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { cast, castPassword } from "#tests/cast/cast.ts";
import { type Desk, openDesk } from "#tests/desk.ts";
import { type HeardSite, listenIn } from "./ear.ts";
import type { Tab } from "./tab.ts";
import { alive, choose, clickText, complaints, keepPicture, open, openTab, tooWide, until, write } from "./walk.ts";

let desk: Desk;
let site: HeardSite;
let tab: Tab;

beforeAll(async () => {
  [desk, tab] = await Promise.all([openDesk(), openTab()]);
  site = await listenIn(desk.url);
  await tab.size({ width: 390, height: 844 });
});
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") await keepPicture(tab, task.name);
  expect(await tooWide(tab)).toEqual([]);
  expect(await complaints(tab, site)).toEqual([]);
});
afterAll(async () => {
  await tab?.close();
  await site?.close();
  await desk?.close();
});

it("a teacher books for a class: what is missing is told, then it is confirmed", async () => {
  await open(tab, `${site.url}/group`);
  await write(tab, { groupName: "羅東國小五年三班", contactName: "林老師", phone: "0912345678" });
  await tab.click(".form-actions button[type=submit]");
  await until(tab, () => document.activeElement?.classList.contains("error-summary") ?? false);
  await alive(tab);
  expect(await tab.ask(() => document.querySelector<HTMLInputElement>("#groupName")?.value)).toBe("羅東國小五年三班");
  await write(tab, { email: "walk@example.org", total: "30", discount: "30", verification: "PARK5" });
  await choose(tab, { date: desk.dayAhead(40), startTime: "09:30", endTime: "12:00" });
  await until(tab, () => document.querySelector(".group-sum")?.textContent?.includes("3,600") ?? false);
  for (const box of ["#guidelines", "#privacy"]) await tab.click(box);
  await tab.click(".form-actions button[type=submit]");
  await until(tab, () => location.pathname.startsWith("/status/"));
  await alive(tab);
  expect(await tab.ask(() => document.querySelector(".status-head")?.textContent)).toContain("已確認");
});

it("two lanterns are ordered: rows and sum follow their number, and a draft comes back", async () => {
  await open(tab, `${site.url}/en_US/light`);
  await choose(tab, { count: "2" });
  await until(
    tab,
    () =>
      (document.querySelector("#name2")?.checkVisibility() &&
        document.querySelector(".light-sum")?.textContent?.includes("776")) ??
      false,
  );
  await write(tab, { name1: "Amy Hill", name2: "Ben Hill" });
  await until(tab, () =>
    Object.keys(sessionStorage).some(
      (key) => key.startsWith("park:draft:") && sessionStorage.getItem(key)?.includes("Ben Hill"),
    ),
  );
  await open(tab, `${site.url}/en_US/light`);
  await until(tab, () => document.querySelector<HTMLInputElement>("#name2")?.value === "Ben Hill");
  await write(tab, {
    wish1: "good health",
    wish2: "a safe journey",
    contactName: "Amy Hill",
    phone: "0912345678",
    email: "amy@example.org",
    address: "1 Canal Road, Yilan",
    verification: "PARK5",
  });
  await tab.click("#privacy");
  await tab.click(".form-actions button[type=submit]");
  await until(tab, () => location.pathname.startsWith("/en_US/status/"));
  await alive(tab);
  expect(await tab.ask(() => document.querySelector(".facts")?.textContent)).toContain("a safe journey");
});

it("a stick is drawn: tube and blocks in turn, to its poem or the third no", async () => {
  await open(tab, `${site.url}/fortune-stick`);
  const isOver = () => document.querySelector('.asking[data-phase="yes"], .asking[data-phase="ended"]') !== null;
  for (let step = 0; step < 6 && !(await tab.ask(isOver)); step++) {
    const before = await tab.ask(() => location.search);
    await tab.click(".asking-actions button[type=submit]");
    await until(tab, (was) => location.search !== was && !document.querySelector(".asking[data-busy]"), before);
  }
  expect(await tab.ask(isOver)).toBe(true);
  const to = await tab.ask(() => document.querySelector<HTMLAnchorElement>(".asking-actions a")?.pathname ?? "");
  await tab.click(".asking-actions a");
  await until(tab, (wanted) => location.pathname === wanted && document.querySelectorAll("h1").length === 1, to);
});

it("a stop of the audio guide is found by its number and plays", async () => {
  await open(tab, `${site.url}/ja_JP/audio-guide`);
  // A machine for tests has no loudspeaker, without which Firefox gives up a sound that is not muted.
  await tab.ask(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      this.muted = true;
      return play.call(this);
    };
  });
  await clickText(tab, ".keypad button", "1");
  await clickText(tab, ".keypad button", "聴く");
  await until(tab, () => location.search === "?stop=1" && document.querySelector(".guide-stop audio") !== null);
  await until(tab, () => (document.querySelector("audio")?.currentTime ?? 0) > 0.2);
  await until(tab, () => document.querySelectorAll(".sentence[aria-current]").length === 1);
  await clickText(tab, ".guide-stop button", "一時停止");
  await until(tab, () => document.querySelector("audio")?.paused ?? false);
});

it("an officer signs in and answers a group; it is confirmed", async () => {
  const { id } = await desk.booked("walk in another browser", { guide: "zh30", groupName: "甲組" });
  await tab.size({ width: 1440, height: 900 });
  await tab.go(`${site.url}/booking-manage`);
  await write(tab, { email: cast.officer.email, password: castPassword });
  await clickText(tab, "main button[type=submit]", "登入");
  await until(tab, () => document.querySelector("#back-side") !== null);
  await open(tab, `${site.url}/booking-manage/submissions/${id}`);
  await clickText(tab, "summary", "確認預約");
  await clickText(tab, "details[open] button", "確認預約");
  await until(tab, () => location.search.includes("told=done"));
  expect(await desk.stateOf(id)).toBe("confirmed");
});
