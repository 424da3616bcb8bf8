import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Returns the version of the WordPress in a folder. @throws Error when the folder has no WordPress */
export function wordpressVersion(folder: string): string {
  const file = join(folder, 'wp-includes/version.php');
  const [, version] = /\$wp_version\s*=\s*'([^']+)'/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!version) throw new Error(`${file} does not set $wp_version.`);
  return version;
}

/** Returns the first two numbers of a version: 6.8 for 6.8-beta1 and 6.8.3. */
export const seriesOf = (version: string): string => /^\d+\.\d+/.exec(version)?.[0] ?? version;

/** Returns folders of WordPress by the first two numbers of their version. If two folders have the same key, the later folder wins. */
export function sourcesOf(folders: readonly string[]): ReadonlyMap<string, string> {
  return new Map(folders.map((folder) => [seriesOf(wordpressVersion(folder)), resolve(folder)]));
}
