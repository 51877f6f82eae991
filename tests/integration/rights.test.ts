import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BackOfficePath } from "#app/routes.ts";
import { checkRights, isForEveryone, mayAct, mayRead } from "#app/staff/core/guards.server.ts";
import { firstBreak } from "#platform/audit.ts";
import { pathIn } from "#platform/locales.ts";
import { type Answer, ask } from "#tests/ask.ts";
import { cast, type CastName, castNames } from "#tests/cast/cast.ts";
import { castSignedIn, signedIn } from "#tests/cast/signed-in.ts";
import { backOfficeRoutes } from "#tests/pages/route-ids.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

/** Every screen of the back office, as the route list has it. */
const paths = backOfficeRoutes.filter(isKnown);

let site: TestSite;
let cookies: Record<CastName, string>;
beforeAll(async () => {
  site = await openTestSite();
  cookies = await castSignedIn(site.url);
});
afterAll(() => site.close());

describe("who may enter what (rules S2, R10): every screen of the route list, each role and nobody", () => {
  it.each(paths)("%s", async (path) => {
    const address = addressOf(path);
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const name of castNames) {
      const [{ role }, cookie] = [cast[name], cookies[name]];
      found[`${role} reads`] = howItReads(await ask(site.url, address, { headers: { cookie } }));
      expected[`${role} reads`] = mayRead(role, path) ? "let in" : "403";
      // What ends a session gets one of its own.
      const own = path === "sign-out" ? await signedIn(site.url, name) : cookie;
      found[`${role} acts`] = howItReads(await ask(site.url, address, { form: {}, headers: { cookie: own } }));
      expected[`${role} acts`] = mayAct(role, path) ? "let in" : "403";
    }
    const led = isForEveryone(path) ? "let in" : "to the sign-in";
    for (const [who, cookie] of [
      ["nobody", ""],
      ["a forger", "park.session_token=made.up"],
    ] as const) {
      found[`${who} reads`] = howItReads(await ask(site.url, address, { headers: { cookie } }));
      found[`${who} asks for its data`] = describeData(await ask(site.url, `${address}.data`, { headers: { cookie } }));
      found[`${who} acts`] = howItReads(await ask(site.url, address, { form: {}, headers: { cookie } }));
      expected[`${who} reads`] = expected[`${who} asks for its data`] = expected[`${who} acts`] = led;
    }
    const admin = cookies.director;
    const forged = await ask(site.url, address, {
      form: {},
      headers: { cookie: admin, origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
    });
    found["another site acts"] = String(forged.status);
    expected["another site acts"] = "403";
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      found[method] = String(
        (await ask(site.url, address, { method, headers: { cookie: admin, origin: site.url } })).status,
      );
      expected[method] = "405";
    }
    expect(found).toEqual(expected);
  });

  it("a screen that nobody wrote down refuses to start", () => {
    expect(() => checkRights(["list", "treasury"])).toThrow(/^Unknown route middleware: treasury/);
    expect(() => checkRights(["constructor"])).toThrow("Unknown route middleware");
    expect(paths.length).toBeGreaterThan(8);
  });

  it("holds in every language", async () => {
    for (const locale of ["en_US", "ja_JP"] as const) {
      const address = pathIn(locale, "/booking-manage/personal-data");
      expect((await ask(site.url, address)).headers.location).toBe(
        `${pathIn(locale, "/booking-manage")}?to=${encodeURIComponent(address)}`,
      );
      expect((await ask(site.url, address, { headers: { cookie: cookies.trainee } })).status).toBe(403);
    }
  });

  it("whatever was refused left no trace, and the audit log is whole", async () => {
    expect(await firstBreak(site.park.db)).toBeUndefined();
  });
});

function addressOf(path: string): string {
  return `/booking-manage${path && `/${path.replace(/:\w+/g, "none")}`}`;
}

/** How an answer reads: let in, whatever the form then says, or kept out. */
function howItReads({ status, headers }: Answer): string {
  if (status === 302 && headers.location?.startsWith("/booking-manage?to=")) return "to the sign-in";
  return status >= 500 || status === 403 || status === 405 ? String(status) : "let in";
}

function describeData(answer: Answer): string {
  return answer.status === 202 && answer.text.includes("/booking-manage?to=") ? "to the sign-in" : howItReads(answer);
}

function isKnown(path: string): path is BackOfficePath {
  try {
    checkRights([path]);
    return true;
  } catch {
    return false;
  }
}
