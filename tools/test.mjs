import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProblem } from './src/setup/node-version.mjs';

const help = `npm test -- [--long] [--only part,part]

  --long    the same tests with larger counts, and those that take long (npm run test:long)
  --only    some parts: types, lint, checks, unit, servers, build, budgets, browser, coverage; with --long also pictures, wordpress
`;

/** `npm test`: sets up what it needs, runs all parts, and ends with the line "N passed, N failed". */
async function main() {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  const { SetupError, step } = await import('./src/setup/step.mjs');
  const { installDependencies } = await import('./src/setup/dependencies.mjs');
  const { ensureChromium } = await import('./src/setup/chromium.mjs');
  const { testParts } = await import('./src/setup/test-parts.mjs');
  const { runParts, summary } = await import('./src/setup/test-run.mjs');
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(help);
    return 0;
  }
  const isLong = args.includes('--long');
  const onlyAt = args.indexOf('--only');
  const only = onlyAt < 0 ? undefined : (args[onlyAt + 1] ?? '').split(',');
  const repo = join(dirname(fileURLToPath(import.meta.url)), '..');
  const all = testParts(repo, isLong);
  const parts = all.filter(({ name }) => !only || only.includes(name));
  const unknown = only?.find((name) => !all.some((part) => part.name === name));
  if (unknown !== undefined) throw new SetupError(`There is no part "${unknown}".\n${help}`);

  await step('Dependencies', () => installDependencies(repo));
  let chromium = '';
  if (parts.some(({ name }) => ['browser', 'pictures', 'wordpress'].includes(name))) {
    await step('Chromium', async () => {
      chromium = await ensureChromium(repo);
      return chromium;
    });
  }
  const env = {
    ...process.env,
    ...(chromium && { FLIGHTDECK_CHROMIUM: chromium }),
    ...(isLong && { FLIGHTDECK_LONG: '1', FLIGHTDECK_ROUNDS: process.env.FLIGHTDECK_ROUNDS ?? '100' }),
  };
  const outcomes = await runParts(parts, { cwd: repo, env });
  process.stdout.write(summary(outcomes));
  return outcomes.some(({ count }) => count.failed > 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error && error.constructor.name === 'SetupError' ? error.message : error);
  // Nothing was tested: that is a failure, said in the form that is read by machines.
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
