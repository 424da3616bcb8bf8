import type { ListedTest } from './list-tests';
import { idsIn } from './requirement-ids';

/** A test whose title names requirements. */
export interface Proof extends ListedTest {
  readonly ids: readonly string[];
}

/** Tests of this tool have IDs in their titles, but prove no requirement. */
const isAboutIds = ({ path }: ListedTest) => path.startsWith('tools/src/coverage/');

/** Returns the tests that name requirements, sorted by file and line. */
export const proofsIn = (tests: readonly ListedTest[]): Proof[] =>
  tests
    .filter((test) => !isAboutIds(test))
    .map((test) => ({ ...test, title: test.title.replace(/\s+/g, ' ').trim(), ids: idsIn(test.title) }))
    .filter(({ ids }) => ids.length > 0)
    .sort((one, other) => compare(one.path, other.path) || one.line - other.line || compare(one.title, other.title));

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** A title with more IDs than this proves less than it claims. */
const maxIds = 3;

/** Returns what is wrong with titles: IDs that the list of requirements lacks, and titles that name too many. */
export function titleFaults(known: readonly string[], proofs: readonly Proof[]): string[] {
  const list = new Set(known);
  return proofs.flatMap(({ path, line, title, ids }) => {
    const named = new Set(ids).size;
    const faults = ids
      .filter((id) => !list.has(id))
      .map((id) => `no requirement has the ID ${id}. Correct the title, or add the requirement to docs/requirements`);
    if (named > maxIds)
      faults.push(`the title names ${named} requirements, at most ${maxIds} are allowed: split the test`);
    return faults.map((fault) => `${path}:${line}: ${fault} ("${title}")`);
  });
}
