import type { Proof } from './proofs';
import { isRow } from './requirement-ids';

/** So many tests of one ID are named; how many more there are is said. */
const named = 3;

const place = ({ path, title, isLong }: Proof) =>
  `${path} › ${title.replaceAll('|', '\\|')}${isLong ? ' (long run)' : ''}`;

function cell(proofs: readonly Proof[]): string {
  if (proofs.length === 0) return 'open';
  const places = [...new Set(proofs.map(place))];
  const more = places.length - named;
  return [...places.slice(0, named), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/**
 * The page `docs/coverage.md`: one line per requirement and table row, with the tests that prove it or `open`. What only the
 * long run proves is shown and does not count.
 * @param clientOnly what the client offers and no screen uses
 */
export function coverageReport(
  known: readonly string[],
  proofs: readonly Proof[],
  clientOnly: ReadonlySet<string> = new Set(),
): string {
  const of = (id: string) => proofs.filter(({ ids }) => ids.includes(id));
  const isProved = (id: string) => of(id).some(({ isLong }) => !isLong);
  const mark = (id: string) => (clientOnly.has(id) ? ' (client only)' : '');
  const lines = known.map((id) => `| ${id} | ${cell(of(id))}${mark(id)} |`);
  const count = (ids: readonly string[]) => `${ids.filter(isProved).length} of ${ids.length}`;
  const requirements = known.filter((id) => !isRow(id));
  const rows = known.filter(isRow);
  return `# Requirements and the tests that prove them

Made by \`npm run coverage\` from the titles of the tests that \`npm test\` runs; not edited by hand. A row counts only if breaking the behaviour turns the test red. "Client only" is what the client offers and no screen uses.

Proved: ${count(known)}, that is ${count(requirements)} requirements and ${count(rows)} table rows.

| ID | Test |
|---|---|
${lines.join('\n')}
`;
}

/** Lines in which two texts differ, `-` for what stands in the file and `+` for what should. */
export function differences(present: string, wanted: string): string[] {
  const old = present.split('\n');
  const made = wanted.split('\n');
  const [inOld, inMade] = [new Set(old), new Set(made)];
  return [
    ...old.filter((line) => !inMade.has(line)).map((line) => `- ${line}`),
    ...made.filter((line) => !inOld.has(line)).map((line) => `+ ${line}`),
  ];
}
