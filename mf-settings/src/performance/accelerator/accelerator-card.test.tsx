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
  taken,
} from '../../engine/testing/settings-under-test';
import { accelerator } from './accelerator.card';

const toggle = (name: string) => screen.findByRole('switch', { name });

describe('performance & speed', () => {
  const serverValues = { photon: false, 'photon-cdn': false, 'lazy-images': true };
  const sent = (on: boolean) => ({ photon: on, 'tiled-gallery': on, tiled_galleries: on, 'photon-cdn': on });
  const mount = (input: Readonly<Record<string, unknown>> = serverValues, change?: Change) =>
    mountCard(accelerator, input, change);
  const main = () => toggle('Site accelerator');

  test('shows the switches for images and static files below the switch of the accelerator, and lazy loading separately', async () => {
    await mount();
    await main();
    const row = screen.getByTestId('setting-site-accelerator');
    expect(row).toContainElement(await toggle('Speed up image load times'));
    expect(row).toContainElement(await toggle('Speed up static file load times'));
    expect(row).not.toContainElement(await toggle('Lazy loading for images'));
  });

  test('SET-091 SET-092 turning the accelerator on turns on images and static files', async () => {
    await mount();
    onCall('POST', 'settings', sent(true)).reply(200, taken);
    onSettings({ ...serverValues, ...sent(true) });
    await userEvent.click(await main());
    await waitFor(async () => expect(await main()).not.toHaveAttribute('aria-busy'));
    const counted = (name: string, properties: object) => [`jetpack_wpa_${name}`, { ...properties, toggled: 'on' }];
    expect(recorded()).toEqual([
      counted('click', { target: 'jetpack_site_accelerator_toggle' }),
      counted('module_toggle', { module: 'photon' }),
      counted('module_toggle', { module: 'photon-cdn' }),
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
    async (_what, turned, texts) => {
      const noticed = noticeTexts(await mount({ ...serverValues, ...sent(!turned) }));
      onCall('POST', 'settings', sent(turned)).reply(200, taken);
      onSettings({ ...serverValues, ...sent(turned) });
      await userEvent.click(await main());
      await waitFor(() => expect(noticed).toEqual(texts));
    },
  );

  test('SET-093 shows progress and the error, then progress and success on the second try', async () => {
    const noticed = noticeTexts(await mount());
    onCall('POST', 'settings').reply(500, errorBody('server_down', 'Down.', 500));
    onSettings(serverValues);
    await userEvent.click(await main());
    await waitFor(() => expect(noticed.at(-1)).toMatch(/^Error/));
    onCall('POST', 'settings', sent(true)).reply(200, taken);
    onSettings({ ...serverValues, ...sent(true) });
    await userEvent.click(await main());
    await waitFor(() => expect(noticed.at(-1)).toMatch(/now speeding up/));
    expect(noticed).toEqual([
      'Enabling Site accelerator…',
      'Error enabling Site accelerator. Down. (server_down)',
      'Enabling Site accelerator…',
      'Site accelerator is now speeding up your site!',
    ]);
  });

  test.each([
    [false, 'Error enabling Site accelerator. Down. (server_down)'],
    [true, 'Error disabling site accelerator. Down. (server_down)'],
  ])('SET-093.3 shows the error of a failed change when the previous position is %p', async (isOn, text) => {
    const input = { ...serverValues, ...sent(isOn) };
    const noticed = noticeTexts(await mount(input));
    onCall('POST', 'settings').reply(500, errorBody('server_down', 'Down.', 500));
    onSettings(input);
    await userEvent.click(await main());
    await waitFor(() => expect(noticed.at(-1)).toBe(text));
  });

  test('SET-094 SET-095 offline, static files and lazy loading stay available and images do not', async () => {
    await mount({ ...serverValues, photon: true }, offline);
    expect(await main()).not.toBeChecked();
    expect(await toggle('Speed up image load times')).toHaveAccessibleDescription(/Unavailable in Offline Mode\./);
    expect(await toggle('Speed up static file load times')).toBeEnabled();
    expect(await toggle('Lazy loading for images')).toBeEnabled();
  });

  test.each([
    ['both parts on', 'active', true, true],
    ['one part on and the other is off', false, false, true],
    ['one part on and the other is on', false, true, false],
  ])('where an administrator keeps %s, the switch says why it is fixed', async (_what, override, cdn, isFixed) => {
    const modules: Change = ({ initial }) => {
      initial.getModules = { photon: { override: 'active' }, 'photon-cdn': { override } };
    };
    await mount({ photon: true, 'photon-cdn': cdn }, modules);
    expect((await main()).getAttribute('aria-disabled')).toBe(isFixed ? 'true' : null);
    if (isFixed) expect(await main()).toHaveAccessibleDescription(/Set by administrator/);
  });

  test('SET-094 disables the accelerator when an administrator disabled both modules', async () => {
    await mount(serverValues, ({ initial }) => {
      initial.getModules = { photon: { override: 'inactive' }, 'photon-cdn': { override: 'inactive' } };
    });
    expect(await main()).toBeDisabled();
  });
});
