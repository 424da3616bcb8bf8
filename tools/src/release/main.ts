import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { DeployError } from '../common/outcome';
import { repo } from '../common/repo';
import { printLines as print, runCommand } from '../deploy/run-command';
import { commandLine } from '../setup/command-line';
import { dryRun, release } from './release';

const help = `npm run release -- [--dry-run]   raises versions, writes changelogs, commits and tags (docs/how-to/release.md)

--dry-run  shows the release, changes nothing`;

const changesets = createRequire(import.meta.url).resolve('@changesets/cli/bin.js');

/** Runs a program and shows its output. */
async function run(program: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { cwd: repo, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new DeployError('broken', `${program} ${args.join(' ')} failed.`, 'See the errors above.');
}

async function main(): Promise<void> {
  const { values } = commandLine(help, { options: { 'dry-run': { type: 'boolean', default: false } } });
  if (values['dry-run']) return dryRun({ repo, print });
  return release({
    repo,
    print,
    raiseVersions: () => run(process.execPath, changesets, 'version'),
    updateLock: () => run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'),
  });
}

runCommand(main);
