import { randomInt } from "node:crypto";
import { answerOf, drawTries, sticks } from "#app/temple/asking.ts";
import { evenness } from "./chi-square.ts";
import { type Figure, printTable, thousands } from "./table.ts";

// The draw of /fortune-stick itself, with the source the site uses (rule O1). A fair draw misses p > 0.001 once in a
// thousand runs of each row.
const draws = 100_000;
const least = 0.001;
const byStick = Array.from({ length: sticks }, () => 0);
const byPair = Array.from({ length: sticks * sticks }, () => 0);
const byFall = [0, 0, 0, 0];
const answers = { yes: 0, smile: 0, no: 0 };
let before = 0;

for (let draw = 0; draw < draws; draw++) {
  const [{ stick, blocks }] = drawTries(randomInt).tries;
  const at = stick - 1;
  byStick[at] = (byStick[at] ?? 0) + 1;
  if (draw > 0) byPair[before * sticks + at] = (byPair[before * sticks + at] ?? 0) + 1;
  const fall = (blocks[0] === "flat" ? 0 : 2) + (blocks[1] === "flat" ? 0 : 1);
  byFall[fall] = (byFall[fall] ?? 0) + 1;
  answers[answerOf(blocks)]++;
  before = at;
}

const share = (count: number) => `${((100 * count) / draws).toFixed(2)} %`;
printTable(`Fair draw, ${thousands(draws)} fortune draws`, [
  tested("sixty sticks", byStick),
  tested("a stick and the one drawn before it", byPair),
  tested("how two moon blocks fall", byFall),
  {
    measure: "rarest and commonest stick",
    result: `${Math.min(...byStick)} and ${Math.max(...byStick)}, ${(draws / sticks).toFixed(0)} expected`,
  },
  { measure: "yes, smile, no", result: `${share(answers.yes)}, ${share(answers.smile)}, ${share(answers.no)}` },
]);

function tested(measure: string, counts: readonly number[]): Figure {
  const { statistic, freedom, p } = evenness(counts);
  return {
    measure,
    goal: `p > ${least}`,
    result: `p = ${p.toFixed(4)}  (chi-square ${statistic.toFixed(1)}, ${freedom} degrees of freedom)`,
    holds: p > least,
  };
}
