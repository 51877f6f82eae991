/**
 * A scale from nothing to a round number above the largest value, in four or five steps: `scaleFor(612)` ends at 800
 * with steps of 200.
 */
export function scaleFor(largest: number): { most: number; ticks: number[] } {
  if (!(largest > 0)) return { most: 1, ticks: [0, 1] };
  const rough = largest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const steps = Math.ceil((largest * 1.001) / step);
  return {
    most: steps * step,
    ticks: Array.from({ length: steps + 1 }, (_, at) => Number((at * step).toPrecision(12))),
  };
}
