import { repo } from '../common/repo';
import { printLine, runCommand } from '../deploy/run-command';
import { commandLine } from '../setup/command-line';
import { release } from './release';

const help = `npm run release -- [--dry-run]   raises versions, writes changelogs, commits and tags (docs/how-to/release.md)

--dry-run  shows the release, changes nothing`;

const { values } = commandLine(help, { options: { 'dry-run': { type: 'boolean', default: false } } });

runCommand(async () => {
  release(repo, values['dry-run']);
  if (!values['dry-run']) printLine('Next: git push --follow-tags, then npm run deploy -- <area> for each new tag.');
});
