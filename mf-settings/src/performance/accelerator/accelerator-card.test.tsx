import { recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Change,
  mountCard,
  noticeTexts,
  offline,
  onSettings,
  successBody,
} from '../../engine/testing/settings-under-test';
import { accelerator } from './accelerator.card';

const toggle = (name: string) => screen.findByRole('switch', { name });

const serverValues = { photon: false, 'photon-cdn': false, 'lazy-images': true };
const optionsFor = (on: boolean) => ({ photon: on, 'tiled-gallery': on, tiled_galleries: on, 'photon-cdn': on });
const mount = (values: Readonly<Record<string, unknown>> = serverValues, change?: Change) =>
  mountCard(accelerator, values, change);
const acceleratorSwitch = () => toggle('Site accelerator');

test('SET-091 shows the switches for images and static files below the switch of the accelerator, and lazy loading separately', async () => {
  await mount();
  await acceleratorSwitch();
  const row = screen.getByTestId('setting-site-accelerator');
  expect(row).toContainElement(await toggle('Speed up image load times'));
  expect(row).toContainElement(await toggle('Speed up static file load times'));
  expect(row).not.toContainElement(await toggle('Lazy loading for images'));
});

test('SET-091 turning the accelerator on turns on images and static files', async () => {
  await mount();
  onCall('POST', 'settings', optionsFor(true)).reply(200, successBody);
  onSettings({ ...serverValues, ...optionsFor(true) });
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

test.each([
  ['on', true, ['Enabling Site accelerator…', 'Site accelerator is now speeding up your site!']],
  ['off', false, ['Disabling site accelerator…', 'Site accelerator is no longer speeding up your site!']],
])(
  'SET-093.1 SET-093.2 turning the accelerator %s shows the progress and success notices',
  async (_what, on, texts) => {
    const shownTexts = noticeTexts(await mount({ ...serverValues, ...optionsFor(!on) }));
    onCall('POST', 'settings', optionsFor(on)).reply(200, successBody);
    onSettings({ ...serverValues, ...optionsFor(on) });
    await userEvent.click(await acceleratorSwitch());
    await waitFor(() => expect(shownTexts).toEqual(texts));
  },
);

test('SET-093 shows progress and the error, then progress and success on the second try', async () => {
  const shownTexts = noticeTexts(await mount());
  onCall('POST', 'settings').reply(500, errorBody('server_down', 'Down.', 500));
  onSettings(serverValues);
  await userEvent.click(await acceleratorSwitch());
  await waitFor(() => expect(shownTexts.at(-1)).toMatch(/^Error/));
  onCall('POST', 'settings', optionsFor(true)).reply(200, successBody);
  onSettings({ ...serverValues, ...optionsFor(true) });
  await userEvent.click(await acceleratorSwitch());
  await waitFor(() => expect(shownTexts.at(-1)).toMatch(/now speeding up/));
  expect(shownTexts).toEqual([
    'Enabling Site accelerator…',
    'Error enabling Site accelerator. Down. (server_down)',
    'Enabling Site accelerator…',
    'Site accelerator is now speeding up your site!',
  ]);
});

test.each([
  ['on', true, 'Error enabling Site accelerator. Down. (server_down)'],
  ['off', false, 'Error disabling site accelerator. Down. (server_down)'],
])('SET-093.3 shows the error when turning the accelerator %s fails', async (_what, on, text) => {
  const valuesBefore = { ...serverValues, ...optionsFor(!on) };
  const shownTexts = noticeTexts(await mount(valuesBefore));
  onCall('POST', 'settings').reply(500, errorBody('server_down', 'Down.', 500));
  onSettings(valuesBefore);
  await userEvent.click(await acceleratorSwitch());
  await waitFor(() => expect(shownTexts.at(-1)).toBe(text));
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
