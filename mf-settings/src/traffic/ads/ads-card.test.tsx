import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen } from '@testing-library/react';
import {
  expectSave,
  fill,
  mountCard,
  offline,
  onFeatures,
  overridden,
  toggle,
  withoutOwner,
} from '../../engine/testing/settings-under-test';
import { ads } from './ads.card';

const serverValues = {
  wordads: true,
  enable_header_ad: false,
  wordads_second_belowpost: true,
  wordads_inline_enabled: false,
  wordads_display_front_page: true,
  wordads_display_post: true,
  wordads_display_page: false,
  wordads_display_archive: true,
  wordads_ccpa_enabled: true,
  wordads_ccpa_privacy_policy_url: '',
  wordads_custom_adstxt_enabled: true,
  wordads_custom_adstxt: 'old.example, 1, DIRECT',
};
const mount = (values: object = {}, change?: Parameters<typeof mountCard>[2]) => {
  onFeatures('wordads');
  return mountCard(ads, { ...serverValues, ...values }, change);
};
const policyField = () => screen.findByLabelText('Privacy policy URL');
const adsTxtField = () => screen.findByLabelText('Content of ads.txt');
/** Options whose switches need the ads module: those of `serverValues` with a flag, except the module. */
const dependentSwitches = Object.entries(serverValues)
  .filter(([option, value]) => option !== 'wordads' && typeof value === 'boolean')
  .map(([option]) => option);

test('SET-026.2 SET-113 validates the privacy policy URL before saving it', async () => {
  await mount();
  expect(await toggle('wordads_ccpa_enabled')).toBeChecked();
  await fill('Privacy policy URL', 'site.example/privacy');
  fireEvent.click(screen.getByText('Save Settings'));
  expect(await screen.findByText("This URL isn't valid. Enter one that starts with https://.")).toBeVisible();
  await fill('Privacy policy URL', 'https://site.example/privacy ');
  await expectSave({ wordads_ccpa_privacy_policy_url: 'https://site.example/privacy' }, serverValues);
});

test('SET-026.2 saves the lines of ads.txt with the save bar', async () => {
  await mount();
  expect(await toggle('wordads_custom_adstxt_enabled')).toBeChecked();
  await fill('Content of ads.txt', 'new.example, 2, RESELLER');
  await expectSave({ wordads_custom_adstxt: 'new.example, 2, RESELLER' }, serverValues);
  expect(await adsTxtField()).toHaveValue('new.example, 2, RESELLER');
});

test('SET-115 hides ads.txt on a site in a subfolder', async () => {
  await mount({}, ({ initial }) => {
    initial.rawUrl = 'site.example::blog';
  });
  await policyField();
  expect(screen.queryByTestId('module-toggle-wordads_custom_adstxt_enabled')).toBeNull();
  expect(screen.queryByLabelText('Content of ads.txt')).toBeNull();
});

test('SET-116 links to the earnings while ads are on', async () => {
  await mount();
  expect(await screen.findByRole('link', { name: /^View your earnings/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=calypso-stats-ads-day'),
  );
});

test('links to other ways to earn if Jetpack has a page for them', async () => {
  await mount({ sm_enabled: false });
  expect(await screen.findByRole('link', { name: 'More ways to earn in Jetpack' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/wp-admin\/admin\.php\?page=jetpack&flightdeck=off#\/earn$/),
  );
});

test('SET-117 SET-119 while ads are off, disables all ad settings except the switch of ads', async () => {
  await mount({ wordads: false });
  for (const option of dependentSwitches) expect(await toggle(option)).toBeDisabled();
  expect(await toggle('wordads')).toBeEnabled();
  expect(await adsTxtField()).toBeDisabled();
  expect(await policyField()).toBeDisabled();
  expect(screen.queryByRole('link', { name: /^View your earnings/ })).toBeNull();
});

test('SET-118 offline, disables all ad switches', async () => {
  await mountCard(ads, serverValues, offline);
  for (const option of dependentSwitches) expect(await toggle(option)).toBeDisabled();
  expect(await toggle('wordads')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByTestId('setting-wordads')).toHaveTextContent('Unavailable in Offline Mode.');
});

test.each([
  ['the plan does not include ads', () => onFeatures()],
  [
    'the features of the plan failed to load',
    () => onCall('GET', 'site/features').reply(503, errorBody('down', 'Down.', 503)),
  ],
])('offers an upgrade when %s', async (_what, answerFeatures) => {
  answerFeatures();
  await mountCard(ads, serverValues);
  expect(await screen.findByText('Not in your plan')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Upgrade/ })).toHaveAttribute(
    'href',
    expect.stringContaining('settings-ads'),
  );
  expect(screen.queryByRole('switch')).toBeNull();
});

test('says that an administrator disabled ads and offers no upgrade', async () => {
  onFeatures();
  await mountCard(ads, serverValues, overridden('wordads', 'inactive'));
  expect(await screen.findByText(/Ads has been disabled by a site administrator\./)).toBeVisible();
  expect(await toggle('wordads')).toBeDisabled();
  expect(screen.queryByRole('link', { name: /^Upgrade/ })).toBeNull();
});

test('without a connected owner, offers to connect instead of an upgrade', async () => {
  onFeatures();
  await mountCard(ads, serverValues, withoutOwner);
  expect(await screen.findByText('Not in your plan')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Upgrade/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Connect your account' })).toBeVisible();
});
