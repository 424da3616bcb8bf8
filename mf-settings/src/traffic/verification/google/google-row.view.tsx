import { __ } from '@flightdeck/shared/i18n';
import { Button, OutLink, Skeleton, StateChip } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { useState } from 'react';
import { useRuleInput } from '../../../engine/form/form-context.store';
import { useField } from '../../../engine/form/use-field.resource';
import { googleCode } from '../verification.field';
import { useGoogleVerification } from './google.resource';
import { type GoogleClick, recordGoogleClick } from './google-events';
import { GoogleField } from './google-field.view';
import css from './google-row.css';
import { type GoogleStatus, isConnected, rowContent } from './google-status';

/**
 * Draws the verification with Google, automatic or manual (SET-153, SET-158 to SET-163).
 * @param props.isOn whether the module is on
 */
export function GoogleRow({ isOn }: { readonly isOn: boolean }) {
  const { isLinked, isOffline } = useRuleInput();
  const canRequest = isOn && isLinked && !isOffline;
  const { status, isAnswered, windowProblem, verify, checkAgain } = useGoogleVerification(canRequest);
  const [hasOpenedField, setHasOpenedField] = useState(false);
  const { value = '', isDirty, discard } = useField(googleCode);
  const isEditing = hasOpenedField || isDirty;
  const content = rowContent({
    status,
    isAnswered,
    canRequest,
    isEditing,
    hasCode: value !== '',
  });
  const openField = (click: GoogleClick) => {
    recordGoogleClick(click, status);
    setHasOpenedField(true);
  };
  const cancel = () => {
    recordGoogleClick('cancel_click', status);
    discard();
    setHasOpenedField(false);
  };
  return (
    <div className={css.google} data-testid="verification-google-row">
      {content === 'manual' ? (
        <GoogleField
          onCancel={isEditing ? cancel : undefined}
          onSave={(isEmpty) => recordGoogleClick('manual_verify_save', status, { is_empty: isEmpty })}
          onSaved={() => setHasOpenedField(false)}
        />
      ) : (
        <>
          <p className={css.name}>{__('Google')}</p>
          {content === 'loading' && <Skeleton height={32} width={320} />}
          {content === 'verified' && <Verified onEdit={() => openField('edit_click')} status={status} />}
          {content === 'choice' && (
            <Choice isOn={isOn} onManual={() => openField('manual_verify_click')} onVerify={verify} status={status} />
          )}
        </>
      )}
      {windowProblem === 'closed' && content === 'choice' && (
        <p className={css.text} role="status">
          <span>
            {__(
              'Jetpack got no answer from the Google window. If you finished there, check again, or verify manually.',
            )}
          </span>{' '}
          <Button disabled={status.verifying} onClick={checkAgain} variant="link">
            {__('Check again')}
          </Button>
        </p>
      )}
      {windowProblem === 'blocked' && (
        <p role="alert">
          {__('Your browser blocked the Google window. Allow pop-ups for this page, or verify manually.')}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly isOn: boolean;
  readonly status: GoogleStatus;
  readonly onVerify: () => void;
  readonly onManual: () => void;
}

/** Offers automatic verification in a Google window, or manual verification (SET-153). */
function Choice({ isOn, status, onVerify, onManual }: ChoiceProps) {
  return (
    <>
      <div className={css.choice}>
        <Button
          busy={status.verifying}
          busyLabel={__('Verifying…')}
          disabled={!isOn}
          onClick={onVerify}
          testId="google-verify"
        >
          {__('Verify with Google')}
        </Button>
        <span>{__('or')}</span>
        <Button disabled={!isOn || status.verifying} onClick={onManual} variant="link">
          {__('Verify manually')}
        </Button>
      </div>
      {!isConnected(status) && (
        <p className={css.text}>
          {__("Your account isn't connected to Google yet. You can connect it in the Google window that opens.")}
        </p>
      )}
    </>
  );
}

/** Shows that the site is verified. The owner also gets a link to the Search Console (SET-163). */
function Verified({ status, onEdit }: { readonly status: GoogleStatus; readonly onEdit: () => void }) {
  const { isOwner, searchConsoleUrl } = status;
  return (
    <>
      <div className={css.choice}>
        <StateChip tone="success">{__('Your site is verified with Google')}</StateChip>
        <Button onClick={onEdit} variant="link">
          {__('Edit')}
        </Button>
      </div>
      {isOwner && searchConsoleUrl !== null && (
        <p className={css.text}>
          {interpolate(
            __(
              'See how people find your site in <console>Google Search Console</console>. Google emails you when it finds a problem.',
            ),
            { console: (text) => <OutLink href={searchConsoleUrl}>{text}</OutLink> },
          )}
        </p>
      )}
    </>
  );
}
