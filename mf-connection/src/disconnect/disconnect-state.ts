/** Where the way out of the connection stands (CONN-050, CONN-056). */
export type DisconnectState =
  /** `error`: what the last attempt failed with. */
  | { readonly step: 'confirm'; readonly error: string | null }
  | { readonly step: 'disconnecting' }
  /** The site is disconnected. Feedback can be given when site and account were known before. */
  | { readonly step: 'success'; readonly canGiveFeedback: boolean }
  | { readonly step: 'survey'; readonly isSubmitting: boolean }
  | { readonly step: 'thank-you' };

export type DisconnectEvent =
  | { readonly type: 'disconnect' }
  | { readonly type: 'disconnected'; readonly canGiveFeedback: boolean }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'help-improve' }
  /** The survey was sent off. Without site or account there is nobody to tell it to. */
  | { readonly type: 'submit'; readonly canPost: boolean }
  /** The provider answered, whatever it answered. */
  | { readonly type: 'submitted' };

export const begin: DisconnectState = { step: 'confirm', error: null };

/** What follows. An event that does not fit the step changes nothing, which makes a second click harmless. */
export function next(now: DisconnectState, event: DisconnectEvent): DisconnectState {
  switch (event.type) {
    case 'disconnect':
      return now.step === 'confirm' ? { step: 'disconnecting' } : now;
    case 'disconnected':
      return now.step === 'disconnecting' ? { step: 'success', canGiveFeedback: event.canGiveFeedback } : now;
    case 'failed':
      return now.step === 'disconnecting' ? { step: 'confirm', error: event.message } : now;
    case 'help-improve':
      return now.step === 'success' && now.canGiveFeedback ? { step: 'survey', isSubmitting: false } : now;
    case 'submit':
      if (now.step !== 'survey' || now.isSubmitting) return now;
      return event.canPost ? { step: 'survey', isSubmitting: true } : { step: 'thank-you' };
    case 'submitted':
      return now.step === 'survey' && now.isSubmitting ? { step: 'thank-you' } : now;
  }
}

/** From here on the site is disconnected, however the dialog is left. */
export const isDisconnected = ({ step }: DisconnectState): boolean =>
  step === 'success' || step === 'survey' || step === 'thank-you';

/** Name of the step in events (facts-shr.md part 10); none while it is only on its way. */
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
