import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { memoized } from "./memoized.ts";

const format = "1.";
const ivBytes = 12;
const tagBytes = 16;

/** A new key for `seal`. */
export function makeKey(): Buffer {
  return randomBytes(32);
}

/** A key that always comes of the same secret and purpose: `keyFrom(config.secret, "submission keys")`. */
export function keyFrom(secret: string, purpose: string): Buffer {
  return keysOf(secret)(purpose);
}

// There is one secret and a handful of purposes, and every page asks for a key to sign its share picture's address.
const keysOf = memoized(10, (secret: string) =>
  memoized(50, (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "park", purpose, 32))),
);

/**
 * Text that only the key opens again (AES-256-GCM). `place` says where it belongs, so that a sealed text moved
 * elsewhere does not open: `seal(key, "林怡君", "submission 7 personal")`.
 */
export function seal(key: Buffer, text: string, place: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return format + sealed.toString("base64url");
}

/** The text again; throws when the key or the place is another, or when the sealed text was changed. */
export function unseal(key: Buffer, sealed: string, place: string): string {
  if (!sealed.startsWith(format)) throw new Error("sealed in a way this release does not know");
  const bytes = Buffer.from(sealed.slice(format.length), "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString("utf8");
}

/** The same for the bytes of a file: `sealBytes(key, bytes, "upload 7")`. */
export function sealBytes(key: Buffer, bytes: Uint8Array, place: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(place));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** The bytes again; throws when the key or the place is another, or when they were changed. */
export function unsealBytes(key: Buffer, sealed: Uint8Array, place: string): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
}

/** A hash that only the holder of the secret can make: the same value always gives the same. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", keyFrom(secret, purpose)).update(value).digest("base64url");
}
