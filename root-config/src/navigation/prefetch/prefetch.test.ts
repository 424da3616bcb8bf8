/** @jest-environment ./tools/jest/environment.cjs */
import { queryClient, seedRead, settingsRead } from '@flightdeck/shared/api';
import type { AreaName, LoadAnswer } from '@flightdeck/shared/contracts/areas';
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import { providePartLoader } from '@flightdeck/shared/parts';
import { fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { waitFor } from '@testing-library/react';
import nock from 'nock';
import type { LoadableEntry } from '../../loader/loader';
import { connected } from '../../testing/facts';
import { fakeEntry, quietPart } from '../../testing/fake-area';
import { hoverDelay, prefetchLinks } from './prefetch';

fakeServer();

type Reads = LoadableEntry['manifest']['parts'][string]['reads'];

const entryWith = (name: AreaName, part: string, reads: Reads = [], shows: string[] = []): LoadableEntry => ({
  ...fakeEntry,
  manifest: { ...fakeEntry.manifest, name, parts: { [part]: { kind: 'screen', reads, shows } } },
});
const entries = {
  'mf-dashboard': entryWith('mf-dashboard', 'my-plan', [], ['mf-licensing/licensing-header']),
  'mf-settings': entryWith('mf-settings', 'security', [
    'site/benefits',
    { path: 'rewind', permission: 'manage_modules', online: true },
    { path: 'scan', setting: 'scan' },
    { path: 'plugins', permission: 'none' },
  ]),
};

const loaded: string[] = [];
let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  loaded.length = 0;
  providePartLoader({
    load: async (name): Promise<LoadAnswer> => {
      loaded.push(name);
      return { state: 'ready', part: quietPart };
    },
  });
  document.body.innerHTML = `
    <a href="#/my-plan"><b>My Plan</b></a>
    <a href="#/security">Settings</a>
    <a href="/wp-admin/index.php#/security">elsewhere</a>
    <a href="#/security" target="_blank">new tab</a>
    <a href="#content">no route</a>`;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  delete pageGlobals().earlyReads;
  queryClient.clear();
});

const start = (initialTarget: EventTarget | null = null, facts = connected) => {
  stop = prefetchLinks({ entries, facts: () => facts }, initialTarget);
};
/** Returns the innermost element with this text: a link, or an element in it. */
const link = (text: string) =>
  [...document.querySelectorAll('a, b')].findLast((element) => element.textContent === text) ?? document.body;
const fire = (type: string, text: string) => link(text).dispatchEvent(new Event(type, { bubbles: true }));
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('requests all parts of a linked screen, once, when the pointer stays on the link', async () => {
  start();
  fire('pointerover', 'My Plan');
  await advance(hoverDelay - 1);
  expect(loaded).toEqual([]);
  await advance(1);
  expect(loaded).toEqual(['mf-dashboard/my-plan', 'mf-connection/notices', 'mf-licensing/licensing-header']);
  fire('pointerover', 'My Plan');
  await advance(hoverDelay);
  expect(loaded).toHaveLength(3);
});

test('requests nothing when the pointer only crosses a link', async () => {
  start();
  fire('pointerover', 'My Plan');
  await advance(hoverDelay - 1);
  fire('pointerover', 'no route');
  await advance(hoverDelay);
  expect(loaded).toEqual([]);
});

test.each([
  ['pressed', 'pointerdown', 0],
  ['focused', 'focusin', hoverDelay],
])('requests the screen of a link that is %s', async (_what, type, delay) => {
  start();
  fire(type, 'My Plan');
  await advance(delay);
  expect(loaded).toContain('mf-dashboard/my-plan');
});

test('requests the screen of a link that is already under the pointer when this code loads', async () => {
  start(link('My Plan'));
  await advance(hoverDelay);
  expect(loaded).toContain('mf-dashboard/my-plan');
});

test.each(['elsewhere', 'new tab', 'no route'])('requests nothing for the link "%s"', async (text) => {
  start();
  fire('pointerover', text);
  fire('pointerdown', text);
  await advance(hoverDelay);
  expect(loaded).toEqual([]);
});

test("requests nothing while the browser's data saver is on", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  start(link('My Plan'));
  fire('pointerdown', 'My Plan');
  await advance(hoverDelay);
  expect(loaded).toEqual([]);
});

test('sends only reads whose conditions are met', async () => {
  seedRead(settingsRead, { scan: false });
  onCall('GET', 'site/benefits').reply(200, {});
  onCall('GET', 'rewind').reply(200, {});
  start();
  fire('pointerdown', 'Settings');
  jest.useRealTimers();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
});

test('sends no read with the condition `online` on an offline site', async () => {
  seedRead(settingsRead, { scan: true });
  onCall('GET', 'site/benefits').reply(200, {});
  onCall('GET', 'scan').reply(200, {});
  start(null, { ...connected, status: 'offline' });
  fire('pointerdown', 'Settings');
  jest.useRealTimers();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
});
