import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../tools/src/setup/run.mjs';
import type { Playground } from '../php/playground';
import type { Combination } from './combinations';
import { type Outcome, outcomeOf } from './outcome';

const repo = join(import.meta.dirname, '../../..');

/** Outcome of the tests on a combination, and the exact version of PHP. */
export interface CombinationOutcome extends Outcome {
  readonly php: string;
}

/**
 * Runs the browser tests of the matrix on one combination.
 * @param source folder of the WordPress
 * @throws Error when PHP does not start or no test runs
 */
export async function tryCombination(
  { php, database, site }: Combination,
  source: string,
  playground: Playground,
): Promise<CombinationOutcome> {
  const usesPlayground = php !== 'system' || database === 'SQLite';
  if (usesPlayground) await playground.install();
  const program = php === 'system' ? 'php' : playground.phpProgram(php);
  const { ok, output } = await run([program, '-r', 'echo PHP_VERSION;'], { cwd: repo, minutes: 1 });
  if (!ok) throw new Error(`PHP ${php} does not run:\n${output}`);
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-matrix-'));
  const reportFile = join(folder, 'report.json');
  try {
    await runPlaywright({
      FLIGHTDECK_WORDPRESS_DIR: source,
      FLIGHTDECK_PHP: program,
      FLIGHTDECK_SITE: site.join(' '),
      ...(database === 'SQLite' && { FLIGHTDECK_SQLITE_DIR: playground.sqlitePlugin() }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    });
    // Some packages of PHP append their own version, as in 8.2.36-1~deb12u1.
    return { ...outcomeOf(readFileSync(reportFile, 'utf8')), php: /^[\d.]+/.exec(output.trim())?.[0] ?? output.trim() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the tests of the matrix. Ignores Playwright's exit code, because the report contains the failures. */
function runPlaywright(env: Readonly<Record<string, string>>): Promise<void> {
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'wordpress/matrix.config.ts'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...command, '--reporter=list,json'], {
      cwd: repo,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}
