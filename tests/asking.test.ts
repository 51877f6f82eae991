import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { questionsByName } from "#app/sure/questions.ts";
import { locales } from "#platform/locales.ts";
import { root } from "./template.ts";

/**
 * Every file with a form that changes something, and either the questions its buttons ask first (by the name of their
 * words) or why nothing need be asked. A new form does not pass before it stands here.
 */
const forms: Record<string, { asks: readonly string[] } | { free: string }> = {
  "app/applications/collaboration-form.tsx": {
    free: "sends what was typed; leaving it half-written is asked by PostForm",
  },
  "app/submission-desk/status/look-up.route.tsx": { free: "mails a link" },
  "app/submission-desk/status/status.route.tsx": { asks: ["act.question"] },
  "app/lanterns/lantern-form.tsx": { free: "as the collaboration form" },
  "app/questions/contact.route.tsx": { free: "as the collaboration form" },
  "app/questions/lost-found/lost-item-form.tsx": { free: "as the collaboration form" },
  "app/rentals/requests/rental-form.tsx": { free: "as the collaboration form" },
  "app/reservations/free-admission/free-admission-form.tsx": { free: "as the collaboration form" },
  "app/reservations/group/group-form.tsx": { free: "as the collaboration form" },
  "app/shell/error-page.tsx": { free: "sends once more what was sent already" },
  "app/shell/language/language-form.tsx": { free: "can be chosen again" },
  "app/shell/verification/link.route.tsx": { free: "is itself the confirmation of a mailed link" },
  "app/staff/back.layout.tsx": { free: "signs out here; what is unsaved on the screen is asked by the browser" },
  "app/staff/content/editor/editor.tsx": { free: "each version stays in the history" },
  "app/staff/content/editor/publish-panel.tsx": { asks: ["discardTexts"] },
  "app/staff/content/history/history.route.tsx": { free: "what is restored over stays in the history" },
  "app/staff/content/writing/archive.route.tsx": { free: "is itself the page that asks, and can be taken back" },
  "app/staff/content/writing/discard.route.tsx": { free: "is itself the page that asks, with what would go" },
  "app/staff/desk/capacity/capacity.route.tsx": { free: "limits are set anew" },
  "app/staff/desk/check-in/let-in.tsx": { free: "takes an arrival back" },
  "app/staff/desk/check-in/visit-form.tsx": {
    free: "more than expected are asked by the gate itself, without a network too; all can be taken back",
  },
  "app/staff/desk/closures/closures.route.tsx": { asks: ["closePark"] },
  "app/staff/desk/closures/report.route.tsx": { free: "notes whom staff told by telephone" },
  "app/staff/desk/day/day.tsx": { free: "notes a call, or sends a mail once more" },
  "app/staff/desk/day/entry-list.tsx": { free: "an absence can be taken back" },
  "app/staff/desk/submission/actions.tsx": { asks: ["endSubmission"] },
  "app/staff/desk/submission/parts.tsx": { free: "notes a call or a note, or takes an arrival back" },
  "app/staff/desk/list/list-filter.tsx": { asks: ["forgetView"] },
  "app/staff/desk/list/list-table.tsx": { asks: ["endSubmissions"] },
  "app/staff/desk/list/together.tsx": {
    free: "is itself the question about what an act brings with it; takes acts back",
  },
  "app/staff/media/media.route.tsx": { free: "adds pictures" },
  "app/staff/media/picture.route.tsx": { free: "words are written anew; a replaced picture can be put back" },
  "app/staff/people/account/account-parts.tsx": { asks: ["endSecondStep", "endSignIn", "endOtherSignIns"] },
  "app/staff/people/account/code.route.tsx": { free: "signs in" },
  "app/staff/people/account/forgotten.route.tsx": { free: "mails a link" },
  "app/staff/people/account/owed.tsx": { free: "signs out, before anything could be written" },
  "app/staff/people/account/passkey-sign-in.tsx": { free: "signs in" },
  "app/staff/people/account/passkeys-panel.tsx": { asks: ["endPasskey"] },
  "app/staff/people/account/set-password.route.tsx": { free: "sets the password the mailed link is for" },
  "app/staff/people/fresh/fresh.route.tsx": { free: "asks who it is, and hands the form on as it was sent" },
  "app/staff/people/people.route.tsx": { free: "sends an invitation, which can be sent anew" },
  "app/staff/people/person.route.tsx": { asks: ["suspendPerson", "endSessions", "takeSecondStep", "removePerson"] },
  "app/staff/people/personal-data.route.tsx": { asks: ["erasePersonalData"] },
  "app/staff/rites/rite.route.tsx": { free: "each step can be taken back" },
  "app/staff/core/editing/editing.tsx": { free: "each change stays in the history and can be taken back" },
  "app/staff/settings/mails/mail.route.tsx": { asks: ["resetMail"] },
  "app/staff/settings/menu/menu-list.tsx": { asks: ["removeMenuItem"] },
  "app/staff/sign-in.route.tsx": { free: "signs in" },
  "app/sure/sure.route.tsx": { free: "is the question itself, where there are no scripts" },
  "app/temple/asking-panel.tsx": { free: "a stick can be asked for again" },
};

const sources = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx"))
  .map((path) => ({ path: `app/${path}`, text: readFileSync(join(root, "app", path), "utf8") }));

it("every form that changes something asks first, or says why it need not (rule M21)", () => {
  const posting = sources.filter(({ text }) => /method="post"|<PostForm/.test(text)).map(({ path }) => path);
  expect(posting.sort()).toEqual(Object.keys(forms).sort());
});

it("the questions are asked where the table says so, and nowhere else", () => {
  for (const { path, text } of sources) {
    const own = forms[path];
    const asks = own && "asks" in own ? own.asks : [];
    const found = [...text.matchAll(/<AskButton\b[^>]*?\bquestion=\{([\w.]+)\}|\bquestion=\{(?!question\})([\w.]+)\}/g)]
      .map(([, one, other]) => one ?? other ?? "")
      .filter((name) => name !== "question");
    const named = asks.filter((name) => name !== "discardTexts");
    expect([path, [...new Set(found)].sort()]).toEqual([path, [...named].sort()]);
    for (const name of asks) expect(text, `${path} asks ${name}`).toContain(name);
  }
});

it("nothing asks with the browser's own box, whose words are not the page's", () => {
  expect(
    sources
      .filter(
        ({ text }) =>
          /\b(window\.)?(confirm|prompt)\(/.test(text) &&
          /window\.(confirm|prompt)|[^.\w](confirm|prompt)\("/.test(text),
      )
      .map(({ path }) => path),
  ).toEqual([]);
});

it("every question has its words in three languages, what it does on its button, and a way out", () => {
  expect(questionsByName.size).toBeGreaterThan(10);
  for (const { name, title, text, confirm, keep } of questionsByName.values())
    for (const words of [title, text, confirm, keep])
      for (const locale of locales) expect(words[locale], `${name} ${locale}`).not.toBe("");
});
