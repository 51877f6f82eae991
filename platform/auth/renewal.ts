import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { generateRandomString } from "better-auth/crypto";

/**
 * A plug-in of our own for the sign-in library: a session goes on under another token, for who has proved once more who
 * they are (OWASP ASVS 5.0, 7.2.4). Its end and all else stay as they were.
 */
export const renewal = {
  id: "park-renewal",
  endpoints: {
    renewSession: createAuthEndpoint(
      "/park/renew-session",
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        const { session, user } = ctx.context.session;
        const token = generateRandomString(32);
        const renewed = await ctx.context.internalAdapter.updateSession(session.token, { token });
        if (!renewed) throw new APIError("UNAUTHORIZED", { code: "SESSION_GONE" });
        await setSessionCookie(ctx, { session: renewed, user });
        return ctx.json({ renewed: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;
