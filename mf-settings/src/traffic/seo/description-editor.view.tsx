import { __ } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui';
import { TextField } from '@flightdeck/shared/ui/form';
import { FieldNotes } from '../../engine/form/field-notes.view';
import { FieldsBar } from '../../engine/form/fields-bar.view';
import { useField } from '../../engine/form/use-field.resource';
import css from './editor.css';
import { seoDescription } from './seo.field';
import { descriptionLimit, descriptionState } from './seo-texts';

const barFields = [seoDescription];

/** Edits the meta description of the front page (SET-128, SET-135 to SET-138). */
export function DescriptionEditor() {
  const field = useField(seoDescription);
  const { isLong, isFull } = descriptionState(field.value ?? '');
  return (
    <>
      <div className={css.body}>
        <TextField
          disabled={field.value === undefined || field.isLocked}
          error={field.problem}
          hint={
            <>
              <FieldNotes describe={(value) => value} field={field} />
              <span>
                {__(
                  "Use up to 160 characters. Search engines and social networks can show this text below your front page's title.",
                )}
              </span>
            </>
          }
          label={seoDescription.label()}
          maxLength={descriptionLimit}
          multiline
          onChange={field.edit}
          testId="seo-description-text"
          value={field.value ?? ''}
        />
        <p className={css.status} role="status">
          {isLong && <StateChip tone="warning">{__('Longer than most search engines show.')}</StateChip>}
          {isFull && <StateChip tone="warning">{__('Maximum characters reached.')}</StateChip>}
        </p>
      </div>
      <FieldsBar fields={barFields} />
    </>
  );
}
