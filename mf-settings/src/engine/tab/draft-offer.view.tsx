import { formatList } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import type { CardDescription } from '../cards/card';
import type { Field } from '../form/field';
import { useRuleInput } from '../form/form-context.store';
import type { TabForm } from './tab-form.resource';

export interface DraftOfferProps {
  readonly tabForm: TabForm;
  /** Only fields of these cards are offered. */
  readonly cards: readonly CardDescription[];
}

/** Offers to restore unsaved changes of an earlier visit, for example after a crash or a reload. */
export function DraftOffer({ tabForm, cards }: DraftOfferProps) {
  const { serverValues } = useRuleInput();
  // A set, because two cards can have the same field, if each version of Jetpack shows only one of these cards.
  const fields = new Set(cards.flatMap((card) => card.fields ?? []));
  const draftFields = [...fields].filter(
    (field) =>
      Object.hasOwn(tabForm.draft, field.option) &&
      isUnsaved(field, tabForm.draft[field.option], serverValues[field.option]),
  );
  if (draftFields.length === 0) return null;
  const restore = () => {
    for (const field of draftFields) {
      const value = field.revive(tabForm.draft[field.option]);
      if (value !== undefined) tabForm.form.edit(field, value);
    }
    tabForm.discardDraft(draftFields);
  };
  return (
    <PageNotice
      action={
        <>
          <Button onClick={restore}>{__('Restore')}</Button>
          <Button onClick={() => tabForm.discardDraft(draftFields)} variant="link">
            {__('Discard')}
          </Button>
        </>
      }
      status="is-info"
      testId="draft-offer"
    >
      {sprintf(
        /* translators: %s: labels of settings, separated by commas */
        __('You have unsaved changes from your last visit: %s.'),
        formatList(draftFields.map(({ label }) => label())),
      )}
    </PageNotice>
  );
}

/** Returns whether a value of a draft is valid and differs from the server value. */
function isUnsaved(field: Field, stored: unknown, serverValue: unknown): boolean {
  const [draftValue, siteValue] = [field.revive(stored), field.read(serverValue)];
  return draftValue !== undefined && siteValue !== undefined && !field.isSame(draftValue, siteValue);
}
