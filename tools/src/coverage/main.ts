import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../source-files';
import { clientOnlyIds } from './client-only';
import { listTests } from './list-tests';
import { proofsIn, titleFaults } from './proofs';
import { coverageReport, differences } from './report';

/**
 * `npm run coverage`: writes docs/coverage.md from the titles of the tests. With `--check` it writes nothing and fails when the
 * page is not what it would write; with `--check DASH-042` it prints the tests of that requirement, with file and line.
 */
const repo = join(import.meta.dirname, '../../..');
const page = join(repo, 'docs/coverage.md');
const known = readFileSync(join(import.meta.dirname, 'requirements.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
const [option, id] = process.argv.slice(2);

if (id !== undefined && !known.includes(id)) {
  console.error(`There is no ${id} in tools/src/coverage/requirements.txt.`);
  process.exit(1);
}
const proofs = proofsIn(listTests(repo));
const faults = titleFaults(known, proofs);
const wanted = coverageReport(known, proofs, clientOnlyIds(sourceFiles(repo)));

if (id !== undefined) {
  const own = proofs.filter(({ ids }) => ids.includes(id));
  for (const { path, line, title, isLong } of own)
    console.log(`${path}:${line} › ${title}${isLong ? ' (long run)' : ''}`);
  if (own.length === 0) console.log(`${id} is open: no test names it.`);
} else if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nThe list of requirements is tools/src/coverage/requirements.txt.`);
  process.exitCode = 1;
} else if (option === '--check') {
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
