import type { Kysely } from "kysely";
import type { AuthEngine } from "./engine.ts";
import { type Attempts, changed, type Done, type Owner, type PasswordRefused } from "./owner.ts";
import { known, unlessRefused } from "./request.ts";
import { endSessions, freshen, inUse, isFresh, noteEnded } from "./session-ends.ts";
import type { Tables } from "../db/tables.ts";

/** One place where somebody is signed in. */
export type SignInShown = {
  id: string;
  since: Temporal.Instant;
  until: Temporal.Instant;
  browser: string;
  here: boolean;
};

/**
 * What an authenticator app needs, shown once: the address for its QR code, and the codes for when the phone is lost.
 */
export type SecondFactorOffer = { uri: string; recoveryCodes: string[] };

type Proved = { ok: true; headers: Headers } | { ok: false; reason: "wrong" | "locked" };

type Changed = { ok: true; headers: Headers } | { ok: false; reason: PasswordRefused };

/**
 * What whoever is signed in does with their own account. A wrong password counts as a failed sign-in, so that nobody
 * guesses here instead (rule H30).
 */
export interface Account {
  /** Sets another password; all other sessions end, and this one goes on under the cookie in `headers`. */
  changePassword(request: Request, current: string, next: string): Promise<Changed>;
  /** True while the sign-in asks for a code. */
  hasSecondFactor(request: Request): Promise<boolean>;
  /** Makes a secret for an authenticator app; it counts from `confirmSecondFactor` on. */
  offerSecondFactor(
    request: Request,
    password: string,
  ): Promise<({ ok: true } & SecondFactorOffer) | { ok: false; reason: PasswordRefused }>;
  /** The first code of the app: from now on the sign-in asks for one, and all other sessions end. */
  confirmSecondFactor(request: Request, code: string): Promise<Done>;
  /** The sign-in no longer asks for a code; all other sessions end. */
  endSecondFactor(request: Request, password: string): Promise<Changed>;
  /** True when one signed in, or proved who one is, in the last ten minutes. */
  isFresh(request: Request): Promise<boolean>;
  /**
   * Proves by password, or by a code of the app where none is given, who one is; the session goes on, fresh, under the
   * cookie in `headers`. Wrong ones count as failed sign-ins of `email`.
   */
  prove(request: Request, email: string, given: { password: string; code: string }): Promise<Proved>;
  /** Where one is signed in, the newest first. */
  signIns(request: Request): Promise<SignInShown[]>;
  /** Ends one of one's own sessions, for who gives the password again. */
  endSignIn(request: Request, password: string, id: string): Promise<"ended" | PasswordRefused | "gone">;
  /** Ends all of one's own sessions but this one; `gone` when there was no other. */
  endOtherSignIns(request: Request, password: string): Promise<"ended" | PasswordRefused | "gone">;
}

/** What the account needs of the sign-in: how failed attempts are counted, and how a code is taken. */
type SignInParts = {
  owner: Owner;
  attempts: Attempts;
  byCode(request: Request, code: string): Promise<{ ok: boolean }>;
  /** Notes that a code of the app has been used. */
  spend(staffId: string, code: string): Promise<unknown>;
};

