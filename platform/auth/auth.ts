import { type Kysely, sql, type Transaction } from "kysely";
import type { Logger } from "pino";
import { type Account, openAccount } from "./account.ts";
import { openOwner } from "./owner.ts";
import { openPasskeys, type Passkeys } from "./passkeys.ts";
import { type EndReason, endSessions, isInUse, leaveBefore, whyEnded } from "./session-ends.ts";
import type { AuthEngine } from "./engine.ts";
import { type Due, stillDue } from "./factor-due.ts";
import { openDevices } from "./known-device.ts";
import { openLock } from "./lock.ts";
import { type StaffRole, staffRoles } from "./rules.ts";
import { readable } from "./readable.ts";
import { cookiesOf, known, unlessRefused } from "./request.ts";
import { spendCode, takeSecondStep } from "./second-step.ts";
import type { Tables } from "../db/tables.ts";
import { keyedHash } from "../seal.ts";

export { type StaffRole, staffRoles } from "./rules.ts";
export type Staff = { id: string; email: string; name: string; role: StaffRole };

/**
 * `codeNeeded`: the password was right, and the session begins with `enterCode`; `headers` carry the cookie between the
 * two.
 */
export type SignedIn =
  | { ok: true; headers: Headers; codeNeeded?: boolean }
  | { ok: false; reason: "wrong" | "locked" | "slowed" };
export type CodeEntered = { ok: true; headers: Headers } | { ok: false; reason: "wrong" | "locked" | "too-late" };
export type Credentials = { email: string; password: string };

/** Who works here, and the sessions in which they do. */
export interface Auth extends Account, Passkeys {
  /**
   * Starts a session; `headers` carry its cookie. Five failures in 15 minutes lock the account for where they come
   * from, twenty in an hour slow it for all who are new to it (rule H30).
   */
  signIn(request: Request, email: string, password: string): Promise<SignedIn>;
  /**
   * The second step of a sign-in: a code of the authenticator app, or one of the recovery codes, each of which works
   * once.
   */
  enterCode(request: Request, code: string): Promise<CodeEntered>;
  /** Ends the request's session; the headers take its cookie away. */
  signOut(request: Request): Promise<Headers>;
  /** Whose session the request belongs to; costs nothing for visitors, who have no cookie. */
  whoIs(request: Request): Promise<Staff | undefined>;
  /** What the request's session still owes: a password of one's own, or a second factor that its role requires. */
  stillDue(request: Request): Promise<Due | undefined>;
  /** Takes app, recovery codes and passkeys away, and ends all sessions; false when nobody has that e-mail. */
  resetSecondFactor(email: string): Promise<boolean>;
  /** Why the request's session ended before its time, for who is led to the sign-in. */
  whyOut(request: Request): Promise<EndReason | undefined>;
  /** Ends all sessions of somebody as part of a larger action; answers how many. */
  endSessions(trx: Transaction<Tables>, staffId: string, why: EndReason): Promise<number>;
  /** Makes the first admin, with a made-up password unless given; nothing when there is any staff. */
  makeFirstAdmin(email: string, password?: string): Promise<Credentials | undefined>;
  /**
   * Sets a new password, made up unless given, takes the second factor away and ends all sessions; nothing when nobody
   * has that e-mail.
   */
  resetPassword(email: string, password?: string): Promise<Credentials | undefined>;
  /** Gives somebody an account whose password nobody knows yet; nothing when the e-mail is taken. */
  hire(trx: Transaction<Tables>, person: Omit<Staff, "id">): Promise<string | undefined>;
  /** Sets a password as part of a larger action and ends all sessions. */
  setPassword(trx: Transaction<Tables>, staffId: string, password: string): Promise<void>;
  /** Forgets the failed sign-ins of an account. */
  unlock(email: string): Promise<void>;
}

export type AuthOptions = {
  db: Kysely<Tables>;
  secret: string;
  siteUrl: string;
  log: Logger;
  /** The address a request came from, proxies believed or not as configured. */
  addressOf: (request: Request) => string;
  /** Whether a request came by https, as far as the door knows; not asked where the site's own address is https. */
  isHttps?: (request: Request) => boolean;
};

