import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { repo } from '../../build/webpack-base';

export interface BenchSite {
  readonly origin: string;
  /** Process ID of the site. */
  readonly pid: number;
  /** Folder with the data of the site. */
  readonly data: string;
  /** Milliseconds from the start of the process until the site was ready. */
  readonly readyAfter: number;
  /** Ends the site, once. Removes its data, unless they are to be kept. */
  stop(options?: { readonly keep?: boolean }): Promise<void>;
}

/**
 * Starts a separate site with a connected scenario, on a free port.
 * @param existing folder with data of an earlier site; default: new data
 */
export async function startSite(existing?: string): Promise<BenchSite> {
  const data = existing ?? mkdtempSync(join(tmpdir(), 'flightdeck-bench-'));
  const scenario = existing === undefined ? ['--scenario', 'free'] : [];
  const since = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'site/src/main.ts', '--port', '0', '--data', data, ...scenario],
    { cwd: repo, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async ({ keep = false } = {}) => {
    child.kill('SIGTERM');
    await exited;
    if (!keep) rmSync(data, { recursive: true, force: true });
  };
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const url = /Ready: (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error('The site did not start.')));
  });
  const readyAfter = performance.now() - since;
  return { origin: new URL(address).origin, pid: child.pid ?? 0, data, readyAfter, stop };
}

/** Logs in as the site's admin through the login form. */
export async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/wp-login.php`, {
    form: { log: 'admin', pwd: 'admin' },
    maxRedirects: 0,
  });
  if (answer.status() !== 302) throw new Error(`The login was answered with ${answer.status()}.`);
}
