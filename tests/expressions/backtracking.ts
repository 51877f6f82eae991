import { type AST, RegExpParser } from "@eslint-community/regexpp";

/**
 * Where a regular expression backtracks: the loop of it that can be entered at several places of one run of characters,
 * each of which is then read to its end before the match fails. That takes at least the square of the run's length.
 * Undefined when it is linear.
 *
 * The expression becomes an automaton whose states are its characters and classes (Glushkov), with one state more for
 * the search itself, which begins anew at each character. It backtracks where one word leads from a state p to itself,
 * from p to another state q, and from q to itself (Weber and Seidl, "On the degree of ambiguity of finite automata"),
 * unless whoever has come to q has matched already. Where the model is rougher than the engine, it errs on the side of
 * finding: what `^` and `$` exclude in the middle of a pattern is overlooked.
 */
export function findBacktracking(pattern: string, flags: string): string | undefined {
  const build = openBuild(pattern, flags);
  const whole = build.node(
    new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, {
      unicode: flags.includes("u"),
      unicodeSets: flags.includes("v"),
    }),
  );
  const { states } = build;
  if (build.lookedBehind) return build.lookedBehind;
  const search: State = { on: build.everything, raw: "", next: new Set() };
  states.push(search);
  // A sticky expression is tried at one place alone.
  if (!flags.includes("y")) for (const state of [search, ...whole.first]) search.next.add(state);
  const reach = new Map(states.map((state) => [state, reachedFrom(state)]));
  const looping = states.filter((state) => reach.get(state)?.has(state));
  const done = new Set(whole.ends);
  for (const q of looping) {
    if (q === search || done.has(q)) continue;
    for (const p of looping) if (p !== q && reach.get(p)?.has(q) && meet(p, q, reach)) return q.raw;
  }
  return undefined;
}

/** A character or class of the expression; `on` has a bit for each sample character that it takes. */
type State = { on: bigint; raw: string; next: Set<State> };
/**
 * A part of the expression; `nullable` when the next part may follow without it, `free` when it may also be left out
 * without any condition.
 */
type Part = { first: State[]; last: State[]; ends: State[]; nullable: boolean; free: boolean };

/** So many repetitions, one within another left aside, count as a constant. */
const mostRepeats = 60;
const mostInner = 5;

function openBuild(pattern: string, flags: string) {
  const samples = samplesOf(pattern);
  const everything = (1n << BigInt(samples.length)) - 1n;
  const states: State[] = [];
  const known = new Map<string, bigint>();
  const build = { states, everything, lookedBehind: undefined as string | undefined, node };
  const nothing: Part = { first: [], last: [], ends: [], nullable: true, free: true };
  const condition: Part = { ...nothing, free: false };

  function takes(raw: string): bigint {
    const before = known.get(raw);
    if (before !== undefined) return before;
    const one = new RegExp(`^(?:${raw})$`, flags.replace(/[gym]/g, ""));
    const on = samples.reduce((bits, sample, at) => (one.test(sample) ? bits | (1n << BigInt(at)) : bits), 0n);
    known.set(raw, on);
    return on;
  }
  function state(on: bigint, raw: string): Part {
    const made: State = { on, raw, next: new Set() };
    states.push(made);
    return { first: [made], last: [made], ends: [made], nullable: false, free: false };
  }
  function inTurn(parts: readonly Part[]): Part {
    return parts.reduce((a, b) => {
      for (const from of a.last) for (const to of b.first) from.next.add(to);
      return {
        first: [...a.first, ...(a.nullable ? b.first : [])],
        last: [...b.last, ...(b.nullable ? a.last : [])],
        ends: [...b.ends, ...(b.free ? a.ends : [])],
        nullable: a.nullable && b.nullable,
        free: a.free && b.free,
      };
    }, nothing);
  }
  function either(parts: readonly Part[]): Part {
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      ends: parts.flatMap(({ ends }) => ends),
      nullable: parts.some(({ nullable }) => nullable),
      free: parts.some(({ free }) => free),
    };
  }
  function looped(part: Part): Part {
    for (const from of part.last) for (const to of part.first) from.next.add(to);
    return part;
  }
  const optional = (part: Part): Part => ({ ...part, nullable: true, free: true });

  function quantified({ element, min, max }: AST.Quantifier, within: boolean): Part {
    const endless = max > (within ? mostInner : mostRepeats);
    const one = () => node(element, within || max > mostInner);
    // Two of several tell as much as all.
    const needed = Array.from({ length: Math.min(min, 2) }, one);
    const more = endless
      ? [optional(looped(one()))]
      : Array.from({ length: Math.min(max - min, 2) }, () => optional(one()));
    return inTurn([...needed, ...more]);
  }
  function asserted(assertion: AST.Assertion): Part {
    switch (assertion.kind) {
      case "lookahead":
        // It is read to its end or to where it fails, and then the rest is read from the same place.
        return either([
          {
            ...either(assertion.alternatives.map((one) => node(one))),
            last: [],
            ends: [],
            nullable: false,
            free: false,
          },
          condition,
        ]);
      case "lookbehind":
        // It is read backwards from each place anew.
        if (assertion.alternatives.some((one) => hasEndless(one))) build.lookedBehind ??= assertion.raw;
        return condition;
      case "start":
      case "end":
        // Nothing comes before the first character, or after the last; a line's ends are anywhere.
        return flags.includes("m") ? condition : state(0n, assertion.raw);
      default:
        return condition;
    }
  }
  function node(of: AST.Node, within = false): Part {
    switch (of.type) {
      case "Pattern":
      case "Group":
      case "CapturingGroup":
        return either(of.alternatives.map((one) => node(one, within)));
      case "Alternative":
        return inTurn(of.elements.map((one) => node(one, within)));
      case "Quantifier":
        return quantified(of, within);
      case "Assertion":
        return asserted(of);
      case "Backreference":
        return either([of.resolved].flat().map((group) => node(group, within)));
      default:
        return state(takes(of.raw), of.raw);
    }
  }
  return build;
}

