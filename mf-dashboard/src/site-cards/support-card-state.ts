import type { Reading } from '@flightdeck/shared/contracts/reading';

export interface SupportFacts {
  /** Names of the features that the site has; null for who may not ask, and may buy nothing either. */
  readonly features: Reading<readonly string[]> | null;
  readonly hasConnectedOwner: boolean;
}

export type SupportCardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Paid: requests are answered first (DASH-113). */
  | { readonly kind: 'prioritised' }
  /** What the site pays for is not theirs to know. */
  | { readonly kind: 'anybody' }
  /** Others ask in the forums; `prompt` says what would bring more (DASH-114 to DASH-116). */
  | { readonly kind: 'forums'; readonly prompt: 'upgrade' | 'connect' };

/** State of the support card: the feature `support` decides (OQ-057). */
export function supportCardState({ features, hasConnectedOwner }: SupportFacts): SupportCardState {
  if (features === null) return { kind: 'anybody' };
  if (features.step === 'loading') return { kind: 'loading' };
  if (features.step === 'failed') return { kind: 'failed', message: features.message };
  if (features.value.includes('support')) return { kind: 'prioritised' };
  return { kind: 'forums', prompt: hasConnectedOwner ? 'upgrade' : 'connect' };
}
