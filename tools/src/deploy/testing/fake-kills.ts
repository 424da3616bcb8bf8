import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';

/** For tests: runs code as if its process was killed. */

/** How many more changes a run can make before it is killed, and which paths count. */
interface Life {
  left: number;
  readonly path: string;
}
const lives = new AsyncLocalStorage<Life>();

/** Makes a change, unless the run that makes it is killed before it. @throws Error for each change after the kill */
export function change<T>(make: () => T, ...args: readonly unknown[]): T {
  const life = lives.getStore();
  const isCounted = life && (life.left === 0 || args.some((each) => String(each).includes(life.path)));
  if (isCounted && life.left > 0) life.left -= 1;
  if (life?.left === 0) throw new Error('Killed.');
  return make();
}

/**
 * Runs code until its `at`-th change, from which on it can change nothing, not even to clean up. That is what a kill of its process
 * leaves behind, but needs no new process.
 * @param path counts only changes whose path contains this text
 * @returns whether it was killed; false if it made fewer changes
 */
export async function killedAt(at: number, run: () => Promise<unknown>, path = ''): Promise<boolean> {
  const life: Life = { left: at, path };
  try {
    await lives.run(life, run);
  } catch (error) {
    if (life.left > 0) throw error;
  }
  return life.left === 0;
}

/** Matches Node's functions that change files. */
const changes = /^(chmod|chown|copyFile|fsync|lutimes|mkdir|open|rename|rm|rmdir|unlink|writeFile)Sync$/;

/** Makes `killedAt()` count changes of files, in all tests of a file. */
export function countFileChanges(): void {
  const real = Object.entries(fs).filter(([name]) => changes.test(name));
  for (const [name, call] of real)
    if (typeof call === 'function')
      Object.assign(fs, { [name]: (...args: unknown[]) => change(() => Reflect.apply(call, fs, args), ...args) });
  afterAll(() => void Object.assign(fs, Object.fromEntries(real)));
}
