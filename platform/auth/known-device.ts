import { randomUUID } from "node:crypto";
import { z } from "zod";
import { keyedHash } from "../seal.ts";
import { openValue, sealValue } from "../sealed.ts";
import type { Source } from "./lock.ts";

const purpose = "known device";
/** A browser at the desk is used by several people. */
const mostAccounts = 10;
/** As long as browsers keep a cookie at most: 400 days. */
const keptFor = 400 * 24 * 60 * 60;

const deviceSchema = z.object({ id: z.string().max(40), accounts: z.array(z.string().max(20)).max(mostAccounts) });

/**
 * By which cookie a browser is known to have signed in to an account before (rule H30). It opens nothing: its guesses
 * are only counted apart from those of strangers, and as strictly.
 */
export function openDevices(secret: string) {
  const tagOf = (email: string) => keyedHash(secret, "accounts of a device", email).slice(0, 16);
  const deviceOf = (request: Request) =>
    openValue(
      secret,
      purpose,
      /(?:^|;\s*)(?:__Host-)?park\.device=([\w.-]+)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "",
      deviceSchema,
    );

  return {
    /** Where an attempt at an account comes from, as the lock counts it. */
    sourceOf(request: Request, email: string, address: string): Source {
      const device = deviceOf(request);
      return device?.accounts.includes(tagOf(email)) ? { device: device.id } : { address };
    },
    /** The cookie by which this browser is known to this account from now on. */
    remember(request: Request, email: string, secure: boolean): string {
      const device = deviceOf(request);
      const accounts = [tagOf(email), ...(device?.accounts ?? []).filter((tag) => tag !== tagOf(email))].slice(
        0,
        mostAccounts,
      );
      const value = sealValue(secret, purpose, { id: device?.id ?? randomUUID(), accounts });
      return `${secure ? "__Host-" : ""}park.device=${value}; Path=/; Max-Age=${keptFor}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
    },
  };
}
