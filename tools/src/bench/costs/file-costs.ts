import { SourceMap, type SourceMapPayload } from 'node:module';

/** A built file with its source map, which names the module of each character. */
export interface BuiltFile {
  /** Minified code. */
  readonly code: string;
  readonly map: SourceMapPayload;
  /** Compressed size in bytes. */
  readonly bytes: number;
}

/** Group of webpack's own code, which precedes the code of the first source. */
const runtimeGroup = 'webpack runtime';

/** Group of all style sheets. */
export const styleGroup = 'our style sheets';

/** Packages that count as one group. */
const packageGroups: Readonly<Record<string, string>> = {
  scheduler: 'react-dom',
  tannin: '@wordpress/i18n',
  '@tannin/evaluate': '@wordpress/i18n',
  '@tannin/postfix': '@wordpress/i18n',
  '@tannin/compile': '@wordpress/i18n',
  '@tannin/plural-forms': '@wordpress/i18n',
  '@tannin/sprintf': '@wordpress/i18n',
};

/** Returns the path in webpack's name of a source, such as `path` in `webpack://name/./path?query`. */
const sourcePath = (source: string): string => source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '').replace(/\?.*$/, '');

/** Returns the group of a source: its package, its layer of `shared` or its workspace. All style sheets are one group. */
export function groupOf(source: string): string {
  const path = sourcePath(source);
  const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (name) return packageGroups[name] ?? name;
  if (path.endsWith('.css')) return styleGroup;
  if (path.startsWith('webpack/')) return runtimeGroup;
  return path.split('/', path.startsWith('shared/') ? 2 : 1).join('/');
}

/**
 * Returns the compressed bytes of each group in some files. Compression mixes all code of a file, so a group gets the same
 * share of the compressed bytes as of the minified ones.
 */
export function fileCosts(files: readonly BuiltFile[]): Map<string, number> {
  const costs = new Map<string, number>();
  for (const { code, map, bytes } of files) {
    const share = bytes / code.length;
    for (const [source, length] of lengthsBySource(code, new SourceMap(map))) {
      const group = source === '' ? runtimeGroup : groupOf(source);
      costs.set(group, (costs.get(group) ?? 0) + length * share);
    }
  }
  return costs;
}

/** Returns the number of characters from each source. The empty name counts those before the first source. */
function lengthsBySource(code: string, map: SourceMap): Map<string, number> {
  const lengths = new Map<string, number>();
  code.split('\n').forEach((line, row, lines) => {
    // The line break belongs to the line before it.
    const end = row < lines.length - 1 ? line.length : line.length - 1;
    for (let column = 0; column <= end; column += 1) {
      const entry = map.findEntry(row, column);
      const source = 'originalSource' in entry ? entry.originalSource : '';
      lengths.set(source, (lengths.get(source) ?? 0) + 1);
    }
  });
  return lengths;
}
