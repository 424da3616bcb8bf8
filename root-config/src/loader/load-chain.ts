import { type AreaName, type LoadAnswer, type PartName, splitPartName } from '@flightdeck/shared/contracts/areas';
import type { PartLoader } from '@flightdeck/shared/parts';
import type { Loader } from './loader';

export type Load = PartLoader['load'];

/** One step of loading a part: returns the part, or calls the next step. Never rejects. */
export type Step = (name: PartName, next: Load) => Promise<LoadAnswer>;

/** Called with the answer to each load. */
export type LoadListener = (name: PartName, answer: LoadAnswer) => void;

/** Choices of the user after the failure of an area; `older-releases.ts` adds the entries. */
export interface AfterFailure {
  /** Areas that run again: a running part never requests a lost file a second time. */
  readonly restarts: Map<AreaName, Load>;
  /** Areas that run an older release, which worked in this browser. */
  readonly olderReleases: Map<AreaName, Load>;
}

/** Loads parts in all steps of the page, which `run.ts` lists. */
export interface PageLoader extends Loader {
  readonly afterFailure: AfterFailure;
  /** @returns a function that stops the calls */
  listen(listener: LoadListener): () => void;
}

const loadInstead =
  (loads: ReadonlyMap<AreaName, Load>): Step =>
  (name, next) =>
    (loads.get(splitPartName(name).area) ?? next)(name);

/** Returns the step that loads the older release of an area, if the user chose this release after a failure. */
export const olderRelease = ({ olderReleases }: AfterFailure): Step => loadInstead(olderReleases);

/** Returns the step that runs the live release of an area again, if the user retried after a lost file. */
export const restart = ({ restarts }: AfterFailure): Step => loadInstead(restarts);

/** Adds steps to a loader, in the order of the list; the loader itself is the last one. */
export function chainSteps(loader: Loader, afterFailure: AfterFailure, steps: readonly Step[]): PageLoader {
  const listeners = new Set<LoadListener>();
  const chained = steps.reduceRight<Load>((next, step) => (name) => step(name, next), loader.load);
  return {
    ...loader,
    afterFailure,
    async load(name) {
      const answer = await chained(name);
      for (const listener of listeners) listener(name, answer);
      return answer;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
