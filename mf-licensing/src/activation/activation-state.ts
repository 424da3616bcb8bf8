import type { Failure, FailureCode } from '@flightdeck/shared/contracts/page';

/** State of a license key activation (LIC-007). */
export type ActivationState =
  | { readonly step: 'entering'; readonly error: string | null }
  | { readonly step: 'activating' }
  | { readonly step: 'success'; readonly productId: number };

export type ActivationEvent =
  /** The user pressed Activate. `invalid` is the error text for an empty key. */
  | { readonly type: 'activate'; readonly key: string; readonly invalid: string }
  /** The user edited the key, so the previous error no longer applies. */
  | { readonly type: 'typed' }
  | { readonly type: 'activated'; readonly productId: number }
  | { readonly type: 'failed'; readonly message: string };

export const emptyForm: ActivationState = { step: 'entering', error: null };

/**
 * Returns the state after an event. Ignores events that don't fit the current step, such as a second press (LIC-009).
 */
export function next(now: ActivationState, event: ActivationEvent): ActivationState {
  switch (event.type) {
    case 'activate':
      if (now.step !== 'entering') return now;
      return event.key.trim() === '' ? { step: 'entering', error: event.invalid } : { step: 'activating' };
    case 'typed':
      return now.step === 'entering' ? emptyForm : now;
    case 'activated':
      return now.step === 'activating' ? { step: 'success', productId: event.productId } : now;
    case 'failed':
      return now.step === 'activating' ? { step: 'entering', error: event.message } : now;
  }
}

/** Returns the first message of the first non-empty list (LIC-011), or `unknown` if there is none (LIC-012). */
export function messageOf(errors: Readonly<Record<string, readonly string[]>>, unknown: string): string {
  return Object.values(errors).find((list) => list.length > 0)?.[0] || unknown;
}

const unreadable: ReadonlySet<FailureCode> = new Set(['rest-not-json', 'rest-empty', 'rest-shape']);

/** Returns the message of a failed request, or `unknown` if the response can't be read (LIC-012). */
export const failureMessage = ({ code, message }: Pick<Failure, 'code' | 'message'>, unknown: string): string =>
  unreadable.has(code) ? unknown : message || unknown;

/** Returns whether success leads to the recommendations rather than to the plans (LIC-014, LIC-015). */
export const leadsToRecommendations = (step: string): boolean => step === 'not-started';
