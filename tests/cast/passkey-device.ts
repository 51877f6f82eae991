import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** How a device answers; all as it should be unless said. */
type Manner = {
  /** The address of the page that asks. */
  origin: string;
  /** The domain the passkey belongs to. */
  host?: string;
  /** False for a device that does not ask who uses it. */
  verified?: boolean;
  /** How often the device says it has signed. */
  count?: number;
  /** A credential's id that is another's. */
  id?: string;
};

export type PasskeyDevice = ReturnType<typeof makePasskeyDevice>;

/**
 * A device with one passkey, which answers challenges as browsers do: the JSON of the WebAuthn standard
 * (https://www.w3.org/TR/webauthn-3/, sections 6.1 and 6.5), with a signature by ES256 and no attestation.
 */
export function makePasskeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const ownId = randomBytes(32).toString("base64url");

  return {
    id: ownId,
    /** The answer when a passkey is made. */
    made(challenge: string, { origin, host, verified, count = 0, id = ownId }: Manner): string {
      const credential = Buffer.from(id, "base64url");
      const point = [x, y].map((half) => Buffer.from(half, "base64url"));
      const key = cbor([[1, 2], [3, -7], [-1, 1], ...point.map((half, at): [number, Value] => [-2 - at, half])]);
      const length = Buffer.from([credential.length >> 8, credential.length & 255]);
      const known = Buffer.concat([Buffer.alloc(16), length, credential, key]);
      const authData = Buffer.concat([deviceData(host, verified, count, 0x40), known]);
      const attestation = cbor([
        ["fmt", "none"],
        ["attStmt", []],
        ["authData", authData],
      ]);
      return answer(id, {
        clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    /** The answer when it is used. */
    used(challenge: string, { origin, host, verified, count = 0, id = ownId }: Manner): string {
      const [authData, client] = [deviceData(host, verified, count, 0), clientData("webauthn.get", challenge, origin)];
      const signed = Buffer.concat([authData, createHash("sha256").update(client).digest()]);
      return answer(id, {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
  };
}

function answer(id: string, response: object): string {
  return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** The domain, what the device saw of its user, and how often it has signed. */
function deviceData(host = "localhost", verified = true, count = 0, more = 0): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  const [present, userVerified] = [1, 4];
  return Buffer.concat([
    createHash("sha256").update(host).digest(),
    Buffer.from([present | (verified ? userVerified : 0) | more]),
    counter,
  ]);
}

/** What CBOR (RFC 8949) packs; a map is told by its entries, in their order. */
type Value = number | string | Buffer | [key: number | string, value: Value][];

function cbor(value: Value): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flat().map(cbor)]);
}

/** Kind and size of what follows; no more than 65535. */
function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
