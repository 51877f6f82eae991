import { type MiddlewareFunction, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import type { Staff } from "#platform/auth.ts";
import { localeOfPath, pathIn } from "#platform/locales.ts";
import { staffContext } from "./staff-context.ts";

type Guard = (staff: Staff) => boolean;

/** Who may pass; every guard needs someone signed in (spec §6, decisions §9). */
const guards = {
  "signed-in": (_staff: Staff) => true,
  "bookings": (staff: Staff) => staff.role === "admin" || staff.role === "booking-officer",
  "content": (staff: Staff) => staff.role === "admin" || staff.role === "editor",
  "admin": (staff: Staff) => staff.role === "admin",
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/** Whether somebody may pass a guard. */
export function mayPass(name: GuardName, staff: Staff): boolean {
  return guards[name](staff);
}

/**
 * Route middleware that lets only the right staff through: others go to the sign-in, or get a 403.
 * A name no guard bears is refused when the server starts (spec §8, rule R10).
 */
export function guard(name: string): MiddlewareFunction<Response> {
  const allows = Object.entries(guards).find(([known]) => known === name)?.[1];
  if (!allows) throw new Error(`Unknown route middleware: ${name}`);
  return async ({ request, url, context }, next) => {
    const staff = await context.get(parkContext).auth.whoIs(request);
    if (!staff) throw redirect(`${pathIn(localeOfPath(url.pathname), "/booking-manage")}?to=${encodeURIComponent(url.pathname)}`);
    if (!allows(staff)) throw new Response(null, { status: 403 });
    context.set(staffContext, staff);
    return next();
  };
}
