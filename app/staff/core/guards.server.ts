import { type MiddlewareFunction, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import type { BackOfficePath } from "#app/routes.ts";
import { type StaffRole, staffRoles } from "#platform/auth/rules.ts";
import { backOffice, isInBackOffice, barePath, localeOfPath, pathIn } from "#platform/locales.ts";
import { freshFor, signInFor } from "./back-paths.ts";
import { dueContext, staffContext, visitorContext } from "./staff-context.ts";

/** Who may; "everyone" needs no sign-in, as the sign-in itself. */
type Who = "everyone" | readonly StaffRole[];
/**
 * Who may read a screen, and who may send its forms; `fresh` where they must have proved who they are a few minutes ago
 * (rule H21).
 */
type Rights = { read: Who; act: Who; fresh?: true };

const everyone = { read: "everyone", act: "everyone" } as const;
const all = staffRoles;
const officers = ["admin", "booking-officer"] as const;
const editors = ["admin", "editor"] as const;
/** What both desks need in a hurry. */
const team = ["admin", "booking-officer", "editor"] as const;
const admins = ["admin"] as const;
const nobody = [] as const;

/**
 * Every screen of the back office, and whom it is for (rule S2). One that is missing here is a type error, and the site
 * refuses to start.
 */
const rights: Record<BackOfficePath, Rights> = {
  "": everyone,
  account: { read: all, act: all },
  audit: { read: admins, act: nobody },
  calendar: { read: all, act: nobody },
  capacity: { read: officers, act: officers },
  "capacity/usual": { read: officers, act: officers },
  "check-in": { read: officers, act: nobody },
  "check-in/arrivals": { read: officers, act: officers },
  "day-sheet": { read: all, act: nobody },
  "new": { read: officers, act: officers },
  closures: { read: officers, act: officers },
  "closures/:id": { read: officers, act: nobody },
  banner: { read: team, act: team },
  code: everyone,
  "deeds/:id": { read: all, act: nobody },
  "submissions/:id": { read: all, act: officers },
  "submissions/:id/:noun": { read: all, act: officers },
  "submissions/:id/:noun/removal": { read: all, act: officers },
  "submissions/:id/uploads/:upload": { read: officers, act: nobody },
  facts: { read: editors, act: nobody },
  "facts/:key": { read: editors, act: editors },
  help: { read: all, act: nobody },
  hours: { read: editors, act: editors },
  list: { read: all, act: officers },
  "mail-texts": { read: team, act: nobody },
  "mail-texts/:kind/:mail": { read: team, act: team },
  menu: { read: editors, act: editors },
  password: everyone,
  "password/:token": everyone,
  people: { read: admins, act: admins, fresh: true },
  "people/:id": { read: admins, act: admins, fresh: true },
  "list/views": { read: all, act: all },
  "list/:file": { read: all, act: nobody },
  content: { read: editors, act: nobody },
  "content/translations": { read: editors, act: nobody },
  "content/:type": { read: editors, act: nobody },
  "content/:type/:id": { read: editors, act: editors },
  "content/:type/:id/archive": { read: editors, act: nobody },
  "content/:type/:id/discard": { read: editors, act: editors },
  "content/:type/:id/draft": { read: editors, act: editors },
  "content/:type/:id/history": { read: editors, act: editors },
  "content/:type/:id/preview": { read: editors, act: nobody },
  media: { read: editors, act: editors },
  "media/:id": { read: editors, act: editors },
  "media/pictures.json": { read: editors, act: nobody },
  "media/documents": { read: editors, act: editors },
  "media/upload": { read: editors, act: editors },
  "personal-data": { read: admins, act: admins, fresh: true },
  "personal-data/export": { read: admins, act: admins, fresh: true },
  rites: { read: officers, act: nobody },
  "rites/:day": { read: officers, act: nobody },
  "rites/:day/:noun": { read: officers, act: officers },
  "rites/:day/:noun/removal": { read: officers, act: officers },
  "side-menu": { read: editors, act: editors },
  "sign-out": everyone,
  fresh: { read: all, act: all },
  "sign-in-rules": { read: admins, act: admins, fresh: true },
  site: { read: admins, act: admins },
  sure: { read: all, act: all },
  synonyms: { read: editors, act: editors },
  timetable: { read: editors, act: editors },
  "working-days": { read: officers, act: officers },
};

/** What a role may do at an address of the route list: `mayAct("viewer", "list")`. */
export function mayRead(role: StaffRole, path: BackOfficePath): boolean {
  return allows(rights[path].read, role);
}

/** The same of sending its forms. */
export function mayAct(role: StaffRole, path: BackOfficePath): boolean {
  return allows(rights[path].act, role);
}

/** True where nobody needs to be signed in. */
export function isForEveryone(path: BackOfficePath): boolean {
  return rights[path].read === "everyone";
}

/** True when this role may open the screen at an address: `opensTo("editor", "/booking-manage/list")`. */
export function opensTo(role: StaffRole, address: string): boolean {
  const path = address.slice(backOffice.length + 1);
  return isBackOfficePath(path) && mayRead(role, path);
}

/** Refuses a back office with a screen whose rights nobody has written down (spec §8, rule R10). */
export function checkRights(paths: readonly string[]): void {
  const unknown = paths.find((path) => !isBackOfficePath(path));
  if (unknown !== undefined)
    throw new Error(
      `Unknown route middleware: ${unknown} is not in the table of rights (app/staff/core/guards.server.ts)`,
    );
}

/**
 * The middleware of the back office's frame, so that no screen can be without it: whoever is not signed in is led to
 * the sign-in, who has not the right gets a 403, who owes a password of their own or a required second factor is led to
 * it (rules H32, H50), nothing but a form changes anything, and no screen is asked for what nobody can write (rule R2).
 */
export const byRights: MiddlewareFunction<Response> = async ({ request, url, params, pattern, context }, next) => {
  const path = barePath(`/${pattern.replace(/^\//, "")}`).slice(backOffice.length + 1);
  if (!isBackOfficePath(path)) throw new Error(`Unknown route middleware: ${path}`);
  const actions = request.method !== "GET" && request.method !== "HEAD";
  if (actions && request.method !== "POST")
    throw new Response(null, { status: 405, headers: { allow: "GET, HEAD, POST" } });
  const who = rights[path][actions ? "act" : "read"];
  const staff = await context.get(parkContext).auth.whoIs(request);
  if (staff) context.set(staffContext, staff);
  const due = staff && (await context.get(parkContext).auth.stillDue(request));
  context.set(dueContext, due);
  // Whoever owes a password of their own, or a second factor, sees nothing of the back office before it is there.
  context.set(visitorContext, due?.over ? undefined : staff);
  if (!isWriteable(params, url)) throw new Response(null, { status: 404 });
  if (due?.over && path !== "account" && !(actions && who === "everyone"))
    throw redirect(pathIn(localeOfPath(url.pathname), `${backOffice}/account`));
  if (who === "everyone") return next();
  if (!staff) throw redirect(signInFor(url));
  if (!allows(who, staff.role)) {
    context
      .get(parkContext)
      .log.warn({ staff: staff.id, role: staff.role, path, actions }, "refused for want of a right");
    throw new Response(null, { status: 403 });
  }
  // The form goes there whole (307), is kept, and comes back once they have proved it.
  if (actions && rights[path].fresh && !(await context.get(parkContext).auth.isFresh(request)))
    throw redirect(freshFor(url), 307);
  return next();
};

/**
 * False for an address that names things with control characters, or asks for a zero byte, which the database does not
 * take; a tab may be pasted into a search.
 */
function isWriteable(params: Readonly<Record<string, string | undefined>>, { searchParams }: URL): boolean {
  return (
    !Object.values(params).some((part) => /\p{Cc}/u.test(part ?? "")) &&
    ![...searchParams].flat().some((part) => part.includes("\0"))
  );
}

function allows(who: Who, role: StaffRole): boolean {
  return who === "everyone" || who.includes(role);
}

/** What a route's id says of the back office: `list` of `ja_JP/booking-manage/list`; nothing for another route. */
export function backOfficePathOf(routeId: string): string | undefined {
  const address = routeId.slice(routeId.indexOf("/"));
  return isInBackOffice(address) ? address.slice(backOffice.length + 1) : undefined;
}

/** True for an address of the back office in the route list. */
export function isBackOfficePath(path: string): path is BackOfficePath {
  return Object.hasOwn(rights, path);
}
