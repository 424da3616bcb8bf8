import { readPageState } from '@flightdeck/shared/contracts/page';
import type { VisitCounts } from '@flightdeck/shared/contracts/releases';
import { startSession } from '@flightdeck/shared/session';
import { origin, startTestApi } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { readReleases } from './releases.call';
import { Releases } from './releases.view';

const report: VisitCounts = {
  areas: {
    'mf-settings': [
      { version: '1.0.0', stage: 'live', visits: 60, failures: 0, ms: 41, codes: {} },
      { version: '2.0.0', stage: 'staged', visits: 8, failures: 1, ms: 52, codes: { 'area-mount': 1 } },
    ],
    'mf-dashboard': [
      { version: '1.0.0', stage: 'live', visits: 0, failures: 0, ms: null, codes: {} },
      { version: '3.0.0', stage: 'withdrawn', visits: 6, failures: 5, ms: 40, codes: { 'area-start': 5 } },
    ],
  },
  withdrawn: { 'mf-dashboard': { version: '3.0.0', since: 'a', at: '2026-11-23T12:00:00Z', visits: 6, failures: 5 } },
};
let answer: () => { readonly status: number; readonly body?: unknown };
let calls: number;

beforeEach(async () => {
  const reading = readPageState(JSON.stringify(pageStateSample()));
  if (!reading.ok) throw reading.failure;
  await startSession(reading.state);
  calls = 0;
  document.body.innerHTML =
    '<div><script type="application/json" id="flightdeck-page">{"hasCounts":true}</script></div>';
  startTestApi();
  nock(origin)
    .persist()
    .get('/wp-json/flightdeck/v1/visits')
    .query(true)
    .reply(() => {
      calls += 1;
      const { status, body } = answer();
      return [status, body];
    });
});
afterEach(() => {
  cleanup();
  nock.cleanAll();
});
const show = (mayRead = true) => act(async () => render(<Releases mayRead={mayRead} />).container);

test('shows the live and the staged release, and why a release was withdrawn', async () => {
  answer = () => ({ status: 200, body: report });
  await show();
  const row = within(await screen.findByRole('row', { name: /2\.0\.0/ }));
  expect(row.getByText('Staged')).toBeVisible();
  expect(row.getByText('1 (12.5%)')).toBeVisible();
  expect(row.getByText('area-mount × 1')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /41/ })).getByText('41 ms')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /3\.0\.0/ })).getByText('Withdrawn')).toBeVisible();
  expect(screen.getByText('The site withdrew mf-dashboard 3.0.0: 5 of its first 6 visits failed.')).toBeVisible();
});

test('"Try again" requests the counts again after a failure', async () => {
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
  expect([textContent, calls]).toEqual(['', 0]);
});

test.each([
  ['the host answers 404', true, 1],
  ['the user may not see the counts', false, 0],
])('shows nothing if %s', async (_what, mayRead, requests) => {
  answer = () => ({ status: 404 });
  const page = await show(mayRead);
  // Responses arrive in order: after the response to this request, the view has received its own.
  await act(async () => expect(await readReleases()).toBeNull());
  expect([page.textContent, calls - 1]).toEqual(['', requests]);
});
