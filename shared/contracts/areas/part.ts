import type { PartName } from './area-manifest';
import type { Failure } from './failure';
import type { Route } from './route';

/**
 * Props that a host passes to a part: the custom props of a single-spa parcel. Each part defines the fields of its `data`.
 */
export interface PartProps {
  /** The element that the part draws in. It belongs to the part until `unmount` has resolved. */
  readonly domElement: HTMLElement;
  readonly part: PartName;
  readonly route: Route;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Called when the part has been drawn, before it is painted. */
  onDrawn?(): void;
  /** Called when the part fails, while mounting or later. Without this prop, the part shows a failure panel. */
  onFailure?(failure: Failure): void;
}

/**
 * A part: the lifecycles of a single-spa parcel, as `singleSpaReact()` returns them. Any single-spa page can mount it.
 * `update` may be called between `mount` and `unmount`, one call at a time.
 */
export interface LoadedPart {
  bootstrap(props: PartProps): Promise<unknown>;
  mount(props: PartProps): Promise<unknown>;
  update?(props: PartProps): Promise<unknown>;
  unmount(props: PartProps): Promise<unknown>;
}

/** A mounted parcel, as returned by single-spa's `mountRootParcel`. */
export interface Parcel {
  readonly mountPromise: Promise<unknown>;
  update?(props: PartProps): Promise<unknown>;
  unmount(): Promise<unknown>;
}

/** Mounts a parcel: single-spa's `mountRootParcel`, or ours on pages without single-spa. May throw for an invalid parcel. */
export type MountParcel = (part: LoadedPart, props: PartProps) => Parcel;

/** Result of the loader, whose promise never rejects. A failure has phase, code, cause, area, version and address. */
export type LoadAnswer =
  | { readonly state: 'ready'; readonly part: LoadedPart }
  | { readonly state: 'failed'; readonly failure: Failure };

/** The default export of an area's federated entry: part name → a function that loads the part. */
export type AreaModule = Readonly<Record<string, () => Promise<LoadedPart>>>;
