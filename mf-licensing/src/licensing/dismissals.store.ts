import type { InitialState } from '@flightdeck/shared/contracts/page';

type Licensing = InitialState['licensing'];

interface Dismissals {
  /** Messages of the dismissed errors. */
  readonly errors: readonly string[];
  /** Number of unused licenses at the last dismissal; null for never. */
  readonly unusedCount: number | null;
}

/**
 * Dismissals since the page loaded. The key is the page's licensing data, so that dismissals survive remounts of the
 * part, and a new page starts without dismissals.
 */
const newDismissals = new WeakMap<Licensing, Partial<Dismissals>>();

/** Returns the user's dismissals: those from the page state, replaced by those since the page loaded. */
export const dismissalsOf = (licensing: Licensing): Dismissals => ({
  errors: [],
  unusedCount: licensing.activationNoticeDismiss.last_detached_count,
  ...newDismissals.get(licensing),
});

/** Remembers dismissals until the page is closed. */
export const markDismissed = (licensing: Licensing, dismissals: Partial<Dismissals>): void =>
  void newDismissals.set(licensing, { ...newDismissals.get(licensing), ...dismissals });
