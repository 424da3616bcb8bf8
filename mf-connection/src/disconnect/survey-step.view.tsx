import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { Dialog } from '@flightdeck/shared/ui/dialog';
import { TextField } from '@flightdeck/shared/ui/text-field';
import { useId, useRef, useState } from 'react';
import type { DisconnectDialog } from './disconnect.resource';
import { longestText, otherReason, type Reason, reasons } from './survey';
import css from './survey-step.css';

export interface SurveyStepProps {
  readonly dialog: DisconnectDialog;
  readonly isSubmitting: boolean;
}

const reasonTexts = (): Readonly<Record<Reason, string>> => ({
  troubleshooting: __('I am looking for a fault and will connect again.'),
  'not-working': __('I cannot get it to work.'),
  'slowed-down-site': __('It makes my site slow.'),
  buggy: __('It has too many faults.'),
  'what-does-it-do': __('I do not know what it is good for.'),
  'another-reason': __('Another reason'),
});

/** Why somebody leaves: one of six reasons, the last in their own words (CONN-067 to CONN-070). */
export function SurveyStep({ dialog, isSubmitting }: SurveyStepProps) {
  const [reason, choose] = useState<Reason | null>(null);
  const [text, write] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const group = useId();
  const texts = reasonTexts();
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
      initialFocus={first}
      onClose={dialog.leave}
      title={__('Before you go, help us improve')}
    >
      <fieldset className={css.reasons} disabled={isSubmitting}>
        <legend className={css.legend}>{__('Jetpack has been disconnected. What did not work for you?')}</legend>
        {reasons.map((each, index) => (
          <div className={css.reason} key={each}>
            <label className={css.label}>
              <input
                checked={each === reason}
                className={css.dot}
                name={group}
                onChange={() => choose(each)}
                ref={index === 0 ? first : undefined}
                type="radio"
                value={each}
              />
              <span>{texts[each]}</span>
            </label>
            {each === otherReason && reason === otherReason && (
              <div className={css.own}>
                <TextField
                  label={__('Your reason')}
                  maxLength={longestText}
                  multiline
                  onChange={write}
                  rows={3}
                  value={text}
                />
              </div>
            )}
          </div>
        ))}
      </fieldset>
    </Dialog>
  );
}
