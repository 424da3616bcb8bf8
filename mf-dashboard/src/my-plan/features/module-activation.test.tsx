import { seedRead, settingsRead } from '@flightdeck/shared/api';
import { definePart } from '@flightdeck/shared/parts';
import { mountPart, recorded } from '@flightdeck/shared/testing/parts';
import { delayedAnswer, delayedReply, errorBody, onCall, onUncachedSettings } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeatureCards } from './feature-cards.view';
import type { Feature } from './feature-list';

const feature: Feature = { name: 'ads', module: 'wordads', action: 'activate' };
const cardsPart = (features: readonly Feature[], isOffline = false) =>
  definePart(() => <FeatureCards features={features} isOffline={isOffline} planClass="" />);
const mount = (features: readonly Feature[] = [feature]) =>
  mountPart(cardsPart(features), {
    name: 'mf-dashboard/my-plan',
    pageState: ({ initial }) => {
      initial.getModules = { wordads: { name: 'Ads' }, videopress: { name: 'VideoPress' } };
    },
  });
const button = (name = 'Start earning') => screen.getByRole('button', { name });
const notices = ({ bus }: Awaited<ReturnType<typeof mount>>) =>
  bus.notices$.value.map(({ noticeId, status, text, duration }) => [noticeId, status, text, duration]);
const onSwitch = (module = 'wordads') => onCall('POST', `module/${module}/active`, { active: true });
const activatedAnswer = { code: 'success', message: 'Activated.' };

test('DASH-031 DASH-033 DASH-034 turns a module on with a progress and a success notice', async () => {
  const page = await mount();
  const sendAnswer = delayedReply(onSwitch().once(), activatedAnswer);
  onCall('GET', 'settings').reply(200, { wordads: true });
  await userEvent.click(button());
  expect(notices(page)).toEqual([['module-toggle', 'is-info', 'Activating Ads…', 0]]);
  expect(button('Activating…')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button('Activating…'));
  sendAnswer();
  await waitFor(() =>
    expect(notices(page)).toEqual([['module-toggle', 'is-success', 'Ads has been activated.', 2000]]),
  );
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(recorded()).toEqual([['jetpack_wpa_module_toggle', { module: 'wordads', toggled: 'on' }]]);
});

test('DASH-031 sends one request for two presses before a render', async () => {
  const page = await mount();
  onSwitch().once().reply(200, activatedAnswer);
  onCall('GET', 'settings').once().reply(200, { wordads: true });
  const activateButton = button();
  activateButton.click();
  activateButton.click();
  await waitFor(() => expect(notices(page)[0]?.[2]).toBe('Ads has been activated.'));
  expect(recorded()).toHaveLength(1);
});

test('DASH-035 shows the reason when a module fails to activate, and allows another try', async () => {
  const page = await mount();
  onSwitch().reply(403, errorBody('no', 'Not in your plan.', 403));
  onCall('GET', 'settings').reply(200, { wordads: false });
  await userEvent.click(button());
  await waitFor(() =>
    expect(notices(page)).toEqual([['module-toggle', 'is-error', 'Ads failed to activate. Not in your plan.', 0]]),
  );
  expect(button()).not.toHaveAttribute('aria-busy');
});

test.each([
  ['success if the request fails but the module is on', 500, { wordads: true }, 'Ads has been activated.'],
  [
    'a failure if the request succeeds but the module is off',
    200,
    { wordads: false },
    /^Ads failed to activate\. The site accepted/,
  ],
  ["success if the request succeeds and the settings can't be read", 200, null, 'Ads has been activated.'],
  ["a failure if the request fails and the settings can't be read", 500, null, 'Ads failed to activate. Down.'],
])('DASH-034 DASH-035 reports %s', async (_what, status, serverValues, text) => {
  const page = await mount();
  onSwitch().reply(status, status === 200 ? activatedAnswer : errorBody('down', 'Down.', 500));
  onCall('GET', 'settings').reply(serverValues ? 200 : 500, serverValues ?? errorBody('down', 'Down.', 500));
  await userEvent.click(button());
  await waitFor(() => expect(notices(page)[0]?.[2]).toEqual(expect.stringMatching(text)));
});

test.each([
  ['wordads', 'ads', 'Start earning', 'module/wordads/active'],
  ['videopress', 'videopress', 'Activate VideoPress', 'settings'],
] as const)(
  'DASH-034 DASH-035 reports success of %s after the answer, and a failure when the settings show the module off',
  async (module, name, label, path) => {
    const page = await mount([{ name, module, action: 'activate' }]);
    seedRead(settingsRead, { [module]: false });
    onCall('POST', path).reply(200, activatedAnswer);
    const sendAnswer = delayedAnswer('settings', { [module]: false });
    onUncachedSettings().reply(200, { [module]: false });
    await userEvent.click(button(label));
    await waitFor(() => expect(notices(page)[0]?.[2]).toMatch(/has been activated\.$/));
    sendAnswer();
    await waitFor(() => expect(notices(page)[0]?.[2]).toMatch(/failed to activate\. The site accepted/));
  },
);

test('turns VideoPress on as a setting', async () => {
  const page = await mount([{ name: 'videopress', module: 'videopress', action: 'activate' }]);
  onCall('POST', 'settings', { videopress: true }).reply(200, { code: 'success', message: '' });
  onCall('GET', 'settings').reply(200, { videopress: true });
  await userEvent.click(button('Activate VideoPress'));
  await waitFor(() => expect(notices(page)[0]?.[2]).toBe('VideoPress has been activated.'));
});

test.each([
  ['videopress', 'videopress', 'Upload videos', /\/wp-admin\/upload\.php$/],
  ['wordads', 'ads', 'View your earnings', /source=wpcom-ads-earnings/],
  ['google-analytics', 'google-analytics', 'Configure Google Analytics', /source=calypso-marketing-traffic/],
  ['publicize', 'marketing', 'Schedule posts', /source=calypso-edit-posts/],
  ['publicize', 'traffic', 'Start sharing', /source=calypso-marketing-connections/],
] as const)('links the active module %s from the card %s with the label "%s"', async (module, name, label, href) => {
  await mount([{ name, module, action: 'view' }]);
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', expect.stringMatching(href));
  expect(screen.queryByRole('button')).toBeNull();
});

test('disables the activation offline, and shows why', async () => {
  await mountPart(cardsPart([feature], true), { name: 'mf-dashboard/my-plan' });
  expect(button()).toHaveAccessibleDescription('Unavailable in Offline Mode');
  // A request would fail the test.
  await userEvent.click(button());
});
