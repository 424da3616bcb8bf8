import { pressInPlace, recorded, settled } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountTab, noticeTexts, onSettings, withoutRights } from '../engine/testing/settings-under-test';
import { privacy } from './privacy.tab';

const onOptOut = (optOut: boolean) => onCall('GET', 'tracking/settings').reply(200, { tracks_opt_out: optOut });
const toggle = () => screen.findByRole('switch', { name: 'Share usage data with Jetpack' });
const policyLink = () => screen.getByRole('link', { name: /privacy policy/ });

async function mount(optOut = false) {
  onSettings({ protect: true });
  onOptOut(optOut);
  const page = await mountTab(privacy);
  await waitFor(async () => expect(await toggle()).toBeEnabled());
  return { ...page, shownTexts: noticeTexts(page) };
}

test('SET-102 SET-104 shows one card with one switch, which is on without an opt-out', async () => {
  await mount(false);
  expect(screen.getByRole('heading', { level: 1, name: 'Jetpack Privacy Settings' })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Privacy settings' })).toBeVisible();
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  expect(await toggle()).toBeChecked();
});

test('SET-029 the switch is off after an opt-out', async () => {
  await mount(true);
  expect(await toggle()).not.toBeChecked();
});

test('SET-105 SET-106 SET-107 an opt-out moves the switch immediately, shows progress and success, and stops analytics', async () => {
  const { shownTexts, notice } = await mount(false);
  onCall('POST', 'tracking/settings', { tracks_opt_out: true }).delay(60).reply(200, { tracks_opt_out: true });
  await userEvent.click(await toggle());
  expect(await toggle()).not.toBeChecked();
  expect(notice()).toMatchObject({ text: 'Updating privacy settings…' });
  await waitFor(() => expect(notice()).toMatchObject({ text: 'Updated privacy settings.', duration: 2000 }));
  expect(shownTexts).toEqual(['Updating privacy settings…', 'Updated privacy settings.']);
  // The queue contains only `['setOptOut', true]`; `recorded` drops the method name. No event is recorded after the opt-out.
  expect(recorded()).toEqual([[true]]);
  pressInPlace(policyLink());
  expect(recorded()).toHaveLength(1);
});

test('SET-108 a failed save shows the reason and the value on the site', async () => {
  const { notice } = await mount(false);
  onCall('POST', 'tracking/settings').reply(500, errorBody('down', 'Down.', 500));
  onOptOut(false);
  await userEvent.click(await toggle());
  await waitFor(() =>
    expect(notice()).toMatchObject({ status: 'is-error', text: 'Error updating privacy settings. Down.' }),
  );
  expect(await screen.findByText('Not saved, still on')).toBeVisible();
  expect(await toggle()).toBeChecked();
});

test('shows a warning and the value that the site stored instead of the sent one', async () => {
  const { notice } = await mount(false);
  onCall('POST', 'tracking/settings').reply(200, { tracks_opt_out: false });
  await userEvent.click(await toggle());
  await waitFor(() => expect(notice()).toMatchObject({ status: 'is-warning' }));
  expect(await toggle()).toBeChecked();
});

test('shows why the opt-out could not be read, and reads it again on Retry', async () => {
  onSettings({ protect: true });
  onCall('GET', 'tracking/settings').reply(500, errorBody('down', 'Down.', 500));
  await mountTab(privacy);
  expect(await screen.findByText(/Couldn't load your privacy setting\. Down\./)).toBeVisible();
  expect(await toggle()).toBeDisabled();
  onOptOut(true);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await toggle()).toBeEnabled());
});

test.each([
  [/^Learn more/, 'cookie-policy'],
  [/privacy policy/, 'privacy-policy'],
  [/^Privacy Center/, 'privacy-center'],
])('records a click on the link %s with the target "%s"', async (name, target) => {
  await mount();
  pressInPlace(screen.getByRole('link', { name }));
  expect(recorded()).toEqual([['jetpack_wpa_click', { target, feature: 'privacy' }]]);
});

test('shows no switch and sends no request without manage_modules', async () => {
  await mountTab(privacy, withoutRights);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('shows the confirmed opt-out when a cache later answers with the previous value', async () => {
  const { mountAgain, unmount } = await mount(false);
  onCall('POST', 'tracking/settings').reply(200, { tracks_opt_out: true });
  await userEvent.click(await toggle());
  await waitFor(async () => expect(await toggle()).not.toHaveAttribute('aria-busy'));
  await unmount();
  onOptOut(false);
  await mountAgain('#/privacy');
  await settled();
  expect(await toggle()).not.toBeChecked();
});
