import { withRetries } from './file-loads';

/** Content of a separate file. */
export interface LazyFile<T> {
  /** Requests the file, up to three times; after a failure, each call tries again. */
  load(): Promise<T>;
  /** The loaded content; null before that. */
  readonly loaded: T | null;
}

/** Loads a file on request and keeps its content. @param load imports the file */
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
