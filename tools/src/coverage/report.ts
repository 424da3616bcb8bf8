import type { Proof } from './proofs';
import { isRow } from './requirement-ids';
import type { Requirement } from './requirements';

/** Number of tests that the page names per ID. It only counts the others. */
const maxNamed = 3;

const escaped = (text: string) => text.replaceAll('|', '\\|');

const proofText = ({ path, title, isLong }: Proof) => `${path} › ${escaped(title)}${isLong ? ' (long run)' : ''}`;

function cell(proofs: readonly Proof[]): string {
  if (proofs.length === 0) return 'open';
  const proofTexts = [...new Set(proofs.map(proofText))];
  const more = proofTexts.length - maxNamed;
  return [...proofTexts.slice(0, maxNamed), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/**
 * Returns the page `docs/coverage.md`: one line per requirement and table row, with its statement and the tests that prove it
 * or `open`. Proofs of the long run are shown and do not count.
 * @param clientOnly IDs of requirements that the client offers and no screen uses
 */
export function coverageReport(
  known: readonly Pick<Requirement, 'id' | 'text'>[],
  proofs: readonly Proof[],
  clientOnly: ReadonlySet<string> = new Set(),
): string {
  const proofsOf = (id: string) => proofs.filter(({ ids }) => ids.includes(id));
  const isProved = ({ id }: Pick<Requirement, 'id'>) => proofsOf(id).some(({ isLong }) => !isLong);
  const mark = (id: string) => (clientOnly.has(id) ? ' (client only)' : '');
  const lines = known.map(({ id, text }) => `| ${id} | ${escaped(text)} | ${cell(proofsOf(id))}${mark(id)} |`);
  const count = (some: typeof known) => `${some.filter(isProved).length} of ${some.length}`;
  const requirements = known.filter(({ id }) => !isRow(id));
  const rows = known.filter(({ id }) => isRow(id));
  return `# Requirements and the tests that prove them

Made by \`npm run coverage\` from [docs/requirements](requirements/README.md) and the titles of the tests that \`npm test\` runs; do not edit it by hand. A row counts only if breaking the behavior makes the test fail. "Client only" marks what the client offers and no screen uses.

Proved: ${count(known)}, that is ${count(requirements)} requirements and ${count(rows)} table rows.

| ID | Statement | Tests |
|---|---|---|
${lines.join('\n')}
`;
}

/** Returns the lines in which two texts differ: `-` for a line of the file, and `+` for a line that it should have. */
export function differences(present: string, expected: string): string[] {
  const presentLines = new Set(present.split('\n'));
  const expectedLines = new Set(expected.split('\n'));
  return [
    ...[...presentLines].filter((line) => !expectedLines.has(line)).map((line) => `- ${line}`),
    ...[...expectedLines].filter((line) => !presentLines.has(line)).map((line) => `+ ${line}`),
  ];
}
