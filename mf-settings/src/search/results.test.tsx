import { recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  all,
  type Change,
  mountTab,
  onFeatures,
  onSettings,
  successBody,
  withModules,
  withoutOwner,
  withServerValues,
} from '../engine/testing/settings-under-test';
import { privacy } from '../privacy/privacy.tab';
import { bruteForce } from '../security/brute-force/brute-force.card';
import { security } from '../security/security.tab';
import { loadTabs } from '../tabs';
// The first search loads this view. Import it here, so that no test waits for it.
import './results.view';

beforeAll(loadTabs);

const serverValues = {
  protect: true,
  sso: false,
  jetpack_protect_global_whitelist: { local: [] },
  'json-api': false,
  notes: false,
};
const site = all(withModules('protect', 'sso', 'json-api', 'notes'), withServerValues(serverValues));
const moduleList = {
  protect: { module: 'protect', name: 'Protect', description: 'Keeps bots out.' },
  sso: { module: 'sso', name: 'Secure Sign On', description: 'Keeps bots from logging in.' },
  'json-api': {
    module: 'json-api',
    name: 'JSON API',
    description: 'Lets applications in.',
    learn_more_button: 'https://jetpack.com/support/json-api/',
  },
  notes: { module: 'notes', name: 'Notifications', description: 'Tells you of comments.' },
};

const onSearch = () => {
  onCall('GET', 'module/all').reply(200, moduleList);
  onCall('GET', 'plugins').reply(200, {});
  onFeatures();
};

/** Mounts a tab with a search term in its route, and answers the reads of the search. */
async function search(term: string, change: Change = site, tab = security) {
  onSettings(serverValues);
  onSearch();
  return mountTab(tab, change, `#/${tab.name}?term=${encodeURIComponent(term)}`);
}
const status = () => screen.findByRole('status');

test('SET-031 groups all cards that match the term of the route by tab', async () => {
  const { go } = await search('bots');
  const group = within(await screen.findByRole('region', { name: 'Security' }));
  expect(await group.findByRole('article', { name: 'WordPress.com login' })).toBeVisible();
  expect(group.getByRole('article', { name: 'Brute force protection' })).toBeVisible();
  go('#/security?term=zzzzqq');
  expect(await screen.findByText('No search results found for zzzzqq')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test.each([
  ['SET-049 says that a term has no results', 'zzzzqq', 'No search results found for zzzzqq'],
  [
    'SET-049 shows HTML and placeholders in the term as text',
    '<b>%s 1 %</b>',
    'No search results found for <b>%s 1 %</b>',
  ],
  ['SET-050 asks for a term if the term is empty', '', 'Enter a search term to find settings or close search.'],
])('%s', async (_what, term, text) => {
  await search(term);
  await waitFor(async () => expect((await status()).textContent).toBe(text));
});

test('SET-049 says that a term has no results, although the texts of the modules could not be loaded', async () => {
  onSettings(serverValues);
  onCall('GET', 'module/all').reply(500, errorBody('down', 'Down.', 500));
  onCall('GET', 'plugins').reply(200, {});
  onFeatures();
  await mountTab(security, site, '#/security?term=zzzzqq');
  await waitFor(async () => expect(await status()).toHaveTextContent('No search results found for zzzzqq'));
});

test('SET-052 a banner in the results activates its feature', async () => {
  await search('json api');
  const activateButton = await screen.findByRole('button', { name: 'Activate' });
  expect(screen.getByRole('link', { name: /Learn more/ })).toHaveAttribute(
    'href',
    expect.stringContaining('jetpack.com/support/json-api'),
  );
  onCall('POST', 'settings', { 'json-api': true }).reply(200, successBody);
  onSettings({ ...serverValues, 'json-api': true });
  await userEvent.click(activateButton);
  expect(await screen.findByText('Active')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
});

test('offers to connect instead of activating a feature that needs a connected owner', async () => {
  await search('notifications', all(site, withoutOwner));
  expect(await screen.findByText('Connect to configure.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Connect your account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
});

test.each([
  ['zz', []],
  ['zzz', [['jetpack_wpa_search_term', { term: 'zzz' }]]],
])('SET-054 records these events for the term "%s": %j', async (term, events) => {
  await search(term);
  await waitFor(async () => expect(await status()).toHaveTextContent(`No search results found for ${term}`));
  expect(recorded()).toEqual(events);
});

test('shows unsaved changes in the results of a search, with the save button', async () => {
  onSettings(serverValues);
  const { go } = await mountTab({ ...security, cards: [bruteForce] }, site);
  const field = () => screen.findByLabelText('Always allowed IP addresses');
  fireEvent.change(await field(), { target: { value: '10.0.0.1' } });
  onSearch();
  go('#/security?term=bots');
  await screen.findByRole('region', { name: 'Security' });
  expect(await field()).toHaveValue('10.0.0.1');
  expect(screen.getByRole('button', { name: 'Save Settings' })).toBeEnabled();
});

test('SET-102 shows the privacy settings in the results', async () => {
  onCall('GET', 'tracking/settings').reply(200, { tracks_opt_out: false });
  await search('gdpr', site, privacy);
  expect(await screen.findByRole('article', { name: 'Privacy settings' })).toBeVisible();
});
