import { recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Change,
  expectFlip,
  mountCard,
  noticeTexts,
  offline,
  onSettings,
  onWrite,
} from '../../engine/testing/settings-under-test';
import { accelerator } from './accelerator.card';

const toggle = (name: string) => screen.findByRole('switch', { name });

const serverValues = { photon: false, 'photon-cdn': false, 'lazy-images': true };
const optionsFor = (on: boolean) => ({ photon: on, 'tiled-gallery': on, tiled_galleries: on, 'photon-cdn': on });
const mount = (values: Readonly<Record<string, unknown>> = serverValues, change?: Change) =>
  mountCard(accelerator, values, change);
const acceleratorSwitch = () => toggle('Site accelerator');

test('SET-091 turning the accelerator on turns on the switches below it, images and static files, but not lazy loading', async () => {
  await mount();
  await acceleratorSwitch();
  const row = screen.getByTestId('setting-site-accelerator');
  expect(row).toContainElement(await toggle('Speed up image load times'));
  expect(row).toContainElement(await toggle('Speed up static file load times'));
  expect(row).not.toContainElement(await toggle('Lazy loading for images'));
  onWrite(optionsFor(true), serverValues);
  await userEvent.click(await acceleratorSwitch());
  await waitFor(async () => expect(await acceleratorSwitch()).not.toHaveAttribute('aria-busy'));
  const event = (name: string, properties: object) => [`jetpack_wpa_${name}`, { ...properties, toggled: 'on' }];
  expect(recorded()).toEqual([
    event('click', { target: 'jetpack_site_accelerator_toggle' }),
    event('module_toggle', { module: 'photon' }),
    event('module_toggle', { module: 'photon-cdn' }),
  ]);
  expect(await toggle('Speed up image load times')).toBeChecked();
  expect(await toggle('Speed up static file load times')).toBeChecked();
  expect(await toggle('Lazy loading for images')).toBeChecked();
});

test('the switch for images saves the options of the tiled galleries too', async () => {
  await mount();
  await expectFlip('photon', { photon: true, 'tiled-gallery': true, tiled_galleries: true }, serverValues);
});

const success = 'Site accelerator is now speeding up your site!';
test.each([
  [
    'SET-093 SET-093.1 SET-093.2',
    true,
    'Enabling Site accelerator…',
    success,
    'Error enabling Site accelerator. Down. (server_down)',
  ],
  [
    'SET-093.1 SET-093.2 SET-093.3',
    false,
    'Disabling site accelerator…',
    'Site accelerator is no longer speeding up your site!',
    'Error disabling site accelerator. Down. (server_down)',
  ],
])('%s turning the accelerator on or off (%s) shows the notices of a failure and a success', async (...row) => {
  const [, on, progress, done, error] = row;
  const valuesBefore = { ...serverValues, ...optionsFor(!on) };
  const shownTexts = noticeTexts(await mount(valuesBefore));
  onCall('POST', 'settings').reply(500, errorBody('server_down', 'Down.', 500));
  onSettings(valuesBefore);
  await userEvent.click(await acceleratorSwitch());
  await waitFor(() => expect(shownTexts.at(-1)).toBe(error));
  onWrite(optionsFor(on), serverValues);
  await userEvent.click(await acceleratorSwitch());
  await waitFor(() => expect(shownTexts).toEqual([progress, error, progress, done]));
});

test('SET-094 SET-095 offline, static files and lazy loading are available, but images are not', async () => {
  await mount({ ...serverValues, photon: true }, offline);
  expect(await acceleratorSwitch()).not.toBeChecked();
  expect(await toggle('Speed up image load times')).toHaveAccessibleDescription(/Unavailable in Offline Mode\./);
  expect(await toggle('Speed up static file load times')).toBeEnabled();
  expect(await toggle('Lazy loading for images')).toBeEnabled();
});

test.each([
  ['says why it cannot be turned off while an administrator keeps both modules on', 'active', true, true],
  ['says why it cannot be turned off while an administrator keeps its only active module on', false, false, true],
  ['can be turned off while an administrator keeps only one of two active modules on', false, true, false],
])('the switch of the accelerator %s', async (_what, override, isCdnOn, isForcedOn) => {
  const modules: Change = ({ initial }) => {
    initial.getModules = { photon: { override: 'active' }, 'photon-cdn': { override } };
  };
  await mount({ photon: true, 'photon-cdn': isCdnOn }, modules);
  expect((await acceleratorSwitch()).getAttribute('aria-disabled')).toBe(isForcedOn ? 'true' : null);
  if (isForcedOn) expect(await acceleratorSwitch()).toHaveAccessibleDescription(/Set by administrator/);
});

test('SET-094 disables the accelerator when an administrator disabled both modules', async () => {
  await mount(serverValues, ({ initial }) => {
    initial.getModules = { photon: { override: 'inactive' }, 'photon-cdn': { override: 'inactive' } };
  });
  expect(await acceleratorSwitch()).toBeDisabled();
});

test('the card does not say "Set by administrator" when an administrator disabled only lazy loading', async () => {
  await mount(serverValues, ({ initial }) => {
    initial.getModules = { 'lazy-images': { override: 'inactive' }, photon: {}, 'photon-cdn': {} };
  });
  expect(await acceleratorSwitch()).toBeEnabled();
  expect(screen.queryByText('Set by administrator')).toBeNull();
});
