/** Steps of the disconnect dialog (CONN-050, CONN-056). */
export type DisconnectState =
  /** `error`: message of the last failed attempt; null before. */
  | { readonly step: 'confirm'; readonly error: string | null }
  | { readonly step: 'disconnecting' }
  /** The site is disconnected. The user can give feedback if the IDs of site and account are known. */
  | { readonly step: 'success'; readonly canGiveFeedback: boolean }
  | { readonly step: 'survey'; readonly isSubmitting: boolean }
  | { readonly step: 'thank-you' };

export type DisconnectEvent =
  | { readonly type: 'disconnect' }
  | { readonly type: 'disconnected'; readonly canGiveFeedback: boolean }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'open-survey' }
  /** The user submitted the survey. `canPost`: the IDs of site and account are known, which the provider requires. */
  | { readonly type: 'submit'; readonly canPost: boolean }
  /** The survey was posted, or posting it failed. */
  | { readonly type: 'submitted' };

export const initialStep: DisconnectState = { step: 'confirm', error: null };

/**
 * Returns the next step. An event that does not fit the current step changes nothing, so a second click is harmless.
 */
export function nextStep(current: DisconnectState, event: DisconnectEvent): DisconnectState {
  switch (event.type) {
    case 'disconnect':
      return current.step === 'confirm' ? { step: 'disconnecting' } : current;
    case 'disconnected':
      return current.step === 'disconnecting' ? { step: 'success', canGiveFeedback: event.canGiveFeedback } : current;
    case 'failed':
      return current.step === 'disconnecting' ? { step: 'confirm', error: event.message } : current;
    case 'open-survey':
      return current.step === 'success' && current.canGiveFeedback ? { step: 'survey', isSubmitting: false } : current;
    case 'submit':
      if (current.step !== 'survey' || current.isSubmitting) return current;
      return event.canPost ? { step: 'survey', isSubmitting: true } : { step: 'thank-you' };
    case 'submitted':
      return current.step === 'survey' && current.isSubmitting ? { step: 'thank-you' } : current;
  }
}

/** Returns whether the site is already disconnected at this step. */
export const isDisconnected = ({ step }: DisconnectState): boolean =>
  step === 'success' || step === 'survey' || step === 'thank-you';

/** Returns the name of the step in analytics events (FACT-SHR-10); null for `disconnecting`, which has no name. */
export function stepName({ step }: DisconnectState): string | null {
  switch (step) {
    case 'confirm':
      return 'disconnect';
    case 'disconnecting':
      return null;
    case 'success':
      return 'disconnect_confirm';
    case 'survey':
      return 'survey';
    case 'thank-you':
      return 'thank_you';
  }
}
