/** A file of rules, the tests that hold it, and, where the file does more than reckon, the functions that are rules. */
export type RuleFile = {
  of: "hours" | "prices" | "deadlines" | "capacity" | "permissions";
  file: string;
  tests: readonly string[];
  only?: readonly string[];
};

/** The rules whose tests are tested: each small change in them must make a test fail (docs/measured.md). */
export const ruleFiles: readonly RuleFile[] = [
  {
    of: "hours",
    file: "app/visiting/hours/opening.ts",
    tests: ["app/visiting/hours/opening.test.ts", "app/visiting/days/sessions.test.ts"],
  },
  { of: "hours", file: "app/visiting/hours/open-spans.ts", tests: ["app/visiting/hours/open-spans.test.ts"] },
  { of: "hours", file: "app/visiting/hours/own-hours.ts", tests: ["app/visiting/hours/own-hours.test.ts"] },
  { of: "hours", file: "app/visiting/days/sessions.ts", tests: ["app/visiting/days/sessions.test.ts"] },
  { of: "hours", file: "app/visiting/days/lunar.ts", tests: ["app/visiting/days/lunar.test.ts"] },
  { of: "prices", file: "app/visiting/prices/prices.ts", tests: ["app/visiting/prices/prices.test.ts"] },
  { of: "prices", file: "app/reservations/estimate/estimate.ts", tests: ["app/reservations/group/group.test.ts"] },
  {
    of: "deadlines",
    file: "app/submissions/working-days/working-days.ts",
    tests: ["app/submissions/working-days/working-days.test.ts"],
  },
  { of: "deadlines", file: "app/lanterns/rites/rites.ts", tests: ["app/lanterns/rites/rites.test.ts"] },
  { of: "deadlines", file: "app/reservations/group/group.ts", tests: ["app/reservations/group/group.test.ts"] },
  {
    of: "capacity",
    file: "app/reservations/capacity/capacity.server.ts",
    tests: ["app/reservations/capacity/capacity.test.ts"],
    only: ["placesLeft", "placesLeftOn", "peopleOn"],
  },
  {
    of: "permissions",
    file: "app/staff/core/guards.server.ts",
    tests: ["app/staff/core/guards.test.ts"],
    only: ["rights", "mayRead", "mayAct", "isForEveryone", "opensTo", "checkRights", "allows"],
  },
];
