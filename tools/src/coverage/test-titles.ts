import type { SourceFile } from '../source-files';
import { literals, parse } from '../syntax';
import { idsIn } from './requirement-ids';

/** A text of a test file that names requirements. */
export interface TestTitle {
  readonly path: string;
  readonly title: string;
  readonly ids: readonly string[];
}

/** Tests, and tables whose rows are the titles of several. */
const isTestFile = (path: string) =>
  /\.test\.tsx?$|\/testing\/[\w-]+-table\.ts$/.test(path) || /^e2e\/.*\.spec\.ts$/.test(path);

/** Tests of the tools themselves speak of IDs without proving any. */
const isAboutIds = (path: string) => path.startsWith('tools/src/coverage/');

/** Every string literal of the test files that names a requirement: titles, and the rows of tables that titles print. */
export function testTitles(files: readonly SourceFile[]): TestTitle[] {
  return files
    .filter(({ path }) => isTestFile(path) && !isAboutIds(path))
    .flatMap((file) =>
      literals(parse(file)).flatMap((text) => {
        const ids = idsIn(text);
        const title = text.replaceAll('\0', '…').replace(/\s+/g, ' ').trim();
        return ids.length > 0 ? [{ path: file.path, title, ids }] : [];
      }),
    );
}
