import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DeployError } from '../common/outcome';
import { repo } from '../common/repo';
import { runCommand } from '../deploy/run-command';
import { newArea } from './new-area';
import { nextSteps } from './next-steps';

// `npm run new:area -- mf-backup`: creates an area with one screen, tests, a budget and an owner.
runCommand(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name === '--help' || name === '-h') {
    console.log('npm run new:area -- <name>   creates an area, such as mf-backup (docs/how-to/new-area.md)');
    return;
  }
  if (name === undefined || more.length > 0)
    throw new DeployError('usage', 'Name one area.', 'npm run new:area -- mf-backup');
  const { area, short, path, created, changed } = newArea(repo, name);
  // Format the files, because line breaks depend on the length of the name. npm's own files already have its format.
  const biome = join(repo, 'node_modules/@biomejs/biome/bin/biome');
  const sources = [...created, ...changed].filter((file) => /\.(tsx?|json)$/.test(file) && !file.startsWith('package'));
  execFileSync(process.execPath, [biome, 'check', '--write', ...sources], {
    cwd: repo,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`Created:\n${created.map((file) => `  ${file}`).join('\n')}`);
  console.log(`Changed:\n${changed.map((file) => `  ${file}`).join('\n')}`);
  console.log(nextSteps({ area, short, path }));
});
