import { withRetries } from '@flightdeck/shared/timing/file-loads';
import type { ComponentType } from 'react';

/** A view in a file of its own. */
export interface Fetched<Props> {
  /** Asks for the file, up to three times; each call after a failure does so again. */
  fetch(): Promise<ComponentType<Props>>;
  /** What has arrived, which can be drawn at once. */
  readonly arrived: ComponentType<Props> | null;
}

/** Keeps a view once it has come. @param load imports the file */
export function fetched<Props>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  let arrived: ComponentType<Props> | null = null;
  return {
    fetch: async () => {
      arrived ??= await withRetries(load);
      return arrived;
    },
    get arrived() {
      return arrived;
    },
  };
}
