import type { Reading } from '@flightdeck/shared/contracts/reading';
import { type ModuleCardState, type ModuleFacts, moduleCardState } from '../cards/module-card-state';

/** What the card "VideoPress" depends on. */
export interface VideoPressFacts extends ModuleFacts {
  readonly features: Reading<readonly string[]>;
  /** Space that the videos take, in megabytes; null where the site does not say. */
  readonly storage: Reading<number | null>;
}

/** What stands below the text of the active card. */
export type VideoPressExtra =
  | { readonly kind: 'none' }
  /** How much is used could not be read. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Share of 1 TB in percent. */
  | { readonly kind: 'storage'; readonly percent: number }
  /** Without the feature: the one free video, and whether it is used up (DASH-101). */
  | { readonly kind: 'upgrade'; readonly isFreeVideoUsed: boolean };

export type VideoPressCardState =
  | Exclude<ModuleCardState, { readonly kind: 'active' }>
  | { readonly kind: 'active'; readonly extra: VideoPressExtra };

const bought = ['videopress', 'videopress-1tb-storage', 'videopress-unlimited-storage'];

/** State of the card "VideoPress" (DASH-096 to DASH-102; facts-dash.md part 7). */
export function videoPressCardState(facts: VideoPressFacts): VideoPressCardState {
  const state = moduleCardState(facts);
  return state.kind === 'active' ? { kind: 'active', extra: extraOf(facts) } : state;
}

function extraOf({ features, storage }: VideoPressFacts): VideoPressExtra {
  for (const reading of [features, storage])
    if (reading.step === 'failed') return { kind: 'failed', message: reading.message };
  if (features.step !== 'loaded' || storage.step !== 'loaded') return { kind: 'none' };
  const storageUsed = storage.value;
  const has = (name: string) => features.value.includes(name);
  if (!bought.some(has)) return { kind: 'upgrade', isFreeVideoUsed: storageUsed !== null && storageUsed > 0 };
  if (storageUsed === null || has('videopress-unlimited-storage')) return { kind: 'none' };
  return { kind: 'storage', percent: storagePercent(storageUsed) };
}

/**
 * The used amount divided by 10000: megabytes as percent of 1 TB, rounded up, at most 100 (DASH-098; OQ-055 as the real
 * plugin has it).
 */
export const storagePercent = (used: number): number =>
  Number.isFinite(used) ? Math.min(Math.max(Math.ceil(used / 10_000), 0), 100) : 0;
