import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { useEffect } from 'react';
import type { FieldState } from './use-field.resource';

export interface FieldNotesProps<Value> {
  readonly field: FieldState<Value>;
  /** A value in words, for what somebody else saved. Default: said without it. */
  readonly describe?: (value: Value) => string;
}

/**
 * What has to be known of a field before it is saved again: the site kept another value than the one sent, or somebody
 * else saved meanwhile. Nothing typed is lost by either. Stands in the hint of the control.
 */
export function FieldNotes<Value>({ field, describe }: FieldNotesProps<Value>) {
  const { notKept, elsewhere, isDirty } = field;
  const isElsewhere = elsewhere !== undefined;
  useEffect(() => {
    if (isElsewhere) field.saw();
  }, [isElsewhere, field.saw]);
  return (
    <>
      {notKept !== undefined && !isDirty && (
        <p>
          {__('The site changed the value you saved. This is the value it is using.')}{' '}
          <Button onClick={() => field.edit(notKept)} variant="link">
            {__('Restore my value')}
          </Button>
        </p>
      )}
      {elsewhere !== undefined && (
        <p>
          {describe
            ? sprintf(
                /* translators: %s: the new value of the setting */
                __('This setting was changed somewhere else, to: %s'),
                describe(elsewhere),
              )
            : __('This setting was changed somewhere else.')}{' '}
          <Button onClick={field.discard} variant="link">
            {__('Use the new value')}
          </Button>
        </p>
      )}
    </>
  );
}
