import { mountPart } from '@flightdeck/shared/testing/mount-part';
import { onCall } from '@flightdeck/shared/testing/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import part from './security.part';

export type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

export const option = 'jetpack_protect_global_whitelist';
export const success = { code: 'success', message: '' };

/** The site answers the next read of the settings. */
export const onSettings = (local: readonly string[], protect = true) =>
  onCall('GET', 'settings').reply(200, { protect, [option]: { local } });

/** The page came with protection off. */
export const off: Change = ({ initial }) => {
  initial.settings = { protect: false };
};

export const field = () => screen.findByLabelText('Always allowed IP addresses');
export const save = () => screen.getByRole('button', { name: 'Save Settings' });
export const add = () => screen.getByRole('button', { name: 'Add to Always Allowed list' });
export const toggle = () => screen.getByRole('switch');

/** The screen, with what it tells the others. */
export async function mount(pageState?: Change) {
  const page = await mountPart(part, {
    name: 'mf-settings/security',
    route: '#/security',
    ...(pageState && { pageState }),
  });
  const told = jest.fn();
  page.bus.on('modules.changed').subscribe(told);
  return { ...page, told, notice: () => page.bus.notices$.value.at(-1) };
}

/** Mounted with the list of one range, the field replaced by a text. */
export async function edited(text: string) {
  onSettings(['10.0.0.1 - 10.0.0.9']);
  const page = await mount();
  await userEvent.clear(await field());
  await userEvent.type(await field(), text);
  return page;
}
