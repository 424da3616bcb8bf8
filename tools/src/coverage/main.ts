import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../source-files';
import { coverageReport, differences, unknownIds } from './report';
import { testTitles } from './test-titles';

/**
 * `npm run coverage`: writes docs/coverage.md from the titles of the tests. With `--check` it writes nothing and fails when the
 * page is not what it would write.
 */
const repo = join(import.meta.dirname, '../../..');
const page = join(repo, 'docs/coverage.md');
const known = readFileSync(join(import.meta.dirname, 'requirements.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
const titles = testTitles(sourceFiles(repo));
const unknown = unknownIds(known, titles);
const wanted = coverageReport(known, titles);

if (unknown.length > 0) {
  console.error(`${unknown.join('\n')}\nThe IDs stand in tools/src/coverage/requirements.txt.`);
  process.exitCode = 1;
} else if (process.argv.includes('--check')) {
  const differing = differences(existsSync(page) ? readFileSync(page, 'utf8') : '', wanted);
  if (differing.length > 0) {
    console.error(
      `docs/coverage.md is not that of the tests:\n${differing.join('\n')}\nWrite it again: npm run coverage`,
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(page, wanted);
  console.log(`docs/coverage.md: ${/Proved: .*/.exec(wanted)?.[0]}`);
}
