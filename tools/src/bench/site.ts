import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BrowserContext } from '@playwright/test';
import { repo } from '../common/repo';

export interface BenchSite {
  readonly origin: string;
  /** Stops the site and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a separate site that is connected without a paid plan, on a free port, with its data in a temporary folder.
 * @throws Error when the site does not start
 */
export async function startSite(): Promise<BenchSite> {
  const data = mkdtempSync(join(tmpdir(), 'flightdeck-bench-'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'site/src/main.ts', '--port', '0', '--data', data, '--scenario', 'free'],
    { cwd: repo, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(data, { recursive: true, force: true });
  };
  const { value: line = '' } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const [, address] = /Ready: (\S+)/.exec(line) ?? [];
  if (address === undefined) throw new Error('The site did not start.');
  return { origin: new URL(address).origin, stop };
}

/** Logs in as the site's admin through the login form. @throws Error when the login fails */
export async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/wp-login.php`, {
    form: { log: 'admin', pwd: 'admin' },
    maxRedirects: 0,
  });
  if (answer.status() !== 302) throw new Error(`The login failed with status ${answer.status()}.`);
}

/** Prints a message and ends the process with exit code 1 when there is no built set to measure. */
export function requireSet(): void {
  if (existsSync(join(repo, 'build/set/registry.json'))) return;
  console.error('There is no built set. Run "npm run build" first, then measure again.');
  process.exit(1);
}
