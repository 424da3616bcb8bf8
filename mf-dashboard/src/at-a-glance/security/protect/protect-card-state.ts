import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { type ModuleCardState, type ModuleInput, moduleCardState } from '../../cards/module-card-state';

export type ProtectCardState =
  | Exclude<ModuleCardState, { readonly kind: 'active' }>
  | { readonly kind: 'counting' }
  | { readonly kind: 'count-failed'; readonly message: string }
  | { readonly kind: 'no-data' }
  | { readonly kind: 'count'; readonly count: number };

/**
 * Returns the state of the card "Brute force protection" (DASH-082 to DASH-084; FACT-DASH-6).
 * @param result number of blocked attacks; null without data
 */
export function protectCardState(input: ModuleInput, result: ReadResult<number | null>): ProtectCardState {
  const state = moduleCardState(input);
  if (state.kind !== 'active') return state;
  if (result.step === 'loading') return { kind: 'counting' };
  if (result.step === 'failed') return { kind: 'count-failed', message: result.message };
  return result.value === null ? { kind: 'no-data' } : { kind: 'count', count: result.value };
}

/** Returns whether to read the count. The server refuses this read while the module is off. */
export const shouldReadCount = (input: ModuleInput, isSaving: boolean): boolean =>
  moduleCardState(input).kind === 'active' && !isSaving;

/**
 * Returns the number of blocked attacks, or null without data: for false, the string "0", a negative or infinite number, and
 * anything that is not a number, such as "N/A" (DASH-085). The number 0 is a count.
 * @param value the server's answer; undefined counts as "N/A" (DASH-086)
 */
export function protectCount(value?: number | string | false): number | null {
  if (value === '0') return null;
  const count = typeof value === 'number' ? value : Number.parseInt(String(value), 10);
  return Number.isFinite(count) && count >= 0 ? count : null;
}
