/**
 * Hashes of all files that a page may load as scripts, and all that the Trusted Types policy of the page allows. Loaders write it, and
 * webpack's code for loading chunks reads it (tools/src/build/plugins/chunk-loading.ts).
 */
export interface KnownFiles {
  /** Address of a folder, ending in a slash → hash by file name; null for a development server, whose files change. */
  readonly folders: Map<string, Readonly<Record<string, string>> | null>;
  /**
   * Returns the address to request for a script, and its hash, which is empty for a file of a development server. For an unknown file,
   * the address is one that loads nothing.
   */
  script(url: string): ScriptSource;
  /** Parses HTML into a separate document, which runs no scripts and handlers, and loads nothing. */
  parse(html: string): Document;
}

export interface ScriptSource {
  readonly url: string;
  readonly integrity: string;
}

/** Name of the webpack build of the page itself. The build of an area has the name of its container. */
export const pageBuild = 'flightdeck_root';
