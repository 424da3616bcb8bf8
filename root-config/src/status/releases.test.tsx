import type { HealthReport } from '@flightdeck/shared/contracts/health';
import { readPageState } from '@flightdeck/shared/contracts/page-state';
import { startSession } from '@flightdeck/shared/session';
import { pageStateSample } from '@flightdeck/shared/testing/page-state-sample';
import { origin, startTestApi } from '@flightdeck/shared/testing/wire';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { readReleases } from './releases.call';
import { Releases } from './releases.view';

const release = { retries: 0, lost: 0, interactions: 0, slow: 0, codes: {} };
const counts = { codes: { 'area-mount': 1 }, retries: 2, lost: 1, interactions: 6, slow: 3 };
const report: HealthReport = {
  areas: {
    'mf-settings': [
      { ...release, version: '1.0.0', stage: 'live', loads: 60, failures: 0, ms: 41 },
      { ...release, version: '2.0.0', stage: 'staged', loads: 8, failures: 1, ms: 52, ...counts },
      { ...release, version: '0.9.0', stage: 'earlier', loads: 0, failures: 0, ms: null },
    ],
  },
  takenBack: [
    {
      ...{ area: 'mf-dashboard', version: '3.0.0', since: 'a', at: '2026-11-23T12:00:00Z', reason: 'start' },
      ...{ staged: { loads: 6, failures: 5 }, live: { loads: 60, failures: 0 } },
      unsent: 'status 500',
    },
  ],
};
let answer: () => { readonly status: number; readonly body?: unknown };
let asked: number;

beforeEach(async () => {
  const reading = readPageState(JSON.stringify(pageStateSample()));
  if (!reading.ok) throw reading.failure;
  await startSession(reading.state);
  asked = 0;
  document.body.innerHTML =
    '<div><script type="application/json" id="flightdeck-page">{"hasCounts":true}</script></div>';
  startTestApi();
  nock(origin)
    .persist()
    .get('/wp-json/flightdeck/v1/health')
    .query(true)
    .reply(() => {
      asked += 1;
      const { status, body } = answer();
      return [status, body];
    });
});
afterEach(() => {
  cleanup();
  nock.cleanAll();
});
const show = (mayRead = true) => act(async () => render(<Releases mayRead={mayRead} />).container);

test('shows the staged release beside the live one, and why a release was taken back', async () => {
  answer = () => ({ status: 200, body: report });
  await show();
  const row = within(await screen.findByRole('row', { name: /2\.0\.0/ }));
  expect(row.getByText('Staged')).toBeVisible();
  expect(row.getByText('1 (12.5%)')).toBeVisible();
  expect(
    row.getByText('area-mount × 1, Retries: 2, Lost unsaved changes: 1, Slow interactions: 3 of 6 visits'),
  ).toBeVisible();
  expect(within(screen.getByRole('row', { name: /1\.0\.0/ })).getByText('41 ms')).toBeVisible();
  expect(screen.queryByText('0.9.0')).toBeNull();
  expect(
    screen.getByText(
      'The site took back mf-dashboard 3.0.0: 5 of 6 visits failed, and 0 of 60 with the live release.',
      { exact: false },
    ),
  ).toBeVisible();
  expect(screen.getByText("Couldn't notify the configured URL (status 500).", { exact: false })).toBeVisible();
});

test('asks again after a failure', async () => {
  answer = () => ({ status: 500 });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the release counts.");
  answer = () => ({ status: 200, body: report });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Staged')).toBeVisible();
});

test('requests no counts from a host that has none', async () => {
  document.body.innerHTML = '<div id="flightdeck"></div>';
  const { textContent } = await show();
  expect([textContent, asked]).toEqual(['', 0]);
});

test.each([
  ['a host without counts', true, 1],
  ['a user who may not see them', false, 0],
])('shows nothing on %s', async (_what, mayRead, requests) => {
  answer = () => ({ status: 404 });
  const page = await show(mayRead);
  // The site answers one after the other.
  await act(async () => expect(await readReleases()).toBeNull());
  expect([page.textContent, asked - 1]).toEqual(['', requests]);
});
