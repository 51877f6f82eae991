import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passkeyPlace } from "#platform/auth/passkey-place.ts";
import { type Answer, ask, cookieOf } from "#tests/ask.ts";
import { castPassword } from "#tests/cast/cast.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { pageOf, tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await signedIn(site.url, "editor");
});
afterAll(() => site.close());

const account = "/en_US/booking-manage/account";
const post = (form: Record<string, string>, { at = account, with: own = cookie } = {}): Promise<Answer> =>
  ask(site.url, at, { form, headers: { cookie: own } });
const nonsense = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "AAAA", attestationObject: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
};
const broken = [
  "",
  "{",
  "null",
  "[]",
  "1",
  '{"id":"x"}',
  JSON.stringify(nonsense),
  JSON.stringify({ ...nonsense, id: "'; drop" }),
  "x".repeat(90_000),
];

describe("passkeys (rule H31): what a browser sends wrong is refused, and no fault", () => {
  it.each(broken.map((credential) => [credential.slice(0, 30), credential]))(
    "at the sign-in: %s",
    async (_, credential) => {
      const asked = await post({ wish: "passkey-ask", credential: "" }, { at: "/en_US/booking-manage", with: "" });
      expect(asked.status).toBe(200);
      const answer = await post(
        { wish: "passkey", credential },
        { at: "/en_US/booking-manage", with: cookieOf(asked) },
      );
      expect([answer.status, answer.headers["set-cookie"]?.join().includes("session_token=")]).toEqual([
        422,
        undefined,
      ]);
      expect(pageOf(answer).words).toContain("This passkey is not known here");
      // Without a question of ours before it, too.
      expect((await post({ wish: "passkey", credential }, { at: "/en_US/booking-manage", with: "" })).status).toBe(422);
    },
  );
  it.each(broken.map((credential) => [credential.slice(0, 30), credential]))(
    "when one is added: %s",
    async (_, credential) => {
      const offered = await post({ wish: "passkey-offer", name: "Desk", current: castPassword });
      expect(offered.status).toBe(200);
      expect(
        (await post({ wish: "passkey-add", name: "Desk", credential }, { with: `${cookie}; ${cookieOf(offered)}` }))
          .status,
      ).toBe(422);
      expect((await post({ wish: "passkey-add", name: "Desk", credential })).status).toBe(422);
    },
  );
  it.each(broken.map((credential) => [credential.slice(0, 30), credential]))(
    "where one proves once more who one is: %s",
    async (_, credential) => {
      const asked = await post({ wish: "passkey-ask", credential: "" }, { at: "/en_US/booking-manage" });
      const answer = await post(
        { name: "kept", freshPasskey: credential },
        { at: `/en_US/booking-manage/fresh?to=${account}`, with: `${cookie}; ${cookieOf(asked)}` },
      );
      expect([
        answer.status,
        pageOf(answer).words.includes("nothing has been done yet"),
        tags(answer.text, "input").find(({ name }) => name === "name")?.value,
      ]).toEqual([422, true, "kept"]);
    },
  );
  it("one is offered only for the password and a name, and no other is named or revoked", async () => {
    expect(pageOf(await post({ wish: "passkey-offer", name: "Desk", current: "guess" })).words).toContain(
      "The current password is not right",
    );
    expect((await post({ wish: "passkey-offer", name: " ", current: castPassword })).status).toBe(422);
    for (const passkey of ["", "none", "'"]) {
      expect((await post({ wish: "passkey-name", name: "Mine", passkey })).status).toBe(422);
      expect((await post({ wish: "passkey-end", current: castPassword, passkey })).status).toBe(422);
    }
  });
  it("one's own are listed, named and revoked without JavaScript; the other sign-ins end with it", async () => {
    const other = await signedIn(site.url, "editor");
    const staff = await site.park.db
      .selectFrom("staff")
      .select("id")
      .where("email", "=", "editor@example.org")
      .executeTakeFirstOrThrow();
    const { sql } = await import("kysely");
    await sql`insert into staff_passkeys (id, name, public_key, staff_id, credential_id, counter, device_type, backed_up, created_at) values ('p1', 'Desk', 'x', ${staff.id}, 'c1', 0, 'singleDevice', false, clock_timestamp())`.execute(
      site.park.db,
    );
    const page = await ask(site.url, account, { headers: { cookie } });
    expect(tags(page.text, "input").find(({ form }) => form === "passkey-p1")?.value).toBe("Desk");
    // A colleague's is no business of mine.
    const colleague = await signedIn(site.url, "officer");
    expect(
      (await post({ wish: "passkey-end", current: castPassword, passkey: "p1" }, { with: colleague })).status,
    ).toBe(422);
    expect((await post({ wish: "passkey-name", name: "Laptop", passkey: "p1" })).headers.location).toBe(
      `${account}?done=passkeyNamed`,
    );
    expect((await post({ wish: "passkey-end", current: castPassword, passkey: "p1" })).headers.location).toBe(
      `${account}?done=passkeyEnded`,
    );
    expect((await ask(site.url, account, { headers: { cookie: other } })).status).toBe(302);
    expect((await ask(site.url, account, { headers: { cookie } })).status).toBe(200);
  });
});

it.each([
  ["https://park.example.org", "park.example.org"],
  ["http://127.0.0.1:3000", "localhost"],
  ["http://localhost:3000", "localhost"],
  ["http://192.0.2.7", undefined],
  ["http://[2001:db8::1]:80", undefined],
])("passkeys of %s are made for %s", (address, host) => {
  expect(passkeyPlace(address).host).toBe(host);
});
