import { onCall } from '@flightdeck/shared/testing/server';
import { TextField } from '@flightdeck/shared/ui/form';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type nock from 'nock';
import type { CardDescription } from '../cards/card';
import { OptionRow } from '../cards/option-row.view';
import { SettingsCard } from '../cards/settings-card.view';
import { textField } from '../form/field';
import { FieldNotes } from '../form/field-notes.view';
import { useField } from '../form/use-field.resource';
import { all, mountTab, onSettings, tabOf, withModules, withServerValues } from './settings-under-test';

const motto = textField('motto', () => 'Motto');
const secret = textField('wordpress_api_key', () => 'Secret', { isSecret: true });

/** Card with a module, one of its options, and two fields. */
export const sample: CardDescription = {
  id: 'sample',
  title: () => 'Sample',
  icon: 'lock',
  modules: ['monitor'],
  fields: [motto, secret],
  view: function Sample({ card }) {
    const mottoState = useField(motto);
    const secretState = useField(secret);
    return (
      <SettingsCard card={card}>
        <OptionRow label="Monitor" moduleName="Monitor" rule={{ option: 'monitor' }}>
          <OptionRow label="Loud" rule={{ option: 'loud', module: 'monitor' }} />
        </OptionRow>
        <TextField
          hint={<FieldNotes field={mottoState} />}
          label="Motto"
          onChange={mottoState.edit}
          value={mottoState.value ?? ''}
        />
        <TextField label="Secret" onChange={secretState.edit} value={secretState.value ?? ''} />
      </SettingsCard>
    );
  },
};
export const serverValues = { monitor: true, loud: false, motto: 'Old', wordpress_api_key: '' };
/** Gives the site the module and the values of the sample card. */
export const samplePage = all(withModules('monitor'), withServerValues(serverValues));
export const mottoField = () => screen.findByLabelText('Motto');
export const saveButton = () => screen.getByRole('button', { name: 'Save Settings' });
/** Returns the switch with this label. */
export const toggle = (name = 'Monitor') => screen.getByRole('switch', { name });
export const typeMotto = async (text: string) => fireEvent.change(await mottoField(), { target: { value: text } });

/** Mounts a tab with only the sample card. */
export async function mountSample(change = samplePage) {
  onSettings(serverValues);
  const page = await mountTab(tabOf(sample), change);
  await mottoField();
  return page;
}

/**
 * Mounts the sample, types a motto and presses Save. Returns the page.
 * @param answer answers the write
 * @param after values that the next read of the settings returns
 */
export async function saveMotto(text: string, answer: (write: nock.Interceptor) => unknown, after: object = {}) {
  const page = await mountSample();
  await typeMotto(text);
  // A form reads the settings again before it saves.
  onSettings(serverValues);
  answer(onCall('POST', 'settings'));
  onSettings({ ...serverValues, ...after });
  await userEvent.click(saveButton());
  return page;
}
