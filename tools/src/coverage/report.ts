import type { Proof } from './proofs';
import { isRow } from './requirement-ids';
import type { Requirement } from './requirements';

/** Maximum number of tests that the page lists for an ID. It states only the number of the others. */
const maxListed = 3;

const escaped = (text: string) => text.replaceAll('|', '\\|');

const proofText = ({ path, title, isLong }: Proof) => `${path} › ${escaped(title)}${isLong ? ' (long run)' : ''}`;

/** Returns the cell `Tests` of a line. */
function testsCell(proofs: readonly Proof[]): string {
  if (proofs.length === 0) return 'open';
  const proofTexts = [...new Set(proofs.map(proofText))];
  const more = proofTexts.length - maxListed;
  return [...proofTexts.slice(0, maxListed), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/**
 * Returns the page `docs/coverage.md`: one line per requirement and table row, with its statement, and the tests that prove
 * it or `open`. Tests of the long run are listed, but do not count.
 * @param statements requirements and the rows of their tables
 * @param clientOnly IDs of requirements whose exports no screen uses yet
 */
export function coverageReport(
  statements: readonly Pick<Requirement, 'id' | 'text'>[],
  proofs: readonly Proof[],
  clientOnly: ReadonlySet<string> = new Set(),
): string {
  const proofsOf = (id: string) => proofs.filter(({ ids }) => ids.includes(id));
  const isProved = ({ id }: Pick<Requirement, 'id'>) => proofsOf(id).some(({ isLong }) => !isLong);
  const mark = (id: string) => (clientOnly.has(id) ? ' (client only)' : '');
  const lines = statements.map(
    ({ id, text }) => `| ${id} | ${escaped(text)} | ${testsCell(proofsOf(id))}${mark(id)} |`,
  );
  const provedCount = (some: typeof statements) => `${some.filter(isProved).length} of ${some.length}`;
  const requirements = statements.filter(({ id }) => !isRow(id));
  const rows = statements.filter(({ id }) => isRow(id));
  return `# Requirements and the tests that prove them

Made by \`npm run coverage\` from [docs/requirements](requirements/README.md) and the titles of the tests that \`npm test\` runs; do not edit it by hand. A row counts only if breaking the behavior makes the test fail. "Client only" marks what the client offers and no screen uses.

Proved: ${provedCount(statements)}, that is ${provedCount(requirements)} requirements and ${provedCount(rows)} table rows.

| ID | Statement | Tests |
|---|---|---|
${lines.join('\n')}
`;
}

/** Returns the lines in which two texts differ: with `-`, those only in `present`; with `+`, those only in `expected`. */
export function differences(present: string, expected: string): string[] {
  const presentLines = new Set(present.split('\n'));
  const expectedLines = new Set(expected.split('\n'));
  return [
    ...[...presentLines].filter((line) => !expectedLines.has(line)).map((line) => `- ${line}`),
    ...[...expectedLines].filter((line) => !presentLines.has(line)).map((line) => `+ ${line}`),
  ];
}
