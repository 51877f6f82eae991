import { builtInIdentity, type Identity, identityKey, identitySchema } from "#app/visiting/identity.server.ts";
import { fromFields, inFields, problemsOf } from "#app/staff/settings/drafts.ts";
import type { Editor } from "#app/staff/core/editing/editor.server.ts";
import { storedSetting } from "#app/staff/core/editing/setting.server.ts";
import { siteTexts } from "#app/staff/core/setting-texts/site.texts.ts";

const longest = 60;
const longestAddress = 120;
const refusals = {
  phone: "wrongPhone",
  email: "wrongEmail",
  replyTo: "wrongEmail",
  chat: "wrongAddress",
  photos: "wrongAddress",
  social: "wrongAddress",
} as const;
const lines = ["phone", "email", "replyTo", "chat", "photos", "social"] as const;

/** The park's and the foundation's names, and how to reach them (rule L12). */
export const siteEditor: Editor<Identity> = {
  setting: storedSetting(identityKey, identitySchema, builtInIdentity),
  draftOf: ({ park, foundation, address, ...rest }) => ({
    ...inFields("park", park),
    ...inFields("foundation", foundation),
    ...inFields("address", address),
    ...rest,
  }),
  read(draft, locale) {
    const names = {
      park: fromFields("park", draft),
      foundation: fromFields("foundation", draft),
      address: fromFields("address", draft),
    };
    const given = Object.fromEntries(lines.map((name) => [name, (draft[name] ?? "").trim()]));
    const identity = identitySchema.safeParse({ ...names, ...given });
    const wrong = new Set(identity.error?.issues.map(({ path }) => path[0]));
    const problems = [
      ...(["park", "foundation"] as const).flatMap((name) =>
        problemsOf(names[name], siteTexts[name][locale], longest, locale),
      ),
      ...problemsOf(names.address, siteTexts.address[locale], longestAddress, locale),
      ...lines.flatMap((name) =>
        wrong.has(name) ? [siteTexts[refusals[name]][locale].replace("{label}", siteTexts[name][locale])] : [],
      ),
    ];
    return identity.success && problems.length === 0 ? { ok: true, value: identity.data } : { ok: false, problems };
  },
};
