import { join } from 'node:path';
import { commandLine } from '../setup/command-line';
import { listTests } from './list-tests';
import { proofsIn, titleFaults } from './proofs';
import { coverageLine, coverageRows, isOpen, repeatedIds } from './report';
import { requirementPages, requirementsFolder, requirementsIn } from './requirements';

const help = `npm run coverage -- [ID] [--check] [--reports <folder>]   prints each requirement with the tests that prove it

ID         prints one requirement, such as DASH-042, and its tests with file and line
--check    prints only the requirements that no test proves
--reports  reads the tests from the report that Jest wrote to this folder
Exit code 1: no test or more than two files prove a requirement, or a title or a page of ${requirementsFolder} is wrong`;

const repo = join(import.meta.dirname, '../../..');
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
  for (const { path, line, title } of matching) console.log(`${path}:${line} › ${title}`);
  if (matching.length === 0) console.log(`${id} is open: no test names it.`);
} else if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nThe requirements are in ${requirementsFolder}.`);
  process.exitCode = 1;
} else {
  const rows = coverageRows(knownIds, proofs);
  const open = rows.filter(isOpen);
  for (const row of values.check ? open : rows) console.log(coverageLine(row));
  const repeated = repeatedIds(rows);
  if (repeated.length > 0) {
    console.error(
      `The titles of more than two files have these IDs: ${repeated.join(', ')}. Keep each ID in the lowest test that fails when the behavior breaks, and in at most one browser test.`,
    );
    process.exitCode = 1;
  }
  if (open.length > 0) {
    console.error(
      `No test proves ${open.length} of ${rows.length} requirements and table rows: start a title with the ID.`,
    );
    process.exitCode = 1;
  }
}
