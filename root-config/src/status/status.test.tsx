import { failure } from '@flightdeck/shared/contracts/page';
import { errorBody, fakeServer, onCall, startTestApi, startTestSession } from '@flightdeck/shared/testing/server';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AreaReport, Loader } from '../loader/loader';
import { quietPart } from '../testing/fake-area';
import { settingsEntry } from '../testing/registry-entry';
import StatusPage from './status.view';

jest.mock('../loader/share-scope', () => ({ pageShareScope: async () => ({ react: { '19.3.1': {} } }) }));

const screenPart = { kind: 'screen' as const, reads: [], shows: [] };
const entry = {
  ...settingsEntry,
  manifest: {
    ...settingsEntry.manifest,
    parts: { security: screenPart, writing: screenPart },
  },
};
let reports: AreaReport[] = [];
const loaded: string[] = [];
const report = (state: AreaReport['state']): AreaReport => ({
  area: 'mf-settings',
  version: '0.1.0-aa',
  state,
  milliseconds: 12,
  lastFailure: {
    failure: failure('area-script', 'Lost.'),
    part: 'mf-settings/writing',
    at: '2026-11-21T16:00:00.000Z',
  },
});
const loader: Loader = {
  entries: { 'mf-settings': entry },
  load: async (name) => {
    loaded.push(name);
    reports = [report(loaded.length === 1 ? 'failed' : 'ready')];
    return { state: 'ready', part: quietPart };
  },
  reports: () => reports,
};
const settingsRow = () => within(screen.getByRole('row', { name: /^mf-settings/ }));

fakeServer();
beforeEach(async () => {
  await startTestSession(({ registry }) => {
    registry.areas = { 'mf-settings': entry };
  });
  startTestApi();
  // Only the last element is from WordPress: markup of users can contain the same IDs.
  document.body.innerHTML = `<div id="flightdeck" data-environment="forged"></div><div id="flightdeck-page">{"environment":"forged"}</div>
<div><script type="application/json" id="flightdeck-page">{"environment":"staging"}</script></div>`;
  await act(async () => void render(<StatusPage loader={loader} />));
});
afterEach(cleanup);

test('shows the environment that WordPress names, and not that of forged markup', () => {
  const label = screen.getAllByRole('term').find((term) => term.textContent === 'Environment');
  expect(label?.nextElementSibling).toHaveRole('definition');
  expect(label?.nextElementSibling).toHaveTextContent(/^staging$/);
});

test('loads an area, and retries the part that failed', async () => {
  expect(screen.getByRole('row', { name: /^mf-licensing/ })).toHaveTextContent('Not installed');
  await userEvent.click(settingsRow().getByRole('button', { name: /^Load/ }));
  await waitFor(() => expect(settingsRow().getByText('Failed')).toBeVisible());
  await userEvent.click(settingsRow().getByRole('button', { name: /^Retry/ }));
  await waitFor(() => expect(settingsRow().getByText('Running')).toBeVisible());
  expect(loaded).toEqual(['mf-settings/security', 'mf-settings/writing']);
  expect(settingsRow().getByText(/^Last failure: area-script in mf-settings\/writing/)).toBeVisible();
});

test('shows the message of the connection test on the screen, and reports only its codes', async () => {
  onCall('GET', 'connection/test').reply(500, errorBody('no_token', 'Refused: token=abcdef123', 500));
  await userEvent.click(screen.getByRole('button', { name: 'Test the connection' }));
  expect(await screen.findByText('The test failed.')).toBeVisible();
  expect(screen.getByText('Refused: token=abcdef123')).toBeVisible();
  const report = screen.getByRole('region', { name: 'Report for support', hidden: true });
  expect(report).toHaveTextContent('Failed · rest-refused · no_token');
  expect(report).not.toHaveTextContent('abcdef123');
});

test('says that the header with the nonce does not reach the site', async () => {
  const refused = errorBody('rest_forbidden', 'Sorry.', 401);
  onCall('GET', 'connection/test').reply(401, refused);
  onCall('GET', 'connection/test', { _wpnonce: 'nonce-1' }).reply(200, { code: 'success', message: 'All is well.' });
  await userEvent.click(screen.getByRole('button', { name: 'Test the connection' }));
  expect(await screen.findByText('The test passed.')).toBeVisible();
  expect(screen.getByText('Header X-WP-Nonce').parentElement).toHaveTextContent('removed before it reaches WordPress');
});
