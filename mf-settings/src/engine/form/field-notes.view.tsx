import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { useEffect } from 'react';
import { UnknownValue } from './original-page.view';
import type { FieldState } from './use-field.resource';

export interface FieldNotesProps<Value> {
  readonly field: FieldState<Value>;
  /** Formats the new value of a change from elsewhere. Default: the note does not name the value. */
  readonly describe?: (value: Value) => string;
}

/**
 * Notes in the hint of a control: Flightdeck doesn't recognize the value, the site changed the saved value, or the option was
 * changed elsewhere during the edit. Buttons restore the user's value, or replace it with the new value.
 */
export function FieldNotes<Value>({ field, describe }: FieldNotesProps<Value>) {
  const { overridden, newServerValue, isDirty, isUnknown } = field;
  const wasChanged = newServerValue !== undefined;
  useEffect(() => {
    if (wasChanged) field.markSeen();
  }, [wasChanged, field.markSeen]);
  return (
    <>
      {isUnknown && (
        <p>
          <UnknownValue />
        </p>
      )}
      {overridden !== undefined && !isDirty && (
        <p>
          <span>{__('The site changed the value you saved. This is the value it is using.')}</span>{' '}
          <Button onClick={() => field.edit(overridden)} variant="link">
            {__('Restore my value')}
          </Button>
        </p>
      )}
      {newServerValue !== undefined && (
        <p>
          <span>
            {describe
              ? sprintf(
                  /* translators: %s: the new value of the setting */
                  __('This setting was changed somewhere else, to: %s'),
                  describe(newServerValue),
                )
              : __('This setting was changed somewhere else.')}
          </span>{' '}
          <Button onClick={field.discard} variant="link">
            {__('Use the new value')}
          </Button>
        </p>
      )}
    </>
  );
}
