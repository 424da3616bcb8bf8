import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { HeroLead, HeroTitle, interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode, RefObject } from 'react';
import { KeyField } from '../licensing/key-field.view';
import css from './content.css';

export interface ActivationFormProps {
  readonly value: string;
  /** Ref of the element around the field, so that the caller can move the focus to the field. */
  readonly field: RefObject<HTMLDivElement | null>;
  readonly error: string | null;
  readonly isActivating: boolean;
  readonly level: 1 | 2;
  /** Shown below the form. */
  readonly children?: ReactNode;
  readonly onChange: (value: string) => void;
  readonly onActivate: () => void;
}

/** Shows the key form with its error and the support link (LIC-002 to LIC-005). */
export function ActivationForm({
  value,
  field,
  error,
  isActivating,
  level,
  children,
  onChange,
  onActivate,
}: ActivationFormProps) {
  return (
    <form
      className={css.content}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onActivate();
      }}
    >
      <HeroTitle level={level}>{__('Add a license key')}</HeroTitle>
      <HeroLead>{__('Your license key is in your purchase confirmation email.')}</HeroLead>
      <div className={css.field} ref={field}>
        <KeyField error={error ?? undefined} onChange={onChange} readOnly={isActivating} value={value} />
      </div>
      <div className={css.actions}>
        <Button busy={isActivating} busyLabel={__('Activating…')} type="submit" variant="primary">
          {__('Activate')}
        </Button>
        <span>
          {interpolate(__('Do you need help? <a>Contact us.</a>'), {
            a: (children) => (
              <OutLink href={redirect('jetpack-support-license-activation')} newTab>
                {children}
              </OutLink>
            ),
          })}
        </span>
      </div>
      {children}
    </form>
  );
}
