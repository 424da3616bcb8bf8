import { readState, storedValue, writeState } from '@flightdeck/shared/session';
import { startTestSession } from '@flightdeck/shared/testing/server';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { settingsEntry } from '../testing/registry-entry';
import { OverrideForm } from './override-form.view';
import { applyOverrides, currentOverrides } from './overrides.store';
import { startOverrides } from './start-overrides';

// Otherwise, requests of the next test file of this worker could be refused.
afterAll(() => nock.restore());

jest.mock('./overrides.store', () => {
  const store = jest.requireActual<typeof import('./overrides.store')>('./overrides.store');
  return { ...store, applyOverrides: jest.fn() };
});

const origin = 'https://next.example';
const stored = storedValue('overrides', 'tab', (value): value is object => value !== null);
const hash = `sha384-${'A'.repeat(64)}`;
const entry = { ...settingsEntry, files: { 'remote.js': hash } };
const next = { ...entry, base: 'mf-settings/0.2.0-bb/', version: '0.2.0-bb' };
const mayManage = (manage_options: boolean) =>
  writeState('permissions', { ...readState('permissions'), manage_options });

beforeEach(async () => {
  nock.disableNetConnect();
  sessionStorage.clear();
  await startTestSession((sample) => {
    sample.overrides.origins = [origin];
  });
  mayManage(true);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  nock.cleanAll();
});

test.each([
  ['no value', null, []],
  ['an allowed origin', { 'mf-settings': origin }, [['mf-settings', origin]]],
  ['an origin that only starts like an allowed origin', { 'mf-settings': `${origin}.evil.example` }, []],
  ['another origin beside an allowed one', { 'mf-a': 'https://evil.example', 'mf-b': origin }, [['mf-b', origin]]],
  ['a list of an allowed origin', { 'mf-settings': [origin] }, []],
  ['a key that names no area', { constructor: origin }, []],
])('finds only allowed origins, and none for other users: %s', (_what, value, overrides) => {
  stored.write(value);
  expect([...currentOverrides()]).toEqual(overrides);
  mayManage(false);
  expect([...currentOverrides()]).toEqual([]);
});

/** Starts a page with an override of `mf-settings`. Its origin answers with this registry. */
async function start(status: number, registry: object) {
  nock(origin).get('/registry.json').reply(status, registry);
  stored.write({ 'mf-settings': origin });
  const notices = document.body.appendChild(document.createElement('div'));
  return act(() => startOverrides({ 'mf-settings': entry }, notices));
}

test('loads an area from its origin, and shows a bar that ends the override', async () => {
  const areas = await start(200, {
    protocol: 1,
    areas: { 'mf-settings': { ...next, origin: 'https://evil.example/' } },
  });
  expect(areas).toEqual({ 'mf-settings': expect.objectContaining({ ...next, origin: `${origin}/${next.base}` }) });
  expect(screen.getByRole('status')).toHaveTextContent(`Overrides in this tab: mf-settings (${origin})`);
  await userEvent.click(screen.getByRole('button', { name: 'End overrides' }));
  expect(applyOverrides).toHaveBeenLastCalledWith(new Map());
});

test.each([
  ['no registry', 404, {}],
  ['a registry without the area', 200, { areas: {} }],
  ['a release with a folder on another host', 200, { areas: { 'mf-settings': { ...next, base: '//evil.example/' } } }],
  ['a release without hashes', 200, { areas: { 'mf-settings': { ...next, files: {} } } }],
])(
  "loads no release but the site's from an origin with %s, so that the area fails",
  async (_what, status, registry) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(await start(status, registry)).toEqual({ 'mf-settings': { ...entry, origin: `${origin}/` } });
    expect(screen.getByRole('button', { name: 'End overrides' })).toBeVisible();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  },
);

test('offers the allowed origins for each area, to administrators only', async () => {
  const { rerender } = render(<OverrideForm areas={['mf-dashboard', 'mf-settings']} />);
  expect(screen.getByLabelText('mf-dashboard')).toHaveDisplayValue('This site');
  await userEvent.selectOptions(screen.getByLabelText('mf-settings'), origin);
  await userEvent.click(screen.getByRole('button', { name: 'Apply and reload' }));
  expect(applyOverrides).toHaveBeenLastCalledWith(new Map([['mf-settings', origin]]));
  mayManage(false);
  rerender(<OverrideForm areas={['mf-settings']} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});
