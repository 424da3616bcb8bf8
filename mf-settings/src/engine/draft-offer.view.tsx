import { own } from '@flightdeck/shared/contracts/own';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { PageNotice } from '@flightdeck/shared/ui/page-notice';
import { useState } from 'react';
import type { CardDescription } from './card';
import type { Field } from './field';
import { useFacts } from './form-context.store';
import type { PageForm } from './settings-page.resource';

export interface DraftOfferProps {
  readonly page: PageForm;
  /** Only what these can show is offered. */
  readonly cards: readonly CardDescription[];
}

/** What an earlier visit left unsaved, offered back: a tab that crashed, a page that was closed in a hurry. */
export function DraftOffer({ page, cards }: DraftOfferProps) {
  const { serverValues } = useFacts();
  // Asked once: what is typed from now on is no draft of before.
  const [offered] = useState(() =>
    cards.flatMap(({ fields = [] }) => fields.filter((field) => Object.hasOwn(page.left, field.option))),
  );
  const differing = offered.filter((field) => differs(field, own(page.left, field.option), serverValues[field.option]));
  if (differing.length === 0) return null;
  const restore = () => {
    for (const field of differing) {
      const value = field.revive(own(page.left, field.option));
      if (value !== undefined) page.form.edit(field, value);
    }
    page.dropLeft();
  };
  return (
    <PageNotice
      action={
        <>
          <Button onClick={restore}>{__('Restore')}</Button>
          <Button onClick={page.dropLeft} variant="link">
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
        differing.map(({ label }) => label()).join(', '),
      )}
    </PageNotice>
  );
}

function differs(field: Field, left: unknown, serverValues: unknown): boolean {
  const [mine, theirs] = [field.revive(left), field.read(serverValues)];
  return mine !== undefined && theirs !== undefined && !field.same(mine, theirs);
}
