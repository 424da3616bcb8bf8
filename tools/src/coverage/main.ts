import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../common/source-files';
import { commandLine } from '../setup/command-line';
import { listTests } from './list-tests';
import { proofsIn, titleFaults } from './proofs';
import { coverageReport, differences } from './report';
import { clientOnlyIds } from './requirement-ids';
import { requirementPages, requirementsFolder, requirementsIn } from './requirements';

const help = `npm run coverage -- [ID] [--check] [--reports <folder>]   writes docs/coverage.md from docs/requirements and test titles

ID         prints one requirement, such as DASH-042, and its tests with file and line; writes nothing
--check    writes nothing, and fails if docs/coverage.md is not up to date
--reports  reads the tests from the reports that Jest wrote to this folder`;

const repo = join(import.meta.dirname, '../../..');
const coveragePage = join(repo, 'docs/coverage.md');
const { all, faults: pageFaults } = requirementsIn(requirementPages(repo));
const knownIds = all.map(({ id }) => id);
const { values, positionals } = commandLine(help, {
  options: { check: { type: 'boolean', default: false }, reports: { type: 'string' } },
  allowPositionals: true,
});
const [id] = positionals;

if (pageFaults.length > 0) {
  console.error(pageFaults.join('\n'));
  process.exit(1);
}
if (id !== undefined && !knownIds.includes(id)) {
  console.error(`There is no ${id} in ${requirementsFolder}.`);
  process.exit(1);
}
const proofs = proofsIn(listTests(repo, values.reports));
const faults = titleFaults(knownIds, proofs);

if (id !== undefined) {
  const matching = proofs.filter(({ ids }) => ids.includes(id));
  console.log(`${id} ${all.find((requirement) => requirement.id === id)?.text}`);
  for (const { path, line, title, isLong } of matching)
    console.log(`${path}:${line} › ${title}${isLong ? ' (long run)' : ''}`);
  if (matching.length === 0) console.log(`${id} is open: no test names it.`);
} else if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nThe requirements are in ${requirementsFolder}.`);
  process.exitCode = 1;
} else {
  const expected = coverageReport(all, proofs, clientOnlyIds(sourceFiles(repo)));
  if (values.check) {
    const differing = differences(existsSync(coveragePage) ? readFileSync(coveragePage, 'utf8') : '', expected);
    if (differing.length > 0) {
      console.error(
        `docs/coverage.md differs from the requirements and tests:\n${differing.join('\n')}\nTo update the page: npm run coverage`,
      );
      process.exitCode = 1;
    }
  } else {
    writeFileSync(coveragePage, expected);
    console.log(`docs/coverage.md: ${/Proved: .*/.exec(expected)?.[0]}`);
  }
}
