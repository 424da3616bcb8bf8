import type { PartName } from './area-manifest';
import type { Failure } from './failure';
import type { Route } from './route';

/** The current value of something, and its changes: a `BehaviorSubject` of RxJS. */
export interface State<T> {
  readonly value: T;
  /** Calls back with the current value and with each later one. */
  subscribe(onValue: (value: T) => void): { unsubscribe(): void };
}

/**
 * Props that a page or part passes to a part: the custom props of a single-spa parcel. They stay the same until the part is unmounted; what
 * changes is in observables. Each part defines the fields of its `data`.
 */
export interface PartProps {
  /** The element that the part draws in. It belongs to the part until `unmount` has resolved. */
  readonly domElement: HTMLElement;
  readonly part: PartName;
  /** Name of the mounted parcel, different from those of all other mounted parcels on the page. single-spa adds it. */
  readonly name?: string;
  /** The route of the page. Default: `/`, on pages that have no routes. */
  readonly route$?: State<Route>;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Called when the part has been drawn, before it is painted. */
  onDrawn?(): void;
  /** Called when the part fails, while mounting or later. Without this prop, the part shows a failure panel. */
  onFailure?(failure: Failure): void;
}

/**
 * A part: the lifecycles of a single-spa parcel, as `singleSpaReact()` returns them. Any single-spa page can mount it. Only widgets get
 * `update`, when the page that shows them changes their options.
 */
export interface LoadedPart {
  bootstrap(props: PartProps): Promise<unknown>;
  mount(props: PartProps): Promise<unknown>;
  update?(props: PartProps): Promise<unknown>;
  unmount(props: PartProps): Promise<unknown>;
}

/** Result of the loader, whose promise never rejects. A failure has phase, code, cause, area, version and address. */
export type LoadAnswer =
  | { readonly state: 'ready'; readonly part: LoadedPart }
  | { readonly state: 'failed'; readonly failure: Failure };

/** The default export of an area's federated entry: part name → a function that loads the part. */
export type AreaModule = Readonly<Record<string, () => Promise<LoadedPart>>>;
