import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { units } from '../build/units';
import { outputOf, repo } from '../build/webpack-base';
import { problemsOf } from './problems';

/** `npm run platform`: fails when built files use something that the oldest promised browsers do not have. */
const files = units()
  .map(({ name }) => outputOf(name))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.js'));
if (files.length === 0) {
  console.error('There are no built files: run "npm run build".');
  process.exit(1);
}
const problems = problemsOf(
  files.map((file) => ({ path: relative(repo, file), text: readFileSync(file, 'utf8') })),
  repo,
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(
    '→ Use something older, or test for it and enter it in tools/src/platform/optional.ts; or promise newer browsers in package.json.',
  );
  process.exitCode = 1;
}
