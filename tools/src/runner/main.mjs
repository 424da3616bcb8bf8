import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../setup/chromium.mjs';
import { installDependencies } from '../setup/dependencies.mjs';
import { ensureOtherBrowsers } from '../setup/other-browsers.mjs';
import { whenNpmEnds } from '../setup/parent.mjs';
import { step } from '../setup/step.mjs';
import { runStages, summary } from './run-stages.mjs';
import { choose, help, readOptions, testStages } from './stages.mjs';

const repo = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Runs the stages that the command line requests.
 * @param {readonly string[]} args of the command line
 * @returns {Promise<number>} exit code
 * @throws Error in one sentence if no stage can run
 */
export async function main(args) {
  const print = (/** @type {string} */ text) => void process.stdout.write(text);
  const options = readOptions(args);
  if (options.isHelp) {
    print(help);
    return 0;
  }
  const reports = mkdtempSync(join(tmpdir(), 'flightdeck-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  const stages = choose(testStages(options, reports), options.only);
  print(`Runs ${stages.map(({ name }) => name).join(', ')}.\n`);
  await step('Dependencies', () => installDependencies(repo, true));

  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort());
  whenNpmEnds(() => interruption.abort());
  if (options.isLong) {
    process.env.FLIGHTDECK_LONG = '1';
    process.env.FLIGHTDECK_ROUNDS ??= '100';
  }
  const installers = {
    Chromium: async () => {
      process.env.FLIGHTDECK_CHROMIUM = await ensureChromium(repo);
    },
    'Firefox and WebKit': ensureOtherBrowsers,
  };
  const results = await runStages(stages, { repo, reports, installers, print, signal: interruption.signal });
  print(summary(results));
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}
