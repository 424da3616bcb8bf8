import { type AdminPage, adminPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import { availability } from '../../engine/cards/access';
import { DisabledByAdministrator } from '../../engine/cards/hindrance.view';
import { useFacts } from '../../engine/form/form-context.store';
import { SwitchRow } from '../../engine/switches/switch-row.view';
import { type ContentType, contentTypeChanges, contentTypeFacts, isTypeOn } from './content-type-changes';

export interface ContentTypeRowProps {
  readonly type: ContentType;
  readonly label: string;
  /** Text with `<list>` around the link to the existing items and `<code>` around the shortcode. */
  readonly about: string;
  readonly list: AdminPage;
  readonly add: { readonly page: AdminPage; readonly label: string };
}

/** Switches a content type. While it is on, links to its items and to a new item. */
export function ContentTypeRow({ type, label, about, list, add }: ContentTypeRowProps) {
  const facts = useFacts();
  const { adminUrl, currentVersion } = initialState();
  const state = availability('custom-content-types', facts);
  const typesOf = (serverValues: typeof facts.serverValues) => contentTypeFacts(serverValues, currentVersion);
  const isOn = isTypeOn(type, typesOf(facts.serverValues));
  const link = (page: AdminPage) => (text: ReactNode) => (
    <Button href={adminPage(page, adminUrl)} variant="link">
      {text}
    </Button>
  );
  return (
    <SwitchRow
      disabled={state === 'forced-off'}
      explanation={
        state === 'forced-off' ? (
          <DisabledByAdministrator />
        ) : (
          interpolate(about, {
            list: isOn ? link(list) : (text) => text,
            code: (text) => <code dir="ltr">{text}</code>,
          })
        )
      }
      label={label}
      rule={{
        option: type,
        isOn: (serverValues) => isTypeOn(type, typesOf(serverValues)),
        changes: (on, serverValues) => contentTypeChanges(type, on, typesOf(serverValues), state === 'forced-on'),
      }}
    >
      {isOn && state !== 'forced-off' && <div>{link(add.page)(add.label)}</div>}
    </SwitchRow>
  );
}
