import type { ReadResult } from '@flightdeck/shared/contracts/wire';

/** States that look the same in many cards. */
export type StandardState =
  | { readonly kind: 'offline' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Not in the plan; the site has a connected owner, who can buy an upgrade. */
  | { readonly kind: 'upsell' }
  /** Not in the plan, or needs a connected owner; the site has none. */
  | { readonly kind: 'connect' };

const kinds: readonly string[] = ['offline', 'loading', 'failed', 'upsell', 'connect'];

/** Returns whether `StandardCard` shows a state. */
export const isStandard = (state: { readonly kind: string }): state is StandardState => kinds.includes(state.kind);

/**
 * Returns the state of a card whose feature is not in the plan. It depends on whether the site has a connected owner, not on
 * the user's role (DASH-025 to DASH-027; OQ-040).
 */
export const upsellOrConnect = (hasConnectedOwner: boolean): StandardState => ({
  kind: hasConnectedOwner ? 'upsell' : 'connect',
});

/** Returns the state of a card that needs a result whose value is not loaded. */
export const notLoadedState = (
  result: Exclude<ReadResult<unknown>, { readonly step: 'loaded' }>,
): Extract<StandardState, { readonly kind: 'loading' | 'failed' }> =>
  result.step === 'loading' ? { kind: 'loading' } : { kind: 'failed', message: result.message };
