import type { Kysely } from "kysely";
import type { AuthEngine } from "./engine.ts";
import { cookiesOf, known, unlessRefused } from "./request.ts";
import type { Tables } from "../db/tables.ts";

/** One place where somebody is signed in. */
export type SignInShown = { id: string; since: Temporal.Instant; until: Temporal.Instant; browser: string; here: boolean };

/** What an authenticator app needs, shown once: the address for its QR code, and the codes for when the phone is lost. */
export type SecondFactorOffer = { uri: string; recoveryCodes: string[] };

type Changed = { ok: true; headers: Headers } | { ok: false };

/** What whoever is signed in does with their own account; each answers false when the password or the code is wrong. */
export interface Account {
  /** Sets another password; all other sessions end, and this one goes on under the cookie in `headers`. */
  changePassword(request: Request, current: string, next: string): Promise<Changed>;
  /** True while the sign-in asks for a code. */
  hasSecondFactor(request: Request): Promise<boolean>;
  /** Makes a secret for an authenticator app; it counts from `confirmSecondFactor` on. */
  offerSecondFactor(request: Request, password: string): Promise<({ ok: true } & SecondFactorOffer) | { ok: false }>;
  /** The first code of the app: from now on the sign-in asks for one. */
  confirmSecondFactor(request: Request, code: string): Promise<Changed>;
  /** The sign-in no longer asks for a code. */
  endSecondFactor(request: Request, password: string): Promise<Changed>;
  /** Where one is signed in, the newest first. */
  signIns(request: Request): Promise<SignInShown[]>;
  /** Ends one of one's own sessions, for who gives the password again. */
  endSignIn(request: Request, password: string, id: string): Promise<"ended" | "wrong-password" | "gone">;
}

/** The part of the sign-in that belongs to whoever is signed in. */
export function openAccount(db: Kysely<Tables>, engine: () => Promise<AuthEngine>): Account {
  const sessionOf = async (request: Request) => (await (await engine()).api.getSession({ headers: known(request) })) ?? undefined;

  return {
    async changePassword(request, current, next) {
      const { api } = await engine();
      return changed(() => api.changePassword({ body: { currentPassword: current, newPassword: next, revokeOtherSessions: true }, ...told(request) }));
    },
    hasSecondFactor: async (request) => (await sessionOf(request))?.user.twoFactorEnabled === true,
    async offerSecondFactor(request, password) {
      const { api } = await engine();
      const offered = await unlessRefused(() => api.enableTwoFactor({ body: { password, method: "totp" }, headers: known(request) }));
      if (!offered.ok || offered.value.method !== "totp") return { ok: false };
      return { ok: true, uri: offered.value.totpURI, recoveryCodes: offered.value.backupCodes };
    },
    async confirmSecondFactor(request, code) {
      const { api } = await engine();
      return changed(() => api.verifyTOTP({ body: { code: code.replace(/\s/g, "") }, ...told(request) }));
    },
    async endSecondFactor(request, password) {
      const { api } = await engine();
      return changed(() => api.disableTwoFactor({ body: { password }, ...told(request) }));
    },
    async signIns(request) {
      const session = await sessionOf(request);
      if (!session) return [];
      const rows = await db.selectFrom("staff_sessions").select(["id", "created_at", "expires_at", "user_agent"]).where("staff_id", "=", session.user.id).orderBy("created_at", "desc").execute();
      return rows.map(({ id, created_at, expires_at, user_agent }) => ({
        id,
        since: Temporal.Instant.fromEpochMilliseconds(created_at.getTime()),
        until: Temporal.Instant.fromEpochMilliseconds(expires_at.getTime()),
        browser: browserOf(user_agent ?? ""),
        here: id === session.session.id,
      }));
    },
    async endSignIn(request, password, id) {
      const { api } = await engine();
      const session = await sessionOf(request);
      if (!session) return "gone";
      const checked = await unlessRefused(() => api.verifyPassword({ body: { password }, headers: known(request) }));
      if (!checked.ok) return "wrong-password";
      const ended = await db.deleteFrom("staff_sessions").where("id", "=", id).where("staff_id", "=", session.user.id).returning("id").executeTakeFirst();
      return ended ? "ended" : "gone";
    },
  };
}

function told(request: Request) {
  return { headers: known(request), returnHeaders: true } as const;
}

async function changed(work: () => Promise<{ headers: Headers }>): Promise<Changed> {
  const done = await unlessRefused(work);
  return done.ok ? { ok: true, headers: cookiesOf(done.value.headers) } : { ok: false };
}

/** The browser and the system a user agent names, for telling one's own sign-ins apart: `Firefox · Windows`. */
function browserOf(userAgent: string): string {
  const browser = [["Edg", "Edge"], ["OPR", "Opera"], ["SamsungBrowser", "Samsung Internet"], ["Firefox", "Firefox"], ["Chrome", "Chrome"], ["Safari", "Safari"]].find(([sign = "-"]) => userAgent.includes(`${sign}/`))?.[1];
  const system = [["iPhone", "iPhone"], ["iPad", "iPad"], ["Android", "Android"], ["Windows", "Windows"], ["Mac OS", "Mac"], ["CrOS", "ChromeOS"], ["Linux", "Linux"]].find(([sign = "-"]) => userAgent.includes(sign))?.[1];
  return [browser, system].filter(Boolean).join(" · ");
}
