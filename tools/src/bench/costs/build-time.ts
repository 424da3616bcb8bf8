import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repo } from '../../build/webpack-base';

/** Builds everything. @returns the time in seconds */
function build(): number {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/src/build/main.ts', '--force'], {
    cwd: repo,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed.\n${stderr}`);
  return (performance.now() - startedAt) / 1000;
}

/** Runs `npm start` until the site reports that it is ready. @returns the time in seconds */
async function start(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'flightdeck-bench-start-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['tools/start.mjs', '--port', '0', '--data', data], {
    cwd: repo,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  try {
    for await (const line of createInterface({ input: child.stdout }))
      if (line.includes('Ready:')) return (performance.now() - startedAt) / 1000;
    throw new Error('"npm start" ended before the site was ready.');
  } finally {
    child.kill('SIGTERM');
    await exited;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Times in seconds. */
export interface BuildTimes {
  /** Without webpack's cache. */
  readonly cold: number;
  /** With the cache. */
  readonly warm: number;
  /** `npm start` after a build, until the site is ready. */
  readonly start: number;
}

/** Measures a build of everything without webpack's cache, one with it, and a start of the site. */
export async function buildTimes(): Promise<BuildTimes> {
  rmSync(join(repo, 'build', '.cache'), { recursive: true, force: true });
  const cold = build();
  return { cold, warm: build(), start: await start() };
}
