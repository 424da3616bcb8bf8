import type { InitialState } from '@flightdeck/shared/contracts/page';

type Licensing = InitialState['licensing'];

interface Dismissals {
  /** The dismissed error; null for none. */
  readonly error: string | null;
  /** Number of unused licenses at the last dismissal; null for never. */
  readonly detached: number | null;
}

/**
 * Dismissals since the page loaded. Keyed by the page state's object, so that they survive remounts of the part and a
 * new page starts without any.
 */
const changes = new WeakMap<Licensing, Partial<Dismissals>>();

/** Returns the user's dismissals, from this page and from the server. */
export const dismissalsOf = (licensing: Licensing): Dismissals => ({
  error: null,
  detached: licensing.activationNoticeDismiss.last_detached_count,
  ...changes.get(licensing),
});

export const markDismissed = (licensing: Licensing, dismissals: Partial<Dismissals>): void =>
  void changes.set(licensing, { ...changes.get(licensing), ...dismissals });
