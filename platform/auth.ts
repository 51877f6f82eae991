import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import type { AuthEngine } from "./auth-engine.ts";
import { openLock } from "./auth-lock.ts";
import type { Tables } from "./db/tables.ts";

/** What a member of staff may do; see the back office's own rules for each. */
export const staffRoles = ["admin", "booking-officer", "editor", "viewer"] as const;
export type StaffRole = (typeof staffRoles)[number];
export type Staff = { id: string; email: string; name: string; role: StaffRole };

/** The fewest characters a password may have. */
export const shortestPassword = 10;

export type SignedIn = { ok: true; headers: Headers } | { ok: false; reason: "wrong" | "locked" };
export type Credentials = { email: string; password: string };

/** Who works here, and the sessions in which they do. */
export interface Auth {
  /** Starts a session; `headers` carry its cookie. Five failures in 15 minutes lock the account for that address. */
  signIn(request: Request, email: string, password: string): Promise<SignedIn>;
  /** Ends the request's session; the headers take its cookie away. */
  signOut(request: Request): Promise<Headers>;
  /** Whose session the request belongs to; costs nothing for visitors, who have no cookie. */
  whoIs(request: Request): Promise<Staff | undefined>;
  /** Makes the first admin, with a made-up password unless given; nothing when there is any staff. */
  makeFirstAdmin(email: string, password?: string): Promise<Credentials | undefined>;
  /** Sets a new password, made up unless given, and ends all sessions; nothing when nobody has that e-mail. */
  resetPassword(email: string, password?: string): Promise<Credentials | undefined>;
}

export type AuthOptions = {
  db: Kysely<Tables>;
  secret: string;
  siteUrl: string;
  log: Logger;
  /** The address a request came from, proxies believed or not as configured. */
  addressOf: (request: Request) => string;
};

/** Sign-in on our own database. The library is loaded when somebody first needs it, not at the start. */
export function openAuth({ db, addressOf, ...options }: AuthOptions): Auth {
  const lock = openLock(db, options.secret);
  const engineOn = async (on: Kysely<Tables>) => (await import("./auth-engine.ts")).openEngine(on, options);
  let opened: Promise<AuthEngine> | undefined;
  const engine = () => (opened ??= engineOn(db));

  return {
    async signIn(request, typed, password) {
      const email = typed.trim().toLowerCase();
      const address = addressOf(request);
      if (!(await lock.attempt(email, address))) return { ok: false, reason: "locked" };
      const headers = await startSession(await engine(), request, email, password);
      if (!headers) return { ok: false, reason: "wrong" };
      await lock.clear(email, address);
      return { ok: true, headers };
    },
    async signOut(request) {
      const { headers } = await (await engine()).api.signOut({ headers: known(request), returnHeaders: true });
      return cookiesOf(headers);
    },
    async whoIs(request) {
      if (!request.headers.get("Cookie")?.includes("park.session_token=")) return undefined;
      const session = await (await engine()).api.getSession({ headers: known(request) });
      return session ? staffOf(session.user) : undefined;
    },
    makeFirstAdmin: (email, password = makePassword()) =>
      db.transaction().execute(async (trx) => {
        // Two processes that start together would both find nobody.
        await sql`select pg_advisory_xact_lock(hashtext('first admin'))`.execute(trx);
        if (await trx.selectFrom("staff").select("id").limit(1).executeTakeFirst()) return undefined;
        const { api } = await engineOn(trx);
        await api.createUser({ body: { email, password, name: "管理員", role: "admin" } });
        return { email, password };
      }),
    async resetPassword(typed, password = makePassword()) {
      const email = typed.trim().toLowerCase();
      const { internalAdapter, password: passwords } = await (await engine()).$context;
      const found = await internalAdapter.findUserByEmail(email);
      if (!found) return undefined;
      await internalAdapter.updatePassword(found.user.id, await passwords.hash(password));
      await internalAdapter.deleteUserSessions(found.user.id);
      await lock.clear(email);
      return { email, password };
    },
  };
}

async function startSession(engine: AuthEngine, request: Request, email: string, password: string) {
  const { APIError } = await import("better-auth/api");
  try {
    const { headers } = await engine.api.signInEmail({ body: { email, password }, headers: known(request), returnHeaders: true });
    return cookiesOf(headers);
  } catch (error) {
    // Wrong password, nobody of that name, no e-mail address at all, or no longer welcome: one answer for all.
    if (error instanceof APIError && error.statusCode < 500) return undefined;
    throw error;
  }
}

/** What the library gets to see of a request. */
function known(request: Request): Headers {
  const seen = new Headers();
  for (const name of ["cookie", "user-agent"]) {
    const value = request.headers.get(name);
    if (value) seen.set(name, value);
  }
  return seen;
}

function cookiesOf(headers: Headers): Headers {
  const cookies = new Headers();
  for (const cookie of headers.getSetCookie()) cookies.append("Set-Cookie", cookie);
  return cookies;
}

function staffOf(user: { id: string; email: string; name: string; role?: string | null | undefined }): Staff | undefined {
  const role = staffRoles.find((known) => known === user.role);
  return role && { id: user.id, email: user.email, name: user.name, role };
}

/** Sixteen letters and digits that cannot be mistaken for one another, to be read from a screen and typed. */
function makePassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
