import { cpus } from "node:os";

/** One figure: what was measured, what it should be, what it is; `holds` is left out where there is no goal. */
export type Figure = { measure: string; goal?: string; result: string; holds?: boolean };

/** Prints a measurement as a table, with the machine it ran on. */
export function printTable(title: string, figures: readonly Figure[], notes: readonly string[] = []): void {
  const head = { measure: "measure", goal: "goal", result: "result", holds: "" };
  const rows = [
    head,
    ...figures.map(({ measure, goal = "", result, holds }) => ({
      measure,
      goal,
      result,
      holds: holds === undefined ? "" : holds ? "holds" : "MISSED",
    })),
  ];
  const wide = (of: keyof typeof head) => Math.max(...rows.map((row) => row[of].length));
  const [measure, goal, result] = [wide("measure"), wide("goal"), wide("result")];
  const lines = rows.map((row) =>
    `${row.measure.padEnd(measure)}  ${row.goal.padStart(goal)}  ${row.result.padStart(result)}  ${row.holds}`.trimEnd(),
  );
  lines.splice(1, 0, "-".repeat(measure + goal + result + 12));
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.versions.node}, ${process.platform}`;
  process.stdout.write(
    `\n${title}\n${lines.join("\n")}\n${[...notes, machine].map((note) => `  ${note}`).join("\n")}\n`,
  );
}

/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** 12 345 */
export function thousands(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, " ");
}
