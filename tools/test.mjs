import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProblem } from './src/setup/node-version.mjs';
import { ignoreClosedOutput } from './src/setup/printable.mjs';

/**
 * `npm test`: prepares and runs the requested stages, and ends with the line "N passed, N failed", even if Ctrl+C interrupts a stage.
 * @returns {Promise<number>} exit code
 */
async function main() {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  const { step } = await import('./src/setup/step.mjs');
  const { installDependencies } = await import('./src/setup/dependencies.mjs');
  const { ensureChromium } = await import('./src/setup/chromium.mjs');
  const { ensureOtherBrowsers } = await import('./src/setup/other-browsers.mjs');
  const { whenNpmEnds } = await import('./src/setup/parent.mjs');
  const { choose, help, readOptions } = await import('./src/runner/options.mjs');
  const { planOf, testStages } = await import('./src/runner/stages.mjs');
  const { runStages, summary } = await import('./src/runner/run-stages.mjs');
  const { openScreen } = await import('./src/runner/screen.mjs');

  const options = readOptions(process.argv.slice(2));
  if (options.isHelp) {
    process.stdout.write(help);
    return 0;
  }
  const repo = join(dirname(fileURLToPath(import.meta.url)), '..');
  const reports = mkdtempSync(join(tmpdir(), 'flightdeck-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  const stages = choose(testStages(repo, options, reports), options.only);
  process.stdout.write(planOf(stages, options));
  await step('Dependencies', () => installDependencies(repo));

  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort());
  whenNpmEnds(() => interruption.abort());
  if (stages.some(({ needsOtherBrowsers }) => needsOtherBrowsers))
    await step('Other browsers', () => ensureOtherBrowsers(repo));
  const browser = stages.some(({ needsBrowser }) => needsBrowser) ? await findBrowser() : {};
  const wordpressProblem = stages.some(({ needsWordPress }) => needsWordPress) ? await installWordPress() : undefined;
  const env = {
    ...process.env,
    ...(browser.path && { FLIGHTDECK_CHROMIUM: browser.path }),
    ...(options.isLong && { FLIGHTDECK_LONG: '1', FLIGHTDECK_ROUNDS: process.env.FLIGHTDECK_ROUNDS ?? '100' }),
  };
  const outcomes = await runStages(stages, {
    cwd: repo,
    env,
    screen: openScreen(process.stdout),
    signal: interruption.signal,
    browserProblem: browser.problem,
    wordpressProblem,
  });
  process.stdout.write(summary(outcomes));
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;

  /**
   * Finds or installs Chromium. After a failure, the stages without a browser still run.
   * @returns {Promise<{ path?: string, problem?: string }>} path of the program, or why there is none
   */
  async function findBrowser() {
    try {
      let path = '';
      await step('Chromium', async () => {
        path = await ensureChromium(repo);
        return path;
      });
      return { path };
    } catch (error) {
      if (error instanceof Error && error.cause) console.error(error.cause);
      return { problem: messageOf(error) };
    }
  }

  /**
   * Installs WordPress. After a failure, the other stages still run.
   * @returns {Promise<string | undefined>} why WordPress is not installed; undefined if it is
   */
  async function installWordPress() {
    const { run } = await import('./src/setup/run.mjs');
    const program = 'wordpress/src/server/install-packages.ts';
    let problem;
    await step('WordPress', async () => {
      const { ok, output } = await run([process.execPath, '--import', 'tsx', program], { cwd: repo });
      if (ok) return output.trim();
      console.error(output);
      problem = "Debian's packages of WordPress could not be installed; the reason is above.";
      return 'not installed';
    });
    return problem;
  }
}

const messageOf = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

ignoreClosedOutput();
try {
  process.exitCode = await main();
} catch (error) {
  console.error(messageOf(error));
  // No test ran, which is a failure. Programs read the last line.
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
