import type { InitialState } from '@flightdeck/shared/contracts/page-state';

type Licensing = InitialState['licensing'];

interface Seen {
  /** The error that was closed; null for none. */
  readonly error: string | null;
  /** For so many waiting licences the notice was closed; null for never. */
  readonly detached: number | null;
}

/**
 * What of the licensing data of a page was closed since it was loaded. It stays closed when the part goes and comes with
 * the route; another page brings a new object.
 */
const changes = new WeakMap<Licensing, Partial<Seen>>();

/** What the user has closed, here or before. */
export const seenOf = (licensing: Licensing): Seen => ({
  error: null,
  detached: licensing.activationNoticeDismiss.last_detached_count,
  ...changes.get(licensing),
});

export const markSeen = (licensing: Licensing, seen: Partial<Seen>): void =>
  void changes.set(licensing, { ...changes.get(licensing), ...seen });
