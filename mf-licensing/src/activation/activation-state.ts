import type { Failure, FailureCode } from '@flightdeck/shared/contracts/failure';

/** Where the activation of a licence key stands (LIC-007). */
export type ActivationState =
  | { readonly step: 'entering'; readonly error: string | null }
  | { readonly step: 'activating' }
  | { readonly step: 'success'; readonly productId: number };

export type ActivationEvent =
  /** Somebody pressed Activate; `invalid` says why such a key is not even sent. */
  | { readonly type: 'activate'; readonly key: string; readonly invalid: string }
  /** The key was changed: what was said of the one before no longer holds. */
  | { readonly type: 'typed' }
  | { readonly type: 'activated'; readonly productId: number }
  | { readonly type: 'failed'; readonly message: string };

export const begin: ActivationState = { step: 'entering', error: null };

/** What follows. An event that does not fit the step changes nothing, so a second press is ignored (LIC-009). */
export function next(now: ActivationState, event: ActivationEvent): ActivationState {
  switch (event.type) {
    case 'activate':
      if (now.step !== 'entering') return now;
      return event.key.trim() === '' ? { step: 'entering', error: event.invalid } : { step: 'activating' };
    case 'typed':
      return now.step === 'entering' && now.error !== null ? begin : now;
    case 'activated':
      return now.step === 'activating' ? { step: 'success', productId: event.productId } : now;
    case 'failed':
      return now.step === 'activating' ? { step: 'entering', error: event.message } : now;
  }
}

/** The first message of the first list that has one (LIC-011), else the text for an error that nobody named (LIC-012). */
export function messageOf(errors: Readonly<Record<string, readonly string[]>>, unknown: string): string {
  return Object.values(errors).find((list) => list.length > 0)?.[0] || unknown;
}

const unreadable: ReadonlySet<FailureCode> = new Set(['rest-not-json', 'rest-empty', 'rest-shape']);

/** Returns the message of a failed request; an answer that cannot be read names no error (LIC-012). */
export const failureMessage = ({ code, message }: Pick<Failure, 'code' | 'message'>, unknown: string): string =>
  unreadable.has(code) ? unknown : message || unknown;

/** Whether nobody has looked at the recommendations yet: the way goes on there, else to the plans (LIC-014, LIC-015). */
export const leadsToRecommendations = (step: string): boolean => step === 'not-started';
