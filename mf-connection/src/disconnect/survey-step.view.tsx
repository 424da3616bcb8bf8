import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { RadioGroup, TextField } from '@flightdeck/shared/ui/form';
import { Dialog } from '@flightdeck/shared/ui/overlay';
import { useState } from 'react';
import type { DisconnectDialog } from './disconnect.resource';
import { maxTextLength, otherReason, type Reason, reasons } from './survey';

export interface SurveyStepProps {
  readonly dialog: DisconnectDialog;
  readonly isSubmitting: boolean;
}

const reasonTexts = (): Readonly<Record<Reason, string>> => ({
  troubleshooting: __("I'm troubleshooting and will reconnect later."),
  'not-working': __("I couldn't get Jetpack to work."),
  'slowed-down-site': __('Jetpack slows down my site.'),
  buggy: __('I ran into too many bugs.'),
  'what-does-it-do': __("I'm not sure what Jetpack is for."),
  'another-reason': __('Another reason'),
});

/** Survey step: one of six reasons, the last with free text (CONN-067 to CONN-070). */
export function SurveyStep({ dialog, isSubmitting }: SurveyStepProps) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [text, setText] = useState('');
  const texts = reasonTexts();
  const otherField = (
    <TextField label={__('Your reason')} maxLength={maxTextLength} multiline onChange={setText} rows={3} value={text} />
  );
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isSubmitting} onClick={dialog.leave}>
            {__('Skip for now')}
          </Button>
          <Button
            busy={isSubmitting}
            busyLabel={__('Submitting…')}
            disabled={reason === null}
            onClick={() => reason !== null && dialog.submit(reason, text)}
            variant="primary"
          >
            {__('Submit Feedback')}
          </Button>
        </>
      }
      closable={false}
      onClose={dialog.leave}
      title={__('Before you go, help us improve')}
    >
      <RadioGroup
        disabled={isSubmitting}
        label={__('Jetpack has been disconnected. What was your reason?')}
        onChange={setReason}
        options={reasons.map((value) => ({
          value,
          label: texts[value],
          ...(value === otherReason && { children: otherField }),
        }))}
        value={reason}
        variant="cards"
      />
    </Dialog>
  );
}
