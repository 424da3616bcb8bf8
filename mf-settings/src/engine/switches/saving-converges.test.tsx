import { settingsRead, useRead } from '@flightdeck/shared/api';
import { PageCache, savingConverges } from '@flightdeck/shared/testing/parts';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { textField } from '../form/field';
import { SettingsTabContext } from '../form/form-context.store';
import { newForm } from '../tab/tab-form.resource';
import { ruleInput } from '../testing/input-under-test';
import { useSwitch } from './use-switch.resource';

/** Provides the cache, a form, and input with the current settings, to the switch under test. */
const SettingsTabProvider = ({ children }: PropsWithChildren) => (
  <PageCache>
    <SettingsTab>{children}</SettingsTab>
  </PageCache>
);

function SettingsTab({ children }: PropsWithChildren) {
  const serverValues = useRead(settingsRead).data ?? {};
  const tabForm = { form: newForm(), input: ruleInput({ serverValues }), failure: undefined, retry: () => {} };
  return <SettingsTabContext value={tabForm}>{children}</SettingsTabContext>;
}

describe('a switch of the settings', () =>
  savingConverges('monitor', [false, true], () => {
    const { result, unmount } = renderHook(() => useSwitch({ option: 'monitor' }), { wrapper: SettingsTabProvider });
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
