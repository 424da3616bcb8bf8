/** Loads of a release, and how many of them failed. */
export interface Counts {
  readonly loads: number;
  readonly failures: number;
}

/** Returns the natural logarithm of n!; exact to 12 digits. */
function logFactorial(n: number): number {
  if (n < 32) {
    let sum = 0;
    for (let factor = 2; factor <= n; factor += 1) sum += Math.log(factor);
    return sum;
  }
  // Stirling's series.
  const series = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5);
  return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + series;
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * Fisher's exact test, one-sided: returns the probability that at least as many of all failures fall on the loads of `one`, if both
 * releases fail equally often.
 */
export function fisher(one: Counts, other: Counts): number {
  const failures = one.failures + other.failures;
  const loads = one.loads + other.loads;
  const most = Math.min(failures, one.loads);
  let hits = one.failures;
  let term = Math.exp(
    logChoose(failures, hits) + logChoose(loads - failures, one.loads - hits) - logChoose(loads, one.loads),
  );
  let sum = term;
  while (hits < most && term > sum * 1e-14) {
    term *= ((failures - hits) / (hits + 1)) * ((one.loads - hits) / (loads - failures - one.loads + hits + 1));
    sum += term;
    hits += 1;
  }
  return Math.min(1, sum);
}
