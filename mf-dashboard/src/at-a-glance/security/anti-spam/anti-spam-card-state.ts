import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { notLoadedState, type StandardState, upsellOrConnect } from '../../cards/standard-state';

/** Input of the card "Akismet Anti-spam". */
export interface AntiSpamInput {
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  /** Number of blocked spam comments, a code such as `not_installed`, or null without data. */
  readonly akismet: ReadResult<number | string | null>;
  readonly features: ReadResult<readonly string[]>;
}

export type AntiSpamCardState =
  | StandardState
  /** The plan includes Akismet, but it is not set up. */
  | { readonly kind: 'set-up'; readonly reason: 'not-active' | 'invalid-key' }
  | { readonly kind: 'no-data' }
  | { readonly kind: 'count'; readonly count: number };

/** Returns the state of the card "Akismet Anti-spam" (DASH-080, DASH-081; FACT-DASH-6). */
export function antiSpamCardState({
  isOffline,
  hasConnectedOwner,
  akismet,
  features,
}: AntiSpamInput): AntiSpamCardState {
  if (isOffline) return { kind: 'offline' };
  if (akismet.step !== 'loaded') return notLoadedState(akismet);
  const { value } = akismet;
  if (typeof value === 'number' && value >= 0) return { kind: 'count', count: value };
  if (value === 'not_installed' || value === 'not_active' || value === 'invalid_key') {
    if (features.step !== 'loaded') return notLoadedState(features);
    const isInPlan = features.value.includes('antispam') || features.value.includes('akismet');
    if (!isInPlan) return upsellOrConnect(hasConnectedOwner);
    return { kind: 'set-up', reason: value === 'invalid_key' ? 'invalid-key' : 'not-active' };
  }
  return { kind: 'no-data' };
}
