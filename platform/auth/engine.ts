import { createHmac } from "node:crypto";
import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { admin } from "better-auth/plugins/admin";
import { adminAc, userAc } from "better-auth/plugins/admin/access";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { passkeyPlace } from "./passkey-place.ts";
import { readable } from "./readable.ts";
import { renewal } from "./renewal.ts";
import { longestPassword, shortestPassword } from "./rules.ts";
import type { Tables } from "../db/tables.ts";

const workingDay = 12 * 60 * 60;

/** What an authenticator app shows above its codes: where they are for. */
const issuer = "Park back office";

/**
 * `secure`: over https, where cookies are for https and this host alone; unless said, where the site's own address is
 * one.
 */
export type EngineOptions = { secret: string; siteUrl: string; log: Logger; secure?: boolean };
export type AuthEngine = ReturnType<typeof openEngine>;

/**
 * The sign-in library on our database. None of its own web addresses is ever mounted: auth.ts calls it, and the
 * guards against forged requests are those of our forms.
 */
export function openEngine(
  db: Kysely<Tables>,
  { secret, siteUrl, log, secure = siteUrl.startsWith("https:") }: EngineOptions,
) {
  const place = passkeyPlace(siteUrl);
  return betterAuth({
    appName: "park",
    baseURL: siteUrl,
    // A key of its own, so that nothing else signed with SECRET can pass for a session.
    secret: createHmac("sha256", secret).update("staff sessions").digest("base64url"),
    database: { db, type: "postgres" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
    },
    session: { ...sessionColumns, expiresIn: workingDay, disableSessionRefresh: true },
    user: userColumns,
    account: accountColumns,
    verification: verificationColumns,
    plugins: [
      admin({
        defaultRole: "viewer",
        adminRoles: ["admin"],
        roles: { admin: adminAc, "booking-officer": userAc, editor: userAc, viewer: userAc },
        schema: adminColumns,
      }),
      twoFactor({
        issuer,
        accountLockout: { maxFailedAttempts: 5 },
        backupCodeOptions: { customBackupCodesGenerate: () => Array.from({ length: 10 }, () => readable(2, 5)) },
        schema: twoFactorColumns,
      }),
      passkey({
        rpID: place.host ?? "localhost",
        rpName: issuer,
        origin: place.origins,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        // A passkey stands for both factors only where the device asked who uses it; the library itself does not
        // insist.
        registration: {
          afterVerification: ({ verification }) => insistOnUser(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => insistOnUser(verification.authenticationInfo.userVerified),
        },
        advanced: { webAuthnChallengeCookie: "passkey" },
        schema: passkeyColumns,
      }),
      renewal,
    ],
    advanced: {
      // The library knows the prefix __Secure- alone; __Host- keeps other hosts of the same domain from setting one for
      // us as well.
      cookiePrefix: secure ? "__Host-park" : "park",
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      ipAddress: { disableIpTracking: true },
      // Our migrations are the schema, and a test compares them; looking at every start would only cost time.
      database: { validateSchema: false },
    },
    telemetry: { enabled: false },
    // What a browser sends wrong is no fault of ours.
    logger: {
      level: "warn",
      log: (level, message) =>
        log[message.startsWith("Failed to verify") ? "warn" : level]({ from: "sign-in" }, message),
    },
  });
}

function insistOnUser(verified: boolean | undefined): void {
  if (!verified) throw new APIError("UNAUTHORIZED", { code: "USER_NOT_VERIFIED" });
}

const userColumns = {
  modelName: "staff",
  fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
};
const sessionColumns = {
  modelName: "staff_sessions",
  fields: {
    userId: "staff_id",
    expiresAt: "expires_at",
    ipAddress: "ip_address",
    userAgent: "user_agent",
    createdAt: "created_at",
    updatedAt: "updated_at",
  },
};
const accountColumns = {
  modelName: "staff_accounts",
  fields: {
    userId: "staff_id",
    accountId: "account_id",
    providerId: "provider_id",
    accessToken: "access_token",
    refreshToken: "refresh_token",
    idToken: "id_token",
    accessTokenExpiresAt: "access_token_expires_at",
    refreshTokenExpiresAt: "refresh_token_expires_at",
    createdAt: "created_at",
    updatedAt: "updated_at",
  },
};
const verificationColumns = {
  modelName: "staff_verifications",
  fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
};
const adminColumns = {
  user: { fields: { banReason: "ban_reason", banExpires: "ban_expires" } },
  session: { fields: { impersonatedBy: "impersonated_by" } },
};
const twoFactorColumns = {
  user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
  twoFactor: {
    modelName: "staff_two_factors",
    fields: {
      backupCodes: "backup_codes",
      userId: "staff_id",
      failedVerificationCount: "failed_verification_count",
      lockedUntil: "locked_until",
    },
  },
};
const passkeyColumns = {
  passkey: {
    modelName: "staff_passkeys",
    fields: {
      publicKey: "public_key",
      userId: "staff_id",
      credentialID: "credential_id",
      deviceType: "device_type",
      backedUp: "backed_up",
      createdAt: "created_at",
    },
  },
};
