import { ConfirmStep } from './confirm-step.view';
import { useDisconnect } from './disconnect.resource';
import { SuccessStep, ThankYouStep } from './last-steps.view';
import { SurveyStep } from './survey-step.view';

/**
 * Dialog that disconnects the site, from the confirmation to the message of thanks. Each step is a separate dialog, so
 * that screen readers announce it.
 */
export function Disconnect() {
  const dialog = useDisconnect();
  const { state } = dialog;
  switch (state.step) {
    case 'confirm':
      return <ConfirmStep dialog={dialog} error={state.error} isWorking={false} />;
    case 'disconnecting':
      return <ConfirmStep dialog={dialog} error={null} isWorking />;
    case 'success':
      return <SuccessStep canGiveFeedback={state.canGiveFeedback} dialog={dialog} />;
    case 'survey':
      return <SurveyStep dialog={dialog} isSubmitting={state.isSubmitting} />;
    case 'thank-you':
      return <ThankYouStep dialog={dialog} />;
  }
}
