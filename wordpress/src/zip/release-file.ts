import { createHash } from 'node:crypto';
import { signatureFile, type TextFile } from '../../../tools/src/deploy/signing/signer';
import type { SigningKey } from '../../../tools/src/deploy/signing/signing-keys';

/** A version of the plugin, from which its release file is written. */
export interface PluginRelease {
  readonly version: string;
  /** File name of the archive, which is in the same folder as the release file. */
  readonly name: string;
  readonly archive: Buffer;
  /** Content of `flightdeck.php`. */
  readonly plugin: string;
  /** Content of `readme.txt`. */
  readonly readme: string;
  readonly changes: readonly string[];
}

/**
 * Returns `wordpress.json`, and the file with its signatures. Sites with `FLIGHTDECK_UPDATE_URL` read both
 * (`wordpress/plugin/includes/updates/release-file.php`).
 * @param keys keys that sign the release file
 * @throws Error when a header is missing
 */
export function releaseFiles(
  { version, name, archive, plugin, readme, changes }: PluginRelease,
  keys: readonly SigningKey[],
): readonly [TextFile, TextFile] {
  const release = {
    protocol: 1,
    product: 'flightdeck-wordpress',
    version,
    package: name,
    sha256: createHash('sha256').update(archive).digest('hex'),
    requires: header(plugin, 'Requires at least'),
    requires_php: header(plugin, 'Requires PHP'),
    tested: header(readme, 'Tested up to'),
    changes,
  };
  const text = `${JSON.stringify(release, null, 1)}\n`;
  return [{ name: 'wordpress.json', text }, signatureFile(text, keys)];
}

/**
 * Returns a header of `flightdeck.php` or `readme.txt`.
 * @throws Error when the header is missing
 */
export function header(text: string, name: string): string {
  const value = new RegExp(`^(?: \\* )?${name}: *(\\S.*)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`The header "${name}" is missing.`);
  return value;
}
