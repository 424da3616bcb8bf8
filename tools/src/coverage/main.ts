import { repo } from '../common/repo';
import { commandLine } from '../setup/command-line';
import { listTests } from './list-tests';
import { coverageFaults, coverageLine, coverageRows } from './proofs';
import { documentPages, requirementIds, requirementsFolder } from './requirements';

const help = `npm run coverage -- [--check] [--reports <folder>]   prints each requirement with the tests that prove it

--check    prints only what is wrong
--reports  reads the tests from the report that Jest wrote to this folder
Exit code 1: no test or more than two files prove a requirement, or a title is wrong`;

const { values } = commandLine(help, {
  options: { check: { type: 'boolean', default: false }, reports: { type: 'string' } },
});
const tests = listTests(repo, values.reports);
const rows = coverageRows(requirementIds(documentPages(repo)), tests);
if (!values.check) for (const row of rows) console.log(coverageLine(row));
const faults = coverageFaults(rows, tests);
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nThe requirements are in ${requirementsFolder}.`);
  process.exitCode = 1;
}
