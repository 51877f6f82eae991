import { globSync, readFileSync } from "node:fs";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, it } from "vitest";
import { findBacktracking } from "#tests/expressions/backtracking.ts";

type Expression = { pattern: string; flags: string };

/** Files that put together an expression, with why what they put in is harmless. */
const builtIn: Record<string, string> = {
  "app/search/engine/readings.server.ts": "runs of letters and digits of a synonym",
  "app/search/engine/shelves.ts": "a class of two code points of ours",
  "app/staff/desk/calendar/day-sheet.server.ts": "a number",
  "app/staff/desk/list/xlsx.server.ts": "a class of code points of ours",
  "app/staff/settings/hours/hours.editor.server.ts": "two names of ours",
  "app/whats-on/calendar-files/program-param.server.ts": "an item's address: letters, digits and hyphens",
};

const sources = globSync("{app,platform,server,starter,ui}/**/*.{ts,tsx,mjs}").filter(
  (path) => !path.includes(".test."),
);
const read = sources.map((path) => ({
  path: path.replaceAll("\\", "/"),
  ...expressionsIn(path, readFileSync(path, "utf8")),
}));

it("no regular expression of ours backtracks: each reads what it is given in proportion to its length (rule H14)", () => {
  expect(read.flatMap(({ written }) => written).length).toBeGreaterThan(300);
  const slow = read.flatMap(({ path, written }) =>
    written.flatMap(({ pattern, flags }) => {
      const loop = findBacktracking(pattern, flags);
      return loop === undefined ? [] : [`${path}: /${pattern}/${flags} reads anew by its ${loop}`];
    }),
  );
  expect(slow).toEqual([]);
});

it("an expression is put together only where what goes in is harmless (rule H14)", () => {
  expect(
    read
      .filter(({ built }) => built)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(Object.keys(builtIn));
});

it.each([
  // Those by which one request once held up the site.
  /[^\S\n]+$/gm,
  /\s+$/,
  /^\s+|\s+$/g,
  /<a[^>]*>/,
  /\/Filter\s*\[[^\]]*\]/,
  /<(style|script)\b[\s\S]*?<\/\1>/gi,
  // Loops within loops, and loops side by side.
  /^(a+)+$/,
  /(?:a|a)*b/,
  /^(\w+\s?)*$/,
  /a*a*b/,
  /^.{0,2000}.{0,2000}x/,
  /^(?:a{0,40}){0,40}b/,
  /x(\w|\d)*$/u,
  // What is looked at ahead and behind.
  /\B(?=(\d{3})+$)/,
  /x(?!\w*y)\w/,
  /(?<=\s+)x/,
])("%s is found to backtrack", ({ source, flags }) => {
  expect(findBacktracking(source, flags)).toBeDefined();
});

it.each([
  /[a-z]+/g,
  /abc\s*d/,
  /a\s*(?=\d)/,
  /^(a\s+)+b/,
  /\{[^{}]*\}/g,
  /^[^x]*x/,
  /(["'])[^"']*\1/,
  /^.+?(?:。|[.!?](?=\s|$))/s,
  /[^。]*[。]+/gy,
  /^\d{1,3}(?:,\d{3})+$/,
  /(\p{M}{30})\p{M}+/gu,
])("%s is found to be linear", ({ source, flags }) => {
  expect(findBacktracking(source, flags)).toBeUndefined();
});

it("finds expressions wherever they are written", () => {
  const text = `const a = /x+y/g; const b = new RegExp("x+y"); const c = RegExp(\`^\${a}x+y\`, "u"); const d = new RegExp(a);`;
  expect(expressionsIn("a.ts", text)).toEqual({
    written: [
      { pattern: "x+y", flags: "g" },
      { pattern: "x+y", flags: "" },
      { pattern: "^ax+y", flags: "u" },
    ],
    built: true,
  });
});

/**
 * The expressions of a source file; of those put together from parts, what is written out, each part as if it were a
 * letter.
 */
function expressionsIn(path: string, text: string): { written: Expression[]; built: boolean } {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const written: Expression[] = [];
  let built = false;
  const made = ({ callee, arguments: [pattern, flags] }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type !== "Identifier" || callee.name !== "RegExp") return;
    const known = pattern && textOf(pattern);
    if (!known?.whole) built = true;
    if (known) written.push({ pattern: known.text, flags: flags ? (textOf(flags)?.text ?? "") : "" });
  };
  const literal = (node: ESTree.Expression) => {
    if ("regex" in node) written.push({ pattern: node.regex.pattern, flags: node.regex.flags });
  };
  new Visitor({ Literal: literal, NewExpression: made, CallExpression: made }).visit(program);
  return { written, built };
}

function textOf(node: ESTree.Argument): { text: string; whole: boolean } | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return { text: node.value, whole: true };
  if (node.type === "TemplateLiteral")
    return { text: node.quasis.map(({ value }) => value.cooked ?? "").join("a"), whole: node.expressions.length === 0 };
  return undefined;
}