/** Sign-in on our own database. The library is loaded when somebody first needs it, not at the start. */
export function openAuth({ db, addressOf, isHttps, ...options }: AuthOptions): Auth {
  const { log } = options;
  const lock = openLock(db, options.secret);
  const engineOn = async (on: Kysely<Tables>, secure?: boolean) =>
    (await import("./engine.ts")).openEngine(on, { ...options, ...(secure !== undefined && { secure }) });
  const engines = new Map<boolean, Promise<AuthEngine>>();
  // Over https no cookie without the prefix is believed: another host of the domain could have set it.
  const secureFor = (request: Request) =>
    options.siteUrl.startsWith("https:") ||
    isHttps?.(request) === true ||
    request.headers.get("cookie")?.includes("__Host-park.") === true;
  const engine = (request: Request) => {
    const secure = secureFor(request);
    const opened = engines.get(secure) ?? engineOn(db, secure);
    engines.set(secure, opened);
    return opened;
  };
  const logged = (email: string) => keyedHash(options.secret, "accounts in the log", email).slice(0, 12);
  const devices = openDevices(options.secret);
  const sourceOf = (request: Request, email: string) => devices.sourceOf(request, email, addressOf(request));
  const attempts = {
    begin: async (request: Request, email: string) => (await lock.attempt(email, sourceOf(request, email))) === "go",
    forget: (request: Request, email: string) => lock.clear(email, sourceOf(request, email)),
  };
  /** A browser in which somebody is in is known from then on. */
  const knownFrom = (headers: Headers, request: Request, email: string) => {
    headers.append("Set-Cookie", devices.remember(request, email, secureFor(request)));
    return headers;
  };
  const secondStep = (request: Request, typed: string) =>
    takeSecondStep(db, (on) => engineOn(on, secureFor(request)), options.secret, request, typed);

  const owner = openOwner(db, engine, attempts);
  const passkeys = openPasskeys(db, {
    siteUrl: options.siteUrl,
    owner,
    engine,
    endOthers: (staffId, but) => endSessions(db, "factor", { staffId, but }),
    onSignIn(request, outcome, person) {
      log.info({ from: "sign-in", outcome, ...(person && { account: logged(person.email) }) }, "a sign-in");
      if (person) knownFrom(person.headers, request, person.email);
    },
  });

  return {
    ...openAccount(db, engine, {
      owner,
      attempts,
      byCode: secondStep,
      spend: (staffId, code) => spendCode(db, options.secret, staffId, code),
    }),
    ...passkeys,
    async signIn(request, typed, password) {
      const email = typed.trim().toLowerCase();
      const told = (outcome: string) => log.info({ from: "sign-in", outcome, account: logged(email) }, "a sign-in");
      const allowed = await lock.attempt(email, sourceOf(request, email));
      if (allowed !== "go") {
        told(allowed);
        return { ok: false, reason: allowed };
      }
      const started = await startSession(await engine(request), request, email, password);
      told(started ? (started.codeNeeded ? "code needed" : "in") : "wrong");
      if (!started) return { ok: false, reason: "wrong" };
      await attempts.forget(request, email);
      await leaveBefore(db, request);
      if (!started.codeNeeded) knownFrom(started.headers, request, email);
      return { ok: true, ...started };
    },
    async enterCode(request, typed) {
      const entered = await secondStep(request, typed);
      log.info({ from: "sign-in", outcome: entered.ok ? "in by code" : "wrong code" }, "a sign-in");
      if (!entered.ok) return { ok: false, reason: whyRefused(entered) };
      return {
        ok: true,
        headers: knownFrom(cookiesOf(entered.value.headers), request, entered.value.response.user.email),
      };
    },
    async signOut(request) {
      const { headers } = await (await engine(request)).api.signOut({ headers: known(request), returnHeaders: true });
      return cookiesOf(headers);
    },
    async whoIs(request) {
      if (!request.headers.get("Cookie")?.includes("park.session_token=")) return undefined;
      const session = await (await engine(request)).api.getSession({ headers: known(request) });
      return session && (await isInUse(db, session.session.id)) ? staffOf(session.user) : undefined;
    },
    stillDue: (request) => stillDue(db, request),
    async resetSecondFactor(typed) {
      const found = await db
        .selectFrom("staff")
        .select("id")
        .where("email", "=", typed.trim().toLowerCase())
        .executeTakeFirst();
      if (!found) return false;
      await db.transaction().execute(async (trx) => {
        await removeSecondFactor(trx, found.id);
        await endSessions(trx, "factor", { staffId: found.id });
      });
      return true;
    },
    whyOut: (request) => whyEnded(db, request),
    endSessions: (trx, staffId, why) => endSessions(trx, why, { staffId }),
    makeFirstAdmin: (email, given) =>
      db.transaction().execute(async (trx) => {
        // Two processes that start together would both find nobody.
        await sql`select pg_advisory_xact_lock(hashtext('first admin'))`.execute(trx);
        if (await trx.selectFrom("staff").select("id").limit(1).executeTakeFirst()) return undefined;
        const [{ api }, password] = [await engineOn(trx), given ?? readable(4, 4)];
        const { user } = await api.createUser({ body: { email, password, name: "管理員", role: "admin" } });
        if (given === undefined) await noteMadeUp(trx, user.id);
        return { email, password };
      }),
    async resetPassword(typed, given) {
      const [email, password] = [typed.trim().toLowerCase(), given ?? readable(4, 4)];
      const found = await db.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirst();
      if (!found) return undefined;
      await db.transaction().execute(async (trx) => {
        await setPassword(trx, await engineOn(trx), found.id, password);
        if (given === undefined) await noteMadeUp(trx, found.id);
        await removeSecondFactor(trx, found.id);
      });
      await lock.clear(email);
      return { email, password };
    },
    async hire(trx, { email, name, role }) {
      if (await trx.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirst()) return undefined;
      const { api } = await engineOn(trx);
      return (await api.createUser({ body: { email, name, role, password: readable(4, 4) } })).user.id;
    },
    setPassword: async (trx, staffId, password) => setPassword(trx, await engineOn(trx), staffId, password),
    unlock: (email) => lock.clear(email),
  };
}

