/**
 * The object under `Symbol.for(knownFilesKey)`: hashes of all files that a page may load as scripts. Loaders write it,
 * and webpack's code for loading chunks reads it (tools/src/build/integrity-plugin.ts). Releases share it, so it
 * consists of plain functions and data, and its shape changes only together with the number in its key.
 */
export interface KnownFiles {
  /** Address of a folder, ending in a slash → hash by file name; null for a development server, whose files change. */
  readonly folders: Map<string, Readonly<Record<string, string>> | null>;
  /**
   * Returns `src` and `integrity` for a script. The address of an unknown file is replaced by one that loads nothing.
   */
  script(url: string): ScriptSource;
}

export interface ScriptSource {
  readonly url: string;
  readonly integrity: string;
}

export const knownFilesKey = 'flightdeck.files.1';
