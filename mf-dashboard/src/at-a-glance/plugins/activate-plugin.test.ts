/** @jest-environment ./tools/jest/environment.cjs */

import { dismiss } from '@flightdeck/shared/reporting';
import { openBus } from '@flightdeck/shared/session';
import { delayedReply, errorBody, onCall, startTestApi } from '@flightdeck/shared/testing/server';
import nock from 'nock';
import { akismetActivation } from '../security/anti-spam/anti-spam-card.resource';
import { vaultPressActivation } from '../security/scan/scan-card.resource';
import { activatePlugin } from './activate-plugin.resource';

const adminUrl = 'http://site.example/wp-admin/';

beforeEach(() => {
  nock.disableNetConnect();
  startTestApi();
});
afterEach(() => {
  nock.cleanAll();
  for (const { noticeId } of openBus().notices$.value) dismiss(noticeId);
});

const notices = () => openBus().notices$.value.map(({ status, text }) => [status, text]);

describe.each([
  ['VaultPress', ['DASH-074', 'DASH-075', 'DASH-076'], vaultPressActivation, 'admin.php?page=vaultpress'],
  ['Akismet', ['DASH-078', 'DASH-077', 'DASH-079'], akismetActivation, 'admin.php?page=akismet-key-config'],
] as const)('the activation of %s', (name, [runningId, doneId, failedId], createActivation, page) => {
  const activation = createActivation(adminUrl);
  const sentBody = { slug: activation.slug, status: 'active' };

  test(`${runningId} shows that ${name} is being activated`, async () => {
    const sendAnswer = delayedReply(onCall('POST', 'plugins', sentBody), { code: 'success', message: '' });
    const activating = activatePlugin(activation, { openPage: () => {} });
    expect(notices()).toEqual([['is-info', `Activating ${name}…`]]);
    sendAnswer();
    await activating;
  });

  /** Activates the plugin. Returns the pages that were opened. */
  const activate = async () => {
    const destinations: string[] = [];
    await activatePlugin(activation, { openPage: (url) => destinations.push(url) });
    return destinations;
  };

  test.each([
    ['after the activation', 200, { code: 'success', message: '' }],
    ['when another tab activated the plugin', 404, errorBody('plugin_already_active', 'Already active.', 404)],
  ])(`${doneId} opens the plugin page %s, and removes the notice`, async (_when, status, body) => {
    onCall('POST', 'plugins', sentBody).reply(status, body);
    expect(await activate()).toEqual([`${adminUrl}${page}`]);
    expect(notices()).toEqual([]);
  });

  test(`${failedId} shows a failure and stays on the page`, async () => {
    onCall('POST', 'plugins').reply(500, errorBody('install_plugin_failed', 'Download failed.', 500));
    expect(await activate()).toEqual([]);
    expect(notices()).toEqual([['is-error', `Could not activate ${name}.`]]);
  });
});
