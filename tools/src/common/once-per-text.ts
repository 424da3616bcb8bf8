import type { SourceFile } from './source-files';

/**
 * Caches what a function reads from each file, as long as the text of the file stays the same. For builds, where
 * many units contain the same file.
 */
export function oncePerText<T>(read: (file: SourceFile) => T): (file: SourceFile) => T {
  const cache = new Map<string, { readonly text: string; readonly result: T }>();
  return (file) => {
    const { path, text } = file;
    const cached = cache.get(path);
    if (cached?.text === text) return cached.result;
    const result = read(file);
    cache.set(path, { text, result });
    return result;
  };
}
