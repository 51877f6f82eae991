import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { AuthEngine } from "./engine.ts";
import type { Done, Owner, PasswordRefused } from "./owner.ts";
import { passkeyPlace } from "./passkey-place.ts";
import { cookiesOf, known, unlessRefused } from "./request.ts";
import { leaveBefore } from "./session-ends.ts";
import type { Tables } from "../db/tables.ts";

/** A passkey as its owner sees it. */
export type PasskeyShown = {
  id: string;
  name: string;
  since: Temporal.Instant | undefined;
  used: Temporal.Instant | undefined;
};

/**
 * What a browser is asked to do, as JSON of the WebAuthn standard; `headers` carry the cookie that ties the answer to
 * it.
 */
export type PasskeyAsked<T> = { options: T; headers: Headers };

/** As many as somebody has devices. */
const mostPasskeys = 20;

const text = (most: number) => z.string().max(most);
const bytes = text(20_000);
/** What browsers send, as the WebAuthn standard has it; the library reads the bytes. */
const credential = {
  id: text(1400),
  rawId: text(1400),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).catch({}),
};
const madeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(text(20)).max(10).catch([]),
  }),
});
const usedSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});

/** Signing in without a password: a passkey counts as both factors, since the device asks who uses it (rule H31). */
export interface Passkeys {
  /** The domain passkeys are made for; nothing where the site's address is an IP number. */
  passkeyHost: string | undefined;
  /** One's own, the oldest first. */
  passkeys(request: Request): Promise<PasskeyShown[]>;
  /** Lets the browser make one, for who gives the password. */
  offerPasskey(
    request: Request,
    password: string,
  ): Promise<
    | ({ ok: true } & PasskeyAsked<PublicKeyCredentialCreationOptionsJSON>)
    | { ok: false; reason: PasswordRefused | "too-many" }
  >;
  /** Takes the new passkey; all other sessions end. */
  addPasskey(request: Request, name: string, credential: string): Promise<Done>;
  /** Calls one of one's own something else; false when it is gone. */
  renamePasskey(request: Request, id: string, name: string): Promise<boolean>;
  /** Revokes one of one's own, for who gives the password; all other sessions end. */
  endPasskey(request: Request, password: string, id: string): Promise<"ended" | PasswordRefused | "gone">;
  /** What a browser is asked before a sign-in. */
  askForPasskey(request: Request): Promise<PasskeyAsked<PublicKeyCredentialRequestOptionsJSON>>;
  /** Starts a session by the browser's answer. */
  signInByPasskey(request: Request, credential: string): Promise<ByPasskey>;
  /**
   * Proves by the browser's answer who one is; the session goes on, fresh, under another cookie. Refused is a passkey
   * of anybody else.
   */
  proveByPasskey(request: Request, credential: string): Promise<ByPasskey>;
}

type ByPasskey = { ok: true; headers: Headers } | { ok: false; reason: "passkey" };

type Parts = {
  siteUrl: string;
  owner: Owner;
  engine: (request: Request) => Promise<AuthEngine>;
  /** Ends all sessions of somebody but the one with a token. */
  endOthers(staffId: string, but: string): Promise<unknown>;
  /** Told of each sign-in; adds what it wants to the headers. */
  onSignIn(
    request: Request,
    outcome: "in by passkey" | "wrong passkey",
    person?: { email: string; headers: Headers },
  ): void;
};

