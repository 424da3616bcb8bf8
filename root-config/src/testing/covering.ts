/** Factors of one test and their values; all tests have the same factors. */
export type Factors = Readonly<Record<string, string>>;

/** Returns every pair of values of two different factors, as one text each. */
const pairsOf = (factors: Factors): readonly string[] => {
  const values = Object.entries(factors).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one} ${other}`));
};

/**
 * Returns a selection of tests that contains each occurring pair of values at least once: nearly all failures depend
 * on one value or two. Always the same for the same tests.
 * @param factorsOf returns the factors that a test combines
 */
export function coveringPairs<T>(tests: readonly T[], factorsOf: (test: T) => Factors): readonly T[] {
  const pairs = tests.map((test) => pairsOf(factorsOf(test)));
  const open = new Set(pairs.flat());
  const chosen: T[] = [];
  while (open.size > 0) {
    let best = 0;
    let gain = 0;
    for (const [at, own] of pairs.entries()) {
      const found = own.filter((pair) => open.has(pair)).length;
      if (found > gain) [best, gain] = [at, found];
    }
    const test = tests[best];
    if (test === undefined) break;
    chosen.push(test);
    for (const pair of pairs[best] ?? []) open.delete(pair);
  }
  return chosen;
}
