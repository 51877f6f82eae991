/** Who appears in the browser tests. */
import type { BrowserContext } from "@playwright/test";
import { cast, castPassword } from "#tests/cast/cast.ts";
import { ask, cookieOf } from "#tests/ask.ts";

/** The admin of the park under test. */
export const chief = { email: cast.director.email, password: castPassword };

/** Signs the admin in without a form, and gives the browser the cookies; answers them as a request sends them. */
export async function signInChief(context: BrowserContext, site: string): Promise<string> {
  const cookie = cookieOf(await ask(site, "/booking-manage", { form: chief }));
  await context.addCookies(
    cookie
      .split("; ")
      .map((one) => ({ name: one.slice(0, one.indexOf("=")), value: one.slice(one.indexOf("=") + 1), url: site })),
  );
  return cookie;
}

/** Widths at which the shell changes or is most used; 768 is the last of the toggled menu (spec §9). */
export const phone = { width: 390, height: 844 };
export const lastToggled = { width: 768, height: 1024 };
export const firstWide = { width: 769, height: 1024 };
export const desktop = { width: 1440, height: 900 };

export const toggled = [phone, lastToggled];
export const wide = [firstWide, desktop];
