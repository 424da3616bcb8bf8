import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { TextField } from '@flightdeck/shared/ui/form';
import type { FormEvent } from 'react';
import { FieldNotes } from '../../../engine/form/field-notes.view';
import { useSettingsTab } from '../../../engine/form/form-context.store';
import { useField } from '../../../engine/form/use-field.resource';
import { metaTag } from '../meta-tag';
import { googleCode } from '../verification.field';
import css from './google-row.css';

export interface GoogleFieldProps {
  /** Discards the typed code and closes the field. Undefined if the user neither opened nor edited the field. */
  readonly onCancel: (() => void) | undefined;
  /** Called when the user saves, before the request. `isEmpty`: whether the field is empty. */
  readonly onSave: (isEmpty: boolean) => void;
  /** Called after the code is saved, or if it was not changed. */
  readonly onSaved: () => void;
}

/** Edits the Google code manually. Enter saves it (SET-159, SET-160). */
export function GoogleField({ onCancel, onSave, onSaved }: GoogleFieldProps) {
  const { form } = useSettingsTab();
  const field = useField(googleCode);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(!field.value);
    void form.save([googleCode]).then((ending) => {
      if (ending === 'saved' || ending === 'clean') onSaved();
    });
  };
  return (
    <form className={css.form} noValidate onSubmit={save}>
      <TextField
        disabled={field.value === undefined || field.isLocked}
        error={field.problem}
        hint={<FieldNotes describe={(value) => value} field={field} />}
        label={googleCode.label()}
        ltr
        onChange={field.edit}
        placeholder={metaTag('google', '1234')}
        testId="verification-google"
        value={field.value ?? ''}
      />
      {(onCancel || field.isDirty) && (
        <div className={css.choice}>
          <Button busy={field.isSaving} busyLabel={__('Saving…')} type="submit">
            {__('Save')}
          </Button>
          {onCancel && (
            <Button disabled={field.isSaving} onClick={onCancel} variant="link">
              {__('Cancel')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
