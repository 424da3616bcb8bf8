import type { Reading } from '@flightdeck/shared/contracts/reading';

/** States that many cards have in common and that look the same in all of them. */
export type StandardState =
  | { readonly kind: 'offline' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Not in the plan; the site has a connected owner, so it can be bought. */
  | { readonly kind: 'upsell' }
  /** Not in the plan, and nobody has connected an account yet. */
  | { readonly kind: 'connect' };

const kinds: readonly string[] = ['offline', 'loading', 'failed', 'upsell', 'connect'];

/** Whether a state is drawn by `StandardCard`. */
export const isStandard = (state: { readonly kind: string }): state is StandardState => kinds.includes(state.kind);

/**
 * What is shown in place of something the site has not: the site-wide owner counts, not the user being it (DASH-025 to
 * DASH-027; OQ-040).
 */
export const offer = (hasConnectedOwner: boolean): StandardState => ({
  kind: hasConnectedOwner ? 'upsell' : 'connect',
});

/** A value that is not there. */
type NotLoaded = Exclude<Reading<unknown>, { readonly step: 'loaded' }>;

/** State of a card that still waits for something it cannot do without; null once it has it. */
export function waitingFor(reading: NotLoaded): StandardState;
export function waitingFor(reading: Reading<unknown>): StandardState | null;
export function waitingFor(reading: Reading<unknown>): StandardState | null {
  if (reading.step === 'loaded') return null;
  return reading.step === 'loading' ? { kind: 'loading' } : { kind: 'failed', message: reading.message };
}
