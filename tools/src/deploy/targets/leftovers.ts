import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Matches the temporary files of this tool, and the folders of an older one. */
const temporaryName = /^\.(unfinished-|.+\.)[0-9a-f]{24}$/;
/** A deploy that is still running has changed its files since then, in ms. */
const leftoverAge = 10 * 60_000;

/** Removes what killed deploys have left in a set. */
export function removeLeftovers(set: string): void {
  const paths = readdirSync(set, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((each) => temporaryName.test(basename(each))).map((each) => join(set, each))) {
    const { mtimeMs } = lstatSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > leftoverAge) rmSync(path, { recursive: true, force: true });
  }
}
