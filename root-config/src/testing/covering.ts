/** Values of the factors of one test; all tests name the same factors. */
export type Factors = Readonly<Record<string, string>>;

/** Every pair of values of two different factors, as one text each. */
const pairsOf = (factors: Factors): readonly string[] => {
  const values = Object.entries(factors).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one} ${other}`));
};

/**
 * A selection of tests in which each pair of values that occurs in any of them occurs at least once: what goes wrong
 * nearly always does so by one value or two. Always the same for the same tests.
 * @param factorsOf what a test combines
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
