import type { ComponentType } from 'react';

/** A view in a file of its own. */
export interface Fetched<Props> {
  /** Asks for the file; each call after a failure is a fresh attempt. */
  fetch(): Promise<ComponentType<Props>>;
  /** What has arrived, which can be drawn at once. */
  readonly arrived: ComponentType<Props> | null;
}

/** Keeps a view once it has come. @param load imports the file */
export function fetched<Props>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  let arrived: ComponentType<Props> | null = null;
  return {
    fetch: async () => {
      arrived ??= await load();
      return arrived;
    },
    get arrived() {
      return arrived;
    },
  };
}
