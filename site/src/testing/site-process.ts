import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A process that runs `main.ts`. */
export interface SiteProcess {
  readonly child: ChildProcess;
  /** Returns the output so far. */
  readonly out: () => string;
  readonly err: () => string;
  /** Resolves when the site has printed its address and its logins, or when the process ends. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code and the signal when the process ends. */
  readonly ended: Promise<[code: number | null, signal: string | null]>;
}

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Runs `main.ts` with these arguments. Kills it after the tests of the file. */
export function runSite(...args: string[]): SiteProcess {
  const main = join(__dirname, '../main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], { cwd: join(__dirname, '../../..') });
  children.push(child);
  let out = '';
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  const ended = new Promise<[number | null, string | null]>((resolve) =>
    child.once('exit', (code, signal) => resolve([code, signal])),
  );
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
      if (out.includes('Log in as')) resolve();
    });
    child.once('exit', () => resolve());
  });
  return { child, out: () => out, err: () => err, ready, ended };
}

/** Returns the address of the dashboard, which a site prints in its first line. */
export const printedUrl = ({ out }: SiteProcess) => new URL(out().split('\n')[0]?.replace('Ready: ', '') ?? '');
