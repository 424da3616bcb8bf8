import type { ListedTest } from './list-tests';
import { idsIn } from './requirement-ids';

/** A test whose title names requirements. */
export interface Proof extends ListedTest {
  readonly ids: readonly string[];
}

/** Returns whether a test tests this tool. Such tests have IDs in their titles, but prove no requirement. */
const isOwnTest = ({ path }: ListedTest) => path.startsWith('tools/src/coverage/');

/** Returns the tests that name requirements, sorted by file and line. */
export const proofsIn = (tests: readonly ListedTest[]): Proof[] =>
  tests
    .filter((test) => !isOwnTest(test))
    .map((test) => ({ ...test, title: test.title.replace(/\s+/g, ' ').trim(), ids: idsIn(test.title) }))
    .filter(({ ids }) => ids.length > 0)
    .sort((one, other) => compare(one.path, other.path) || one.line - other.line || compare(one.title, other.title));

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Maximum number of different IDs in a title. A test with more IDs proves less than its title claims. */
const maxIds = 3;

/** Returns a message for each unknown ID in a title, and for each title with too many IDs. */
export function titleFaults(knownIds: readonly string[], proofs: readonly Proof[]): string[] {
  const known = new Set(knownIds);
  return proofs.flatMap(({ path, line, title, ids }) => {
    const idCount = new Set(ids).size;
    const faults = ids
      .filter((id) => !known.has(id))
      .map((id) => `no requirement has the ID ${id}. Correct the title, or add the requirement to docs/requirements`);
    if (idCount > maxIds)
      faults.push(`the title names ${idCount} requirements, at most ${maxIds} are allowed: split the test`);
    return faults.map((fault) => `${path}:${line}: ${fault} ("${title}")`);
  });
}
