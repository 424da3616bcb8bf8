import type { Failure, FailureCode } from '@flightdeck/shared/contracts/page';

/** State of a license key activation (LIC-007). */
export type ActivationState =
  | { readonly step: 'entering'; readonly error: string | null }
  | { readonly step: 'activating' }
  | { readonly step: 'success'; readonly productId: number };

export type ActivationEvent =
  /** The user pressed Activate. */
  | { readonly type: 'activate'; readonly key: string; readonly emptyKeyError: string }
  /** The user edited the key, so the previous error no longer applies. */
  | { readonly type: 'typed' }
  | { readonly type: 'activated'; readonly productId: number }
  | { readonly type: 'failed'; readonly message: string };

export const emptyForm: ActivationState = { step: 'entering', error: null };

/** Returns the next state. Ignores events that don't fit the current step, such as a second press (LIC-009). */
export function nextState(state: ActivationState, event: ActivationEvent): ActivationState {
  switch (event.type) {
    case 'activate':
      if (state.step !== 'entering') return state;
      return event.key.trim() === '' ? { step: 'entering', error: event.emptyKeyError } : { step: 'activating' };
    case 'typed':
      return state.step === 'entering' ? emptyForm : state;
    case 'activated':
      return state.step === 'activating' ? { step: 'success', productId: event.productId } : state;
    case 'failed':
      return state.step === 'activating' ? { step: 'entering', error: event.message } : state;
  }
}

/** Returns the first message of the first non-empty list (LIC-011), or the fallback if there is none (LIC-012). */
export function firstMessage(errors: Readonly<Record<string, readonly string[]>>, fallback: string): string {
  return Object.values(errors).find((list) => list.length > 0)?.[0] || fallback;
}

/** Codes of failures whose message describes the response, not the license. */
const unreadableCodes: ReadonlySet<FailureCode> = new Set(['rest-not-json', 'rest-empty', 'rest-shape']);

/**
 * Returns the message of a failed request; the fallback if there is no message or the response can't be read (LIC-012).
 */
export const failureMessage = ({ code, message }: Pick<Failure, 'code' | 'message'>, fallback: string): string =>
  (unreadableCodes.has(code) ? '' : message) || fallback;

/**
 * Returns whether the success screen links to the recommendations; otherwise, it links to the plans (LIC-014, LIC-015).
 * @param step step of the recommendations
 */
export const linksToRecommendations = (step: string): boolean => step === 'not-started';
