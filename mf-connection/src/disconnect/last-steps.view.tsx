import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { Dialog } from '@flightdeck/shared/ui/dialog';
import { type RefObject, useId, useRef } from 'react';
import type { DisconnectDialog } from './disconnect.resource';

interface StepProps {
  readonly dialog: DisconnectDialog;
}

/** Success step, which asks for feedback if the user can give it (CONN-060 to CONN-063). */
export function SuccessStep({ dialog, canGiveFeedback }: StepProps & { readonly canGiveFeedback: boolean }) {
  const focus = useRef<HTMLElement>(null);
  const textId = useId();
  return (
    <Dialog
      actions={
        canGiveFeedback ? (
          <>
            <Button onClick={dialog.leave}>{__('No thank you')}</Button>
            <Button describedBy={textId} onClick={dialog.helpImprove} ref={focus} variant="primary">
              {__('Help us improve')}
            </Button>
          </>
        ) : (
          <BackButton describedBy={textId} dialog={dialog} focus={focus} />
        )
      }
      closable={false}
      initialFocus={focus}
      onClose={dialog.leave}
      title={__('Jetpack has been disconnected')}
    >
      <p id={textId}>
        {canGiveFeedback
          ? __("We're sorry to see you go. Tell us how to improve in a two-minute survey.")
          : __('Your site keeps working without Jetpack. You can reconnect at any time.')}
      </p>
    </Dialog>
  );
}

/** Last step, after the survey. */
export function ThankYouStep({ dialog }: StepProps) {
  const focus = useRef<HTMLElement>(null);
  const textId = useId();
  return (
    <Dialog
      actions={<BackButton describedBy={textId} dialog={dialog} focus={focus} />}
      closable={false}
      initialFocus={focus}
      onClose={dialog.leave}
      title={__('Thank you!')}
    >
      <p id={textId}>{__('Your answer helps us improve Jetpack.')}</p>
    </Dialog>
  );
}

interface BackButtonProps extends StepProps {
  readonly describedBy: string;
  readonly focus: RefObject<HTMLElement | null>;
}

function BackButton({ dialog, describedBy, focus }: BackButtonProps) {
  return (
    <Button describedBy={describedBy} onClick={dialog.leave} ref={focus} variant="primary">
      {__('Back to my website')}
    </Button>
  );
}
