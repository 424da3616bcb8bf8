import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../build/webpack-base';

/** Seconds that a build of everything takes. */
function build(): number {
  const since = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/src/build/main.ts', '--force'], {
    cwd: repo,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed.\n${stderr}`);
  return (performance.now() - since) / 1000;
}

export interface BuildTimes {
  readonly cold: number;
  readonly warm: number;
}

/** Builds everything, first without webpack's cache, then with it. */
export function buildTimes(): BuildTimes {
  rmSync(join(repo, 'build', '.cache'), { recursive: true, force: true });
  const cold = build();
  return { cold, warm: build() };
}
