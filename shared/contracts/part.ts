import type { PartName } from './area-manifest';
import type { Failure } from './failure';
import type { Route } from './route';

/** What a mounted part is given by whoever mounts it. Plain data; `data` is the part's own contract with its host. */
export interface PartProps {
  readonly name: PartName;
  readonly route: Route;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Called by a mounted part that broke later; the host puts the failure panel in its place. */
export interface PartHost {
  onFailure(error: Failure): void;
}

/** A part, mounted. */
export interface MountedPart {
  update(props: PartProps): void;
  unmount(): Promise<void>;
}

/**
 * What loading answers; it never throws. `failed` carries phase, code, cause, area, version and address in its failure.
 */
export type LoadAnswer =
  | { readonly state: 'ready'; readonly part: LoadedPart }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Lifecycle of a part: what `area.tsx` exports under each name of `area.json`. */
export interface LoadedPart {
  /**
   * Draws the part into an element. The element belongs to the part until `unmount` has resolved.
   * Rejects when the part threw while it mounted.
   */
  mount(element: Element, props: PartProps, host: PartHost): Promise<MountedPart>;
}

/** The default export of an area's federated entry: part name → a function that loads it. */
export type AreaModule = Readonly<Record<string, () => Promise<{ readonly default: LoadedPart }>>>;