function hasEndless(of: AST.Alternative): boolean {
  return of.elements.some(
    (element) =>
      (element.type === "Quantifier" && element.max > mostRepeats) ||
      ("alternatives" in element && element.alternatives.some(hasEndless)),
  );
}

/**
 * Characters by which classes are told apart: Latin letters and signs, those of the expression with their neighbours,
 * and some of other scripts.
 */
function samplesOf(pattern: string): string[] {
  const codes = new Set(Array.from({ length: 0x180 }, (_, code) => code));
  const named = [...pattern.matchAll(/\\u\{?([0-9a-f]{4,6})/gi)].map(([, hex = ""]) => Number.parseInt(hex, 16));
  for (const code of [...Array.from(pattern, (one) => one.codePointAt(0) ?? 0), ...named])
    for (const near of [code - 1, code, code + 1]) if (near >= 0 && near <= 0x10ffff) codes.add(near);
  for (const one of "αжא漢字あアｱー々０Ａ。、\u3000\u0301\u2028\ufeff\u200d\ufe0f😀한")
    codes.add(one.codePointAt(0) ?? 0);
  return [...codes].map((code) => String.fromCodePoint(code));
}

function reachedFrom(state: State): Set<State> {
  const reached = new Set<State>();
  const open = [state];
  for (let at = open.pop(); at; at = open.pop())
    for (const to of at.next) if (!reached.has(to)) open.push(reached.add(to) && to);
  return reached;
}

/** True when one word leads from p to p, from p to q, and from q to q. */
function meet(p: State, q: State, reach: ReadonlyMap<State, ReadonlySet<State>>): boolean {
  const leads = (from: State, to: State) => from === to || reach.get(from)?.has(to) === true;
  const seen = new Map<State, Map<State, Set<State>>>();
  const open: [State, State, State][] = [[p, p, q]];
  for (let at = open.pop(); at; at = open.pop()) {
    const [a, b, c] = at;
    for (const x of a.next) {
      if (!leads(x, p)) continue;
      for (const z of c.next) {
        const both = x.on & z.on;
        if (both === 0n || !leads(z, q)) continue;
        for (const y of b.next) {
          if ((both & y.on) === 0n || !leads(y, q)) continue;
          if (x === p && y === q && z === q) return true;
          const ofX = seen.get(x) ?? new Map<State, Set<State>>();
          const ofY = ofX.get(y) ?? new Set<State>();
          seen.set(x, ofX);
          ofX.set(y, ofY);
          if (!ofY.has(z)) open.push([x, y, z]);
          ofY.add(z);
        }
      }
    }
  }
  return false;
}