/** The part of the sign-in that belongs to whoever is signed in. */
export function openAccount(
  db: Kysely<Tables>,
  engine: (request: Request) => Promise<AuthEngine>,
  { owner, attempts, byCode, spend }: SignInParts,
): Account {
  const { sessionOf, wrongWith, withoutOthers } = owner;

  return {
    async changePassword(request, current, next) {
      const wrong = await wrongWith(request, current);
      if (wrong) return { ok: false, reason: wrong };
      const { api } = await engine(request);
      const session = await sessionOf(request);
      const others = session
        ? await db
            .selectFrom("staff_sessions")
            .select("token")
            .where("staff_id", "=", session.user.id)
            .where("id", "!=", session.session.id)
            .execute()
        : [];
      const done = await changed(() =>
        api.changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          ...told(request),
        }),
      );
      if (!done.ok) return { ok: false, reason: "wrong-password" };
      await db
        .updateTable("staff")
        .set({ made_up_password: false })
        .where("id", "=", session?.user.id ?? "")
        .execute();
      await noteEnded(
        db,
        "password",
        others.map(({ token }) => token),
      );
      return done;
    },
    hasSecondFactor: async (request) => (await sessionOf(request))?.user.twoFactorEnabled === true,
    async offerSecondFactor(request, password) {
      const wrong = await wrongWith(request, password);
      if (wrong) return { ok: false, reason: wrong };
      const { api } = await engine(request);
      const offered = await unlessRefused(() =>
        api.enableTwoFactor({ body: { password, method: "totp" }, headers: known(request) }),
      );
      if (!offered.ok || offered.value.method !== "totp") return { ok: false, reason: "wrong-password" };
      return { ok: true, uri: offered.value.totpURI, recoveryCodes: offered.value.backupCodes };
    },
    async confirmSecondFactor(request, typed) {
      const { api } = await engine(request);
      const [session, code] = [await sessionOf(request), typed.replace(/\s/g, "")];
      const done = await withoutOthers(request, () => api.verifyTOTP({ body: { code }, ...told(request) }));
      if (done.ok && session) await spend(session.user.id, code);
      return done;
    },
    async endSecondFactor(request, password) {
      const wrong = await wrongWith(request, password);
      if (wrong) return { ok: false, reason: wrong };
      const { api } = await engine(request);
      const ended = await withoutOthers(request, () => api.disableTwoFactor({ body: { password }, ...told(request) }));
      return ended.ok ? ended : { ok: false, reason: "wrong-password" };
    },
    async isFresh(request) {
      const session = await sessionOf(request);
      return session !== undefined && isFresh(db, session.session.id);
    },
    async prove(request, email, { password, code }) {
      const session = await sessionOf(request);
      if (!session || session.user.email !== email || !(await attempts.begin(request, email)))
        return { ok: false, reason: "locked" };
      const { api } = await engine(request);
      const proved = password
        ? await unlessRefused(() => api.verifyPassword({ body: { password }, headers: known(request) }))
        : session.user.twoFactorEnabled === true
          ? await byCode(request, code)
          : undefined;
      if (!proved?.ok) return { ok: false, reason: "wrong" };
      await attempts.forget(request, email);
      await freshen(db, session.session.id);
      const renewed = await changed(() => api.renewSession(told(request)));
      // Where another tab was first, the browser has the new cookie from there.
      return { ok: true, headers: renewed.ok ? renewed.headers : new Headers() };
    },
    async signIns(request) {
      const session = await sessionOf(request);
      if (!session) return [];
      const rows = await db
        .selectFrom("staff_sessions")
        .select(["id", "created_at", "expires_at", "user_agent"])
        .where("staff_id", "=", session.user.id)
        .where(inUse)
        .orderBy("created_at", "desc")
        .execute();
      return rows.map(({ id, created_at, expires_at, user_agent }) => ({
        id,
        since: Temporal.Instant.fromEpochMilliseconds(created_at.getTime()),
        until: Temporal.Instant.fromEpochMilliseconds(expires_at.getTime()),
        browser: browserOf(user_agent ?? ""),
        here: id === session.session.id,
      }));
    },
    async endSignIn(request, password, id) {
      const session = await sessionOf(request);
      if (!session) return "gone";
      const wrong = await wrongWith(request, password);
      if (wrong) return wrong;
      const owned = await db
        .selectFrom("staff_sessions")
        .select("id")
        .where("id", "=", id)
        .where("staff_id", "=", session.user.id)
        .executeTakeFirst();
      return owned && (await endSessions(db, "elsewhere", { id })) > 0 ? "ended" : "gone";
    },
    async endOtherSignIns(request, password) {
      const session = await sessionOf(request);
      if (!session) return "gone";
      const wrong = await wrongWith(request, password);
      if (wrong) return wrong;
      return (await endSessions(db, "elsewhere", { staffId: session.user.id, but: session.session.token })) > 0
        ? "ended"
        : "gone";
    },
  };
}

function told(request: Request) {
  return { headers: known(request), returnHeaders: true } as const;
}

/** The browser and the system a user agent names, for telling one's own sign-ins apart: `Firefox · Windows`. */
function browserOf(userAgent: string): string {
  const browser = [
    ["Edg", "Edge"],
    ["OPR", "Opera"],
    ["SamsungBrowser", "Samsung Internet"],
    ["Firefox", "Firefox"],
    ["Chrome", "Chrome"],
    ["Safari", "Safari"],
  ].find(([sign = "-"]) => userAgent.includes(`${sign}/`))?.[1];
  const system = [
    ["iPhone", "iPhone"],
    ["iPad", "iPad"],
    ["Android", "Android"],
    ["Windows", "Windows"],
    ["Mac OS", "Mac"],
    ["CrOS", "ChromeOS"],
    ["Linux", "Linux"],
  ].find(([sign = "-"]) => userAgent.includes(sign))?.[1];
  return [browser, system].filter(Boolean).join(" · ");
}
