// @module-tag postgres
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginItem, openWorking, writeDraft } from "#platform/content/drafts.ts";
import { newId } from "#platform/content/store.ts";
import { type Values, valueAt, withValueAt, toValues } from "#platform/content/values.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { type Desk, meet } from "./meeting.ts";

let test: TestPark;
beforeAll(async () => {
  test = await openTestPark();
});
afterAll(() => test.close());

const leaves = ["title.zh_TW", "title.en_US", "summary.zh_TW", "sections.0.heading.zh_TW", "sections.1.heading.zh_TW"];
const start: Values = {
  title: { zh_TW: "0", en_US: "0" },
  summary: { zh_TW: "0" },
  sections: [{ heading: { zh_TW: "0" } }, { heading: { zh_TW: "0" } }],
};

/**
 * An editor in a browser: what stands in its form, what it knows of the draft, and what its person has read at each
 * place.
 */
type Person = {
  name: string;
  desk: Desk;
  form: Values;
  read: Map<string, Set<string>>;
  conflicts: Map<string, string>;
  chosen: Set<string>;
};
type Step = {
  who: 0 | 1;
  action: "type" | "save" | "choose mine" | "choose theirs";
  leaf: number;
  typedMeanwhile: boolean;
};

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom(0, 1),
    action: fc.constantFrom("type", "type", "save", "save", "choose mine", "choose theirs"),
    leaf: fc.nat(leaves.length - 1),
    typedMeanwhile: fc.boolean(),
  }),
  { minLength: 6, maxLength: 24 },
);

it("two people who write and save at random never overwrite what the other has not read (rule C21)", {
  timeout: 900_000,
}, async () => {
  const runs = process.env.TEST_LONG ? 1000 : 25;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => void expect(await interleave(taken)).toEqual([])),
    { numRuns: runs },
  );
});

it("what was typed while the form was sent, where somebody else's words came back, is told at once", () => {
  const [leaf = ""] = leaves;
  const met = meet({ version: 1, base: start, held: {} }, start, put(start, leaf, "Ann1"), {
    version: 2,
    content: put(start, leaf, "Bao1"),
    conflicts: [],
    others: "Bao",
  });
  expect(text(met.shown, leaf)).toBe("Ann1");
  expect(met.conflicts).toEqual([{ path: leaf, theirs: "Bao1", by: "Bao", version: 1 }]);
});

/** What was overwritten unread; nothing, if all is well. */
async function interleave(taken: readonly Step[]): Promise<string[]> {
  const { park } = test;
  const id = newId();
  await save(id, { name: "starter", version: 0, content: start, held: {}, chosen: [] });
  const version = await park.db
    .transaction()
    .execute(async (trx) => (await openWorking(trx, "page", id))?.version ?? 0);
  const people = ["Ann", "Bao"].map(
    (name): Person => ({
      name,
      desk: { version, base: start, held: {} },
      form: start,
      read: new Map(leaves.map((leaf) => [leaf, new Set(["0"])])),
      conflicts: new Map(),
      chosen: new Set(),
    }),
  );
  const lost: string[] = [];
  let token = 0;

  const type = (person: Person, leaf: string) => {
    token++;
    person.form = put(person.form, leaf, `${person.name}${token}`);
  };
  for (const { who, action, leaf: at, typedMeanwhile } of taken) {
    const [person, leaf] = [people[who], leaves[at]];
    if (!person || !leaf) continue;
    if (action === "type") type(person, leaf);
    if (action === "choose mine" && person.conflicts.has(leaf)) person.chosen.add(leaf);
    if (action === "choose theirs" && person.conflicts.has(leaf)) {
      person.form = put(person.form, leaf, person.conflicts.get(leaf) ?? "");
      person.chosen.add(leaf);
    }
    if (action !== "save") continue;
    const sent = person.form;
    const { before, answer } = await save(id, {
      name: person.name,
      version: person.desk.version,
      content: sent,
      held: person.desk.held,
      chosen: [...person.chosen],
    });
    for (const place of leaves) {
      const [was, is] = [text(before, place), text(answer.content, place)];
      if (was !== is && !was.startsWith(person.name) && !person.read.get(place)?.has(was))
        lost.push(`${person.name} overwrote ${was} at ${place} with ${is}`);
    }
    if (typedMeanwhile) type(person, leaf);
    const met = meet(person.desk, sent, person.form, answer);
    // As the form sends them: what nobody is told of is held by nothing.
    person.desk = {
      ...met.desk,
      held: Object.fromEntries(met.conflicts.map(({ path, version: began }) => [path, began])),
    };
    person.form = met.shown;
    person.chosen.clear();
    person.conflicts = new Map(met.conflicts.map(({ path, theirs }) => [path, String(theirs ?? "")]));
    for (const place of leaves) {
      person.read.get(place)?.add(text(person.form, place));
      const shown = person.conflicts.get(place);
      if (shown !== undefined) person.read.get(place)?.add(shown);
    }
  }
  return lost;
}

type Sent = {
  name: string;
  version: number;
  content: Values;
  held: Readonly<Record<string, number>>;
  chosen: readonly string[];
};

/** One saving, as the draft route does it. */
async function save(id: string, { name, version, content, held, chosen }: Sent) {
  const { park } = test;
  return park.db.transaction().execute(async (trx) => {
    if (version === 0) await beginItem(park, trx, "page", id, name);
    const working = await openWorking(trx, "page", id);
    if (!working) throw new Error("the item is gone");
    const written = await writeDraft(park, trx, working, { content, version, held, chosen, by: name, kept: false });
    const conflicts = written.conflicts.map(({ path, theirs }) => ({
      path,
      theirs,
      by: working.updatedBy,
      version: held[path] ?? version,
    }));
    return {
      before: working.content,
      answer: { version: written.version, content: written.content, conflicts, others: "" },
    };
  });
}

function put(content: Values, leaf: string, value: string): Values {
  return toValues(withValueAt(content, leaf, value));
}

function text(content: Values, leaf: string): string {
  return String(valueAt(content, leaf) ?? "");
}
