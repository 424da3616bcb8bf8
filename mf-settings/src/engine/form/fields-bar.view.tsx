import { formatList } from '@flightdeck/shared/format';
import { __ } from '@flightdeck/shared/i18n';
import type { Field } from './field';
import { SaveBar } from './save-bar/save-bar.view';
import { useCardForm } from './use-card-form.resource';

/** Save bar for a group of fields. Names the unsaved fields and reports a failed save. */
export function FieldsBar({ fields }: { readonly fields: readonly Field[] }) {
  const { dirtyFields, isSaving, isFailed, save, discard } = useCardForm(fields);
  return (
    <SaveBar
      dirty={dirtyFields.length > 0}
      note={isFailed ? __("Couldn't save. Your changes are still here. Try again.") : undefined}
      onDiscard={discard}
      onSave={save}
      saving={isSaving}
      labels={formatList(dirtyFields.map(({ label }) => label()))}
    />
  );
}
