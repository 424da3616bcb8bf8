import { type AreaName, type PartName, splitPartName } from '@flightdeck/shared/contracts/area-manifest';
import type { LoadAnswer, LoadedPart } from '@flightdeck/shared/contracts/part';
import type { LoaderDoor } from '@flightdeck/shared/parts';
import type { Loader } from './loader';

export type Load = LoaderDoor['load'];

/** One step of loading a part: answers the part, or leaves it to the next step. Never rejects. */
export type Step = (name: PartName, next: Load) => Promise<LoadAnswer>;

/** Called with the answer to each load. */
export type LoadListener = (name: PartName, answer: LoadAnswer) => void;

/** Loads parts in all steps of the page, which `run.ts` lists. */
export interface PageLoader extends Loader {
  /** Parts that the page draws itself, for routes that the host did not answer. */
  readonly standIns: Map<PartName, LoadedPart>;
  /** Loads an area after a failure, in place of its live release: another run of it, or an older release. */
  readonly replacements: Map<AreaName, Load>;
  /** @returns a function that stops the calls */
  listen(listener: LoadListener): () => void;
}

/** Answers the parts that the page draws itself. */
export const standIn =
  (parts: ReadonlyMap<PartName, LoadedPart>): Step =>
  async (name, next) => {
    const part = parts.get(name);
    return part ? { state: 'ready', part } : next(name);
  };

/** Loads an area that failed by its replacement. */
export const replaced =
  (loads: ReadonlyMap<AreaName, Load>): Step =>
  (name, next) =>
    (loads.get(splitPartName(name).area) ?? next)(name);

/** Adds steps to a loader, in the order of the list; the loader itself is the last one. */
export function chainSteps(
  loader: Loader,
  { steps, ...maps }: Pick<PageLoader, 'standIns' | 'replacements'> & { readonly steps: readonly Step[] },
): PageLoader {
  const listeners = new Set<LoadListener>();
  const chained = steps.reduceRight<Load>((next, step) => (name) => step(name, next), loader.load);
  return {
    ...loader,
    ...maps,
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
