import { SaveBar } from '@flightdeck/shared/ui/save-bar';
import type { Field } from '../../engine/field';
import { useCardForm } from '../../engine/use-card-form.resource';

/** The bar of one field of a card that saves its fields apart. */
export function FieldBar({ field }: { readonly field: Field }) {
  const { dirty, isSaving, save, discard } = useCardForm([field]);
  return <SaveBar dirty={dirty.length > 0} onDiscard={discard} onSave={save} saving={isSaving} what={field.label()} />;
}
