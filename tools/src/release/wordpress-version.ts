import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionIn } from './versions';

/** Places from which WordPress and the plugin read the plugin's version. */
const places: readonly { readonly path: string; readonly pattern: RegExp }[] = [
  { path: 'wordpress/plugin/flightdeck.php', pattern: /^( \* Version: +)(\S+)$/m },
  { path: 'wordpress/plugin/flightdeck.php', pattern: /^(const VERSION +=\s+')([^']+)(?=';$)/m },
  { path: 'wordpress/plugin/readme.txt', pattern: /^(Stable tag: )(\S+)$/m },
];

/** Returns the files of the plugin with another version than `wordpress/package.json`, and the version found there. */
export function otherVersions(repo: string): { readonly path: string; readonly found: string }[] {
  const version = versionIn(repo, 'wordpress');
  return places.flatMap(({ path, pattern }) => {
    const found = pattern.exec(readFileSync(join(repo, path), 'utf8'))?.[2] ?? 'no version';
    return found === version ? [] : [{ path, found }];
  });
}

/** Writes the version of `wordpress/package.json` to the files of the plugin. */
export function copyWordPressVersion(repo: string): void {
  const version = versionIn(repo, 'wordpress');
  for (const { path, pattern } of places) {
    const file = join(repo, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, `$1${version}`));
  }
}
