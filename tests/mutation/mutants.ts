import { parseAst } from "vite";

/** One small change of a file: these characters are put in the place of others. */
export type Mutant = { start: number; end: number; text: string; line: number; change: string };

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const otherOperator = new Map(
  Object.entries({
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "===": "!==",
    "!==": "===",
    "+": "-",
    "-": "+",
    "*": "/",
    "/": "*",
    "%": "*",
    "&&": "||",
    "||": "&&",
    "??": "&&",
  }),
);
const otherMethod = new Map(
  Object.entries({
    some: "every",
    every: "some",
    min: "max",
    max: "min",
    floor: "ceil",
    ceil: "floor",
    findLast: "find",
    add: "subtract",
    subtract: "add",
    includes: "startsWith",
    filter: "flatMap",
  }),
);

/**
 * Every mutant of a file of TypeScript: operators, methods, conditions, booleans and numbers; with `only`, those within
 * these functions and tables.
 */
export function mutantsOf(source: string, only?: readonly string[]): Mutant[] {
  const program = toNode(parseAst(source, { lang: "ts" }));
  const mutants: Mutant[] = [];
  const put = (start: number, end: number, text: string) => {
    const line = source.slice(0, start).split("\n").length;
    mutants.push({ start, end, text, line, change: `${source.slice(start, end).slice(0, 60)} → ${text.slice(0, 60)}` });
  };
  const roots = only
    ? declarations(program)
        .filter(({ name }) => only.includes(name))
        .map(({ node }) => node)
    : [program];
  if (only && roots.length !== only.length) throw new Error(`some of ${only.join(", ")} are not there`);
  for (const root of roots) visit(root, (node) => mutate(node, source, put));
  return mutants;
}

function mutate(node: Node, source: string, put: (start: number, end: number, text: string) => void): void {
  const inner = (key: string) => toNode(node[key]);
  if (node.type === "BinaryExpression" || node.type === "LogicalExpression") {
    const [left, right] = [inner("left"), inner("right")];
    const other = otherOperator.get(String(node.operator));
    const at = source.indexOf(String(node.operator), left.end);
    if (other && at < right.start) put(at, at + String(node.operator).length, other);
  }
  if (node.type === "IfStatement" || node.type === "ConditionalExpression")
    put(inner("test").start, inner("test").end, `!(${source.slice(inner("test").start, inner("test").end)})`);
  if (node.type === "UnaryExpression" && node.operator === "!")
    put(node.start, node.end, source.slice(inner("argument").start, inner("argument").end));
  if (node.type === "Literal" && typeof node.value === "boolean") put(node.start, node.end, String(!node.value));
  if (node.type === "Literal" && typeof node.value === "number") put(node.start, node.end, String(node.value + 1));
  if (node.type === "CallExpression" && inner("callee").type === "MemberExpression") {
    const name = toNode(inner("callee").property);
    const other = otherMethod.get(source.slice(name.start, name.end));
    if (other) put(name.start, name.end, other);
  }
}

/** What a file gives to others, types aside. */
export function exportsOf(source: string): string[] {
  const program = toNode(parseAst(source, { lang: "ts" }));
  const given = Array.isArray(program.body)
    ? program.body.map(toNode).filter(({ type }) => type === "ExportNamedDeclaration")
    : [];
  return declarations({ ...program, body: given }).map(({ name }) => name);
}

/** Functions and constants at the top of a file, by name. */
function declarations(program: Node): { name: string; node: Node }[] {
  const body = Array.isArray(program.body) ? program.body.map(toNode) : [];
  return body.flatMap((statement) => {
    const node =
      statement.type === "ExportNamedDeclaration" && statement.declaration ? toNode(statement.declaration) : statement;
    if (node.type === "FunctionDeclaration") return [{ name: String(toNode(node.id).name), node }];
    if (node.type !== "VariableDeclaration" || !Array.isArray(node.declarations)) return [];
    return node.declarations.map(toNode).map((one) => ({ name: String(toNode(one.id).name), node: one }));
  });
}

/** Every node that runs; types are passed over. */
function visit(node: Node, see: (node: Node) => void): void {
  const runs = /^TS(As|Satisfies|NonNull)Expression$/.test(node.type);
  if (node.type.startsWith("TS") && !runs) return;
  if (node.type === "ImportDeclaration" || node.type === "ThrowStatement") return;
  see(node);
  for (const [key, value] of Object.entries(node))
    if (key !== "typeAnnotation")
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one, see);
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" && "start" in value
  );
}

function toNode(value: unknown): Node {
  if (!isNode(value)) throw new Error("this is no part of a program");
  return value;
}
