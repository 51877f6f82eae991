/**
 * How far counts lie from all being equal: the chi-square statistic and the chance of lying at least as far with a fair
 * source.
 */
export function evenness(counts: readonly number[]): { statistic: number; freedom: number; p: number } {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return { statistic, freedom, p: upperGamma(freedom / 2, statistic / 2) };
}

/**
 * The upper regularised incomplete gamma function Q(a, x), by its series below a + 1 and its continued fraction above.
 */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a];
    for (let n = 1; n < 10_000 && term > sum * 1e-15; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  let [c, d] = [Number.MAX_VALUE, 1 / (x + 1 - a)];
  let fraction = d;
  for (let n = 1; n < 10_000; n++) {
    const b = x + 2 * n + 1 - a;
    const numerator = -n * (n - a);
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return front * fraction;
}

/** Stirling's series, raised to where it is exact to fifteen figures. */
function logGamma(a: number): number {
  let [z, below] = [a, 0];
  for (; z < 15; z++) below += Math.log(z);
  return (
    (z - 0.5) * Math.log(z) -
    z +
    Math.log(2 * Math.PI) / 2 +
    1 / (12 * z) -
    1 / (360 * z ** 3) +
    1 / (1260 * z ** 5) -
    below
  );
}