/** Takes somebody's authenticator app, recovery codes and passkeys away. */
export async function removeSecondFactor(trx: Transaction<Tables>, staffId: string): Promise<void> {
  await trx.deleteFrom("staff_two_factors").where("staff_id", "=", staffId).execute();
  await trx.deleteFrom("staff_passkeys").where("staff_id", "=", staffId).execute();
  await trx.updateTable("staff_sessions").set({ by_passkey: false }).where("staff_id", "=", staffId).execute();
  await trx.updateTable("staff").set({ two_factor_enabled: false }).where("id", "=", staffId).execute();
}

/** Whoever signs in with it chooses another first (rule H50). */
async function noteMadeUp(trx: Transaction<Tables>, staffId: string): Promise<void> {
  await trx.updateTable("staff").set({ made_up_password: true }).where("id", "=", staffId).execute();
}

async function setPassword(
  trx: Transaction<Tables>,
  engine: AuthEngine,
  staffId: string,
  password: string,
): Promise<void> {
  const { internalAdapter, password: passwords } = await engine.$context;
  await internalAdapter.updatePassword(staffId, await passwords.hash(password));
  await trx.updateTable("staff").set({ made_up_password: false }).where("id", "=", staffId).execute();
  await endSessions(trx, "password", { staffId });
}

async function startSession(engine: AuthEngine, request: Request, email: string, password: string) {
  // Wrong password, nobody of that name, no e-mail address at all, or no longer welcome: one answer for all.
  const started = await unlessRefused(() =>
    engine.api.signInEmail({ body: { email, password }, headers: known(request), returnHeaders: true }),
  );
  if (!started.ok) return undefined;
  const { headers, response } = started.value;
  return { headers: cookiesOf(headers), ...("twoFactorRedirect" in response && { codeNeeded: true }) };
}

/**
 * Five wrong codes of one sign-in end it; five in a row, of whatever sign-in, close the account's second step for a
 * quarter of an hour.
 */
function whyRefused({ status, code }: { status: number; code: string }): "wrong" | "locked" | "too-late" {
  if (status === 429) return "locked";
  return code === "INVALID_TWO_FACTOR_COOKIE" || code.startsWith("TOO_MANY_ATTEMPTS") ? "too-late" : "wrong";
}

function staffOf(user: {
  id: string;
  email: string;
  name: string;
  role?: string | null | undefined;
}): Staff | undefined {
  const role = staffRoles.find((known) => known === user.role);
  return role && { id: user.id, email: user.email, name: user.name, role };
}