/** The part of the sign-in that passkeys are. */
export function openPasskeys(db: Kysely<Tables>, { siteUrl, owner, engine, endOthers, onSignIn }: Parts): Passkeys {
  const mine = (staffId: string) => db.selectFrom("staff_passkeys").where("staff_id", "=", staffId);

  async function signInByPasskey(request: Request, credential: string): Promise<ByPasskey> {
    const response = read(credential, usedSchema);
    const { api } = await engine(request);
    const given = { headers: known(request), returnHeaders: true } as const;
    const entered =
      response && (await unlessRefused(() => api.verifyPasskeyAuthentication({ body: { response }, ...given })));
    if (!response || !entered?.ok) {
      onSignIn(request, "wrong passkey");
      return { ok: false, reason: "passkey" };
    }
    const { session, user } = entered.value.response;
    await db.updateTable("staff_sessions").set({ by_passkey: true }).where("id", "=", session.id).execute();
    await db
      .updateTable("staff_passkeys")
      .set({ used_at: sql`clock_timestamp()` })
      .where("credential_id", "=", response.id)
      .execute();
    await leaveBefore(db, request);
    const headers = cookiesOf(entered.value.headers);
    onSignIn(request, "in by passkey", { email: user.email, headers });
    return { ok: true, headers };
  }

  return {
    passkeyHost: passkeyPlace(siteUrl).host,
    async passkeys(request) {
      const session = await owner.sessionOf(request);
      const rows = session
        ? await mine(session.user.id)
            .select(["id", "name", "created_at", "used_at"])
            .orderBy("created_at")
            .orderBy("id")
            .execute()
        : [];
      return rows.map(({ id, name, created_at, used_at }) => ({
        id,
        name: name ?? "",
        since: instantOf(created_at),
        used: instantOf(used_at),
      }));
    },
    async offerPasskey(request, password) {
      const wrong = await owner.wrongWith(request, password);
      if (wrong) return { ok: false, reason: wrong };
      const session = await owner.sessionOf(request);
      const { n } = await mine(session?.user.id ?? "")
        .select(({ fn }) => fn.countAll<number | string>().as("n"))
        .executeTakeFirstOrThrow();
      if (Number(n) >= mostPasskeys) return { ok: false, reason: "too-many" };
      const { api } = await engine(request);
      const { headers, response } = await api.generatePasskeyRegistrationOptions({
        headers: known(request),
        returnHeaders: true,
      });
      return { ok: true, options: response, headers: cookiesOf(headers) };
    },
    async addPasskey(request, name, credential) {
      const [session, response] = [await owner.sessionOf(request), read(credential, madeSchema)];
      if (!session || !response) return { ok: false };
      const { api } = await engine(request);
      const added = await unlessBroken(() =>
        owner.withoutOthers(request, () =>
          api.verifyPasskeyRegistration({ body: { response, name }, headers: known(request), returnHeaders: true }),
        ),
      );
      // Whoever has just used a new passkey here has shown both factors.
      if (added.ok)
        await db.updateTable("staff_sessions").set({ by_passkey: true }).where("id", "=", session.session.id).execute();
      return added;
    },
    async renamePasskey(request, id, name) {
      const session = await owner.sessionOf(request);
      const renamed = await db
        .updateTable("staff_passkeys")
        .set({ name })
        .where("id", "=", id)
        .where("staff_id", "=", session?.user.id ?? "")
        .returning("id")
        .executeTakeFirst();
      return renamed !== undefined;
    },
    async endPasskey(request, password, id) {
      const wrong = await owner.wrongWith(request, password);
      if (wrong) return wrong;
      const session = await owner.sessionOf(request);
      if (!session) return "gone";
      const ended = await db
        .deleteFrom("staff_passkeys")
        .where("id", "=", id)
        .where("staff_id", "=", session.user.id)
        .returning("id")
        .executeTakeFirst();
      if (!ended) return "gone";
      await endOthers(session.user.id, session.session.token);
      const left = await mine(session.user.id).select("id").limit(1).executeTakeFirst();
      if (!left)
        await db
          .updateTable("staff_sessions")
          .set({ by_passkey: false })
          .where("id", "=", session.session.id)
          .execute();
      return "ended";
    },
    async askForPasskey(request) {
      const { api } = await engine(request);
      const { headers, response } = await api.generatePasskeyAuthenticationOptions({
        headers: known(request),
        returnHeaders: true,
      });
      return { options: { ...response, userVerification: "required" }, headers: cookiesOf(headers) };
    },
    signInByPasskey,
    async proveByPasskey(request, credential) {
      const [session, response] = [await owner.sessionOf(request), read(credential, usedSchema)];
      const own =
        session &&
        response &&
        (await mine(session.user.id).select("id").where("credential_id", "=", response.id).executeTakeFirst());
      return own ? signInByPasskey(request, credential) : { ok: false, reason: "passkey" };
    },
  };
}

/** The JSON a browser sends; nothing for what is none. */
function read<T>(credential: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(credential)).data;
  } catch {
    return undefined;
  }
}

/** The library calls an answer that it cannot read a fault of its own; it is one of the browser. */
async function unlessBroken(work: () => Promise<Done>): Promise<Done> {
  const { APIError } = await import("better-auth/api");
  try {
    return await work();
  } catch (error) {
    if (error instanceof APIError && error.body?.code === "FAILED_TO_VERIFY_REGISTRATION") return { ok: false };
    throw error;
  }
}

function instantOf(date: Date | null): Temporal.Instant | undefined {
  return date ? Temporal.Instant.fromEpochMilliseconds(date.getTime()) : undefined;
}
