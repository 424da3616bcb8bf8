import { compareTexts } from '../languages/po-file';
import type { ListedTest } from './list-tests';
import { idsIn } from './requirements';

/** A requirement or a row of its table, with the tests that prove it. */
export interface CoverageRow {
  readonly id: string;
  readonly proofs: readonly ListedTest[];
}

/** Returns whether a test tests this tool. Such tests have IDs in their titles, but prove no requirement. */
const isOwnTest = ({ path }: ListedTest) => path.startsWith('tools/src/coverage/');

/** Returns each requirement with the tests that name it, sorted by file and line. */
export function coverageRows(ids: readonly string[], tests: readonly ListedTest[]): CoverageRow[] {
  const proofs = tests
    .filter((test) => !isOwnTest(test))
    .sort((one, other) => compareTexts(one.path, other.path) || one.line - other.line);
  return ids.map((id) => ({ id, proofs: proofs.filter(({ title }) => idsIn(title).includes(id)) }));
}

const proofText = ({ path, title }: ListedTest) =>
  `${path} › ${title.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|')}`;

/** Returns the line of a requirement: `| CONN-049 | file › title |`, or `| CONN-049 | open |` without a proof. */
export const coverageLine = ({ id, proofs }: CoverageRow): string =>
  `| ${id} | ${[...new Set(proofs.map(proofText))].join('; ') || 'open'} |`;

/** Maximum number of different IDs in a title. A test with more IDs proves less than its title claims. */
const maxIds = 3;
/** Maximum number of files that prove a requirement: a test at the lowest level that notices a break, and a journey. */
const maxFiles = 2;

/** Returns a message for each title with an unknown ID or too many IDs, and for each ID without a proof or in too many files. */
export function coverageFaults(rows: readonly CoverageRow[], tests: readonly ListedTest[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const titleFaults = tests
    .filter((test) => !isOwnTest(test))
    .flatMap(({ path, line, title }) => {
      const ids = new Set(idsIn(title));
      const unknown = [...ids].filter((id) => !known.has(id)).map((id) => `no requirement has the ID ${id}`);
      const tooMany =
        ids.size > maxIds ? [`the title names ${ids.size} requirements, at most ${maxIds} are allowed`] : [];
      return [...unknown, ...tooMany].map((fault) => `${path}:${line}: ${fault} ("${title}")`);
    });
  const rowFaults = rows.flatMap(({ id, proofs }) => {
    const files = new Set(proofs.map(({ path }) => path)).size;
    if (files === 0) return [`${id}: no test proves it. Start a title with the ID.`];
    return files > maxFiles ? [`${id}: more than two files prove it. Keep the lowest test, and one browser test.`] : [];
  });
  return [...titleFaults, ...rowFaults];
}
