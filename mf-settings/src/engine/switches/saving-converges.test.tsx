import { settingsRead, useRead } from '@flightdeck/shared/api';
import { PageCache, savingConverges } from '@flightdeck/shared/testing/parts';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { textField } from '../form/field';
import { SettingsPageContext } from '../form/form-context.store';
import { newForm } from '../page/settings-page.resource';
import { facts } from '../testing/facts-under-test';
import { useSwitch } from './use-switch.resource';

/** Provides the cache, a form, and facts with the current settings, to the switch under test. */
const SettingsPageProvider = ({ children }: PropsWithChildren) => (
  <PageCache>
    <SettingsPage>{children}</SettingsPage>
  </PageCache>
);

function SettingsPage({ children }: PropsWithChildren) {
  const serverValues = useRead(settingsRead).data ?? {};
  const page = { form: newForm(), facts: facts({ serverValues }), failure: undefined, retry: () => {} };
  return <SettingsPageContext value={page}>{children}</SettingsPageContext>;
}

describe('a switch of the settings', () =>
  savingConverges('monitor', [false, true], () => {
    const { result, unmount } = renderHook(() => useSwitch({ option: 'monitor' }), { wrapper: SettingsPageProvider });
    return {
      save: (value) => result.current.set(value === true),
      shown: () => result.current.isOn,
      close: unmount,
    };
  }));

describe('a form', () => {
  const field = textField('google', () => 'Google');
  savingConverges('google', ['', 'a', ' a ', 'b & c'], () => {
    const form = newForm();
    return {
      save: (value) => {
        form.edit(field, String(value));
        return form.save();
      },
    };
  });
});
