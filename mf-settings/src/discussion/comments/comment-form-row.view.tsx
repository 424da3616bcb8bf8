import { __ } from '@flightdeck/shared/i18n';
import { initialState } from '@flightdeck/shared/session';
import { SelectField, TextField } from '@flightdeck/shared/ui/form';
import { Stack } from '@flightdeck/shared/ui/layout';
import { isSince } from '@flightdeck/shared/versions';
import { since } from '../../engine/access/jetpack-version';
import type { CardSwitchProps } from '../../engine/cards/card';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { FieldNotes } from '../../engine/form/field-notes.view';
import { useField } from '../../engine/form/use-field.resource';
import { LearnMore } from '../../learn-more/learn-more.view';
import css from './comment-form-fields.css';
import { commentColors, commentPrompt } from './comments.field';

/** Draws the switch of the comment form, and the fields for its prompt and colors. */
export const CommentFormRow = (row: CardSwitchProps) => (
  <CardSwitchRow
    {...row}
    explanation={
      <LearnMore source="jetpack-support-comments">
        {isSince(initialState().currentVersion, since.commentsWithoutTwitter)
          ? __("Replaces your theme's comment form. Visitors can comment with a WordPress.com or Facebook account.")
          : __(
              "Replaces your theme's comment form. Visitors can comment with a WordPress.com, Twitter or Facebook account.",
            )}
      </LearnMore>
    }
  >
    <div>
      <CommentFormFields />
    </div>
  </CardSwitchRow>
);

/**
 * Edits the prompt and the colors of the comment form (SET-198, SET-199). The surrounding row disables both fields while
 * the switch is off or unavailable (SET-200).
 */
function CommentFormFields() {
  const prompt = useField(commentPrompt);
  const colors = useField(commentColors);
  return (
    <Stack>
      <TextField
        disabled={prompt.isLocked}
        hint={
          <>
            <FieldNotes describe={(value) => value} field={prompt} />
            <span>{__('A short line above the comment form that invites visitors to comment.')}</span>
          </>
        }
        label={commentPrompt.label()}
        onChange={prompt.edit}
        value={prompt.value ?? ''}
      />
      <div className={css.colors}>
        <SelectField
          disabled={colors.isLocked}
          hint={<FieldNotes field={colors} />}
          label={commentColors.label()}
          onChange={colors.edit}
          options={
            colors.isUnknown
              ? []
              : [
                  { value: 'light', label: __('Light') },
                  { value: 'dark', label: __('Dark') },
                  { value: 'transparent', label: __('Transparent') },
                ]
          }
          value={colors.value ?? 'light'}
        />
      </div>
    </Stack>
  );
}
