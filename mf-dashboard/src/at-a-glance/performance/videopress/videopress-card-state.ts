import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { type ModuleCardState, type ModuleInput, moduleCardState } from '../../cards/module-card-state';

/** Input of the card "VideoPress". */
export interface VideoPressInput extends ModuleInput {
  readonly features: ReadResult<readonly string[]>;
  /** Storage used by videos in megabytes; null when unknown. */
  readonly storage: ReadResult<number | null>;
}

/** Content of the active card; `none` is its text alone. */
export type VideoPressExtra =
  | { readonly kind: 'none' }
  /** Reading the features or the used storage failed. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Used share of 1 TB in percent. */
  | { readonly kind: 'storage'; readonly percent: number }
  /** The plan includes only one free video: an upgrade offer (DASH-101). */
  | { readonly kind: 'upgrade'; readonly isFreeVideoUsed: boolean };

export type VideoPressCardState =
  | Exclude<ModuleCardState, { readonly kind: 'active' }>
  | { readonly kind: 'active'; readonly extra: VideoPressExtra };

const paidFeatures = ['videopress', 'videopress-1tb-storage', 'videopress-unlimited-storage'];

/** Returns the state of the card "VideoPress" (DASH-096 to DASH-102; FACT-DASH-7). */
export function videoPressCardState(input: VideoPressInput): VideoPressCardState {
  const state = moduleCardState(input);
  return state.kind === 'active' ? { kind: 'active', extra: extraOf(input) } : state;
}

function extraOf({ features, storage }: VideoPressInput): VideoPressExtra {
  for (const result of [features, storage])
    if (result.step === 'failed') return { kind: 'failed', message: result.message };
  if (features.step !== 'loaded' || storage.step !== 'loaded') return { kind: 'none' };
  const storageUsed = storage.value;
  const has = (name: string) => features.value.includes(name);
  if (!paidFeatures.some(has)) return { kind: 'upgrade', isFreeVideoUsed: storageUsed !== null && storageUsed > 0 };
  if (storageUsed === null || has('videopress-unlimited-storage')) return { kind: 'none' };
  return { kind: 'storage', percent: storagePercent(storageUsed) };
}

/**
 * Returns used megabytes as a percentage of 1 TB, rounded up, from 0 to 100 (DASH-098). As in the plugin, 1 TB is 1,000,000 MB
 * (OQ-055).
 */
export const storagePercent = (usedMegabytes: number): number =>
  Number.isFinite(usedMegabytes) ? Math.min(Math.max(Math.ceil(usedMegabytes / 10_000), 0), 100) : 0;
