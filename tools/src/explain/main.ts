import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DeployError } from '../common/outcome';
import { repo } from '../common/repo';
import { printLine, printLines, runCommand } from '../deploy/run-command';
import { mapsAt, targetOf } from '../deploy/target-at';
import { explain, explanationLines } from './explain';

/** `npm run explain -- <report>`: turns the stacks of a support report into source files and lines. */
const help = `npm run explain -- <report> [--to <target>] [--maps <folder>]

<report>    a file with the report, or - to read it from standard input
--to        the set that the report is about: a folder, or s3://bucket/folder; default: build/set
--maps      the folder with its source maps, or s3://bucket/folder; default: beside the set, such as build/set.maps
Exit codes: 0 explained, 1 program failed, 2 wrong command or no stack in the report, 5 some positions have no source`;

const usage = (message: string) => new DeployError('usage', message, 'Run npm run explain -- --help.');

function readArguments() {
  try {
    const options = {
      to: { type: 'string' },
      maps: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

function readReport(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw usage(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.help) {
    printLines(help);
    return;
  }
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw usage('Name one file with a report.');
  const report = readReport(file);
  const explanations = await explain(
    report,
    await targetOf(repo, values.to, undefined),
    await mapsAt(repo, values.to, values.maps),
  );
  for (const line of explanationLines(explanations)) printLine(line);
  if (explanations.some(({ found }) => 'problem' in found))
    throw new DeployError(
      'target',
      'Some positions have no source.',
      'Name the set of the site with --to. A release has source maps only if they were deployed with it.',
    );
}

runCommand(main);
