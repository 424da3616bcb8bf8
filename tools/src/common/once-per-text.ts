import type { SourceFile } from './source-files';

/**
 * Returns a function that caches the result of `read` for each file until the text of the file changes. For builds, where
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
