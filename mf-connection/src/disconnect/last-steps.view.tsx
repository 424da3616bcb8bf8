import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { Dialog, MessageDialog } from '@flightdeck/shared/ui/overlay';
import { useId, useRef } from 'react';
import type { DisconnectDialog } from './disconnect.resource';

interface StepProps {
  readonly dialog: DisconnectDialog;
}

/** Success step, which asks for feedback if the user can give it (CONN-060 to CONN-063). */
export function SuccessStep({ dialog, canGiveFeedback }: StepProps & { readonly canGiveFeedback: boolean }) {
  const title = __('Jetpack has been disconnected');
  if (canGiveFeedback) return <FeedbackRequest dialog={dialog} title={title} />;
  return (
    <LastMessage
      dialog={dialog}
      text={__('Your site keeps working without Jetpack. You can reconnect at any time.')}
      title={title}
    />
  );
}

/** Last step: thanks the user after the survey. */
export const ThankYouStep = ({ dialog }: StepProps) => (
  <LastMessage dialog={dialog} text={__('Your answer helps us improve Jetpack.')} title={__('Thank you!')} />
);

function FeedbackRequest({ dialog, title }: StepProps & { readonly title: string }) {
  const surveyButton = useRef<HTMLElement>(null);
  const textId = useId();
  return (
    <Dialog
      actions={
        <>
          <Button onClick={dialog.leave}>{__('No thank you')}</Button>
          <Button describedBy={textId} onClick={dialog.openSurvey} ref={surveyButton} variant="primary">
            {__('Help us improve')}
          </Button>
        </>
      }
      closable={false}
      initialFocus={surveyButton}
      onClose={dialog.leave}
      title={title}
    >
      <p id={textId}>{__("We're sorry to see you go. Tell us how to improve in a two-minute survey.")}</p>
    </Dialog>
  );
}

interface LastMessageProps extends StepProps {
  readonly title: string;
  readonly text: string;
}

function LastMessage({ dialog, title, text }: LastMessageProps) {
  const textId = useId();
  return (
    <MessageDialog
      button={__('Back to my website')}
      closable={false}
      describedBy={textId}
      onClose={dialog.leave}
      title={title}
    >
      <p id={textId}>{text}</p>
    </MessageDialog>
  );
}
