import { type AreaName, type LoadAnswer, type PartName, splitPartName } from '@flightdeck/shared/contracts/areas';
import type { PartLoader } from '@flightdeck/shared/parts';
import type { Loader } from './loader';

export type Load = PartLoader['load'];

/** One step of loading a part: returns the part, or calls the next step. Never rejects. */
export type Step = (name: PartName, next: Load) => Promise<LoadAnswer>;

/** Called with the answer to each load. */
export type LoadListener = (name: PartName, answer: LoadAnswer) => void;

/** Loads that replace the usual load of an area when the user recovers from a failure; `older-releases.ts` adds them. */
export interface RecoveryLoads {
  /** Load the live release with a new loader: a running release never requests a file again that failed to load. */
  readonly restarts: Map<AreaName, Load>;
  /** Load an older release, which worked in this browser. */
  readonly olderReleases: Map<AreaName, Load>;
}

/** Loads parts in the steps that `run.ts` lists. */
export interface PageLoader extends Loader {
  readonly recoveryLoads: RecoveryLoads;
  /** Adds a listener. @returns a function that removes the listener */
  listen(listener: LoadListener): () => void;
}

/** Returns a step that uses the load of the part's area, or calls the next step if the area has none. */
const loadInstead =
  (loads: ReadonlyMap<AreaName, Load>): Step =>
  (name, next) =>
    (loads.get(splitPartName(name).area) ?? next)(name);

/** Returns the step that loads the older release of an area, if the user chose this release after a failure. */
export const olderRelease = ({ olderReleases }: RecoveryLoads): Step => loadInstead(olderReleases);

/** Returns the step that restarts the live release of an area, if the user retried after a file failed to load. */
export const restart = ({ restarts }: RecoveryLoads): Step => loadInstead(restarts);

/** Returns a loader that runs the steps in the order of the list; the last step calls the given loader. */
export function chainSteps(loader: Loader, recoveryLoads: RecoveryLoads, steps: readonly Step[]): PageLoader {
  const listeners = new Set<LoadListener>();
  const chained = steps.reduceRight<Load>((next, step) => (name) => step(name, next), loader.load);
  return {
    ...loader,
    recoveryLoads,
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
