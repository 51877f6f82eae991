import type { Kysely } from "kysely";
import type { AuthEngine } from "./engine.ts";
import { cookiesOf, known, tokenIn, unlessRefused } from "./request.ts";
import { endSessions } from "./session-ends.ts";
import type { Tables } from "../db/tables.ts";

/** `locked` after too many wrong passwords, here as at the sign-in. */
export type PasswordRefused = "wrong-password" | "locked";

/** How failed attempts at an account are counted. */
export type Attempts = {
  begin(request: Request, email: string): Promise<boolean>;
  forget(request: Request, email: string): Promise<void>;
};

/** A change of one's own account, and the cookies of the session that goes on. */
export type Done = { ok: true; headers: Headers } | { ok: false };

export type Owner = ReturnType<typeof openOwner>;

/** Who owns the session of a request, and what changes of their account have in common. */
export function openOwner(db: Kysely<Tables>, engine: (request: Request) => Promise<AuthEngine>, attempts: Attempts) {
  const sessionOf = async (request: Request) =>
    (await (await engine(request)).api.getSession({ headers: known(request) })) ?? undefined;

  return {
    sessionOf,
    /** Nothing when the password is that of who is signed in. */
    async wrongWith(request: Request, password: string): Promise<PasswordRefused | undefined> {
      const email = (await sessionOf(request))?.user.email;
      if (email === undefined) return "wrong-password";
      if (!(await attempts.begin(request, email))) return "locked";
      const { api } = await engine(request);
      const checked = await unlessRefused(() => api.verifyPassword({ body: { password }, headers: known(request) }));
      if (!checked.ok) return "wrong-password";
      await attempts.forget(request, email);
      return undefined;
    },
    /**
     * Another factor is another way in: whoever came by the one before is out. This session goes on, under another
     * token where the library makes one.
     */
    async withoutOthers(request: Request, work: () => Promise<{ headers: Headers }>): Promise<Done> {
      const session = await sessionOf(request);
      const done = await changed(work);
      const mine = done.ok
        ? (done.headers.getSetCookie().flatMap((cookie) => tokenIn(cookie) ?? [])[0] ?? session?.session.token)
        : undefined;
      if (session && mine) await endSessions(db, "factor", { staffId: session.user.id, but: mine });
      return done;
    },
  };
}

/** What the library changes; its refusals as a value. */
export async function changed(work: () => Promise<{ headers: Headers }>): Promise<Done> {
  const done = await unlessRefused(work);
  return done.ok ? { ok: true, headers: cookiesOf(done.value.headers) } : { ok: false };
}
