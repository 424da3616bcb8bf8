import type { ReadResult } from '@flightdeck/shared/contracts/wire';

export interface SupportInput {
  /** Names of the site's features. */
  readonly features: ReadResult<readonly string[]>;
  readonly hasConnectedOwner: boolean;
}

export type SupportCardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  /** The plan includes priority support (DASH-113). */
  | { readonly kind: 'priority' }
  /** Community forums, with a prompt to upgrade or connect (DASH-114 to DASH-116). */
  | { readonly kind: 'forums'; readonly prompt: 'upgrade' | 'connect' };

/** Returns the state of the support card. A plan with priority support has the feature `support` (OQ-057). */
export function supportCardState({ features, hasConnectedOwner }: SupportInput): SupportCardState {
  if (features.step === 'loading') return { kind: 'loading' };
  if (features.step === 'failed') return { kind: 'failed', message: features.message };
  if (features.value.includes('support')) return { kind: 'priority' };
  return { kind: 'forums', prompt: hasConnectedOwner ? 'upgrade' : 'connect' };
}
