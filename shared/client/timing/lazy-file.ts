import { withRetries } from './file-loads';

/** Something in a separate file. */
export interface LazyFile<T> {
  /** Requests the file, up to three times; each call after a failure does so again. */
  load(): Promise<T>;
  /** The loaded content; null before. */
  readonly loaded: T | null;
}

/** Keeps the content of a file once it has loaded. @param load imports the file */
export function lazyFile<T>(load: () => Promise<T>): LazyFile<T> {
  let loaded: T | null = null;
  return {
    load: async () => {
      loaded ??= await withRetries(load);
      return loaded;
    },
    get loaded() {
      return loaded;
    },
  };
}
