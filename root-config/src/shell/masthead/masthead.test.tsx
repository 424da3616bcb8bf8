import { readState } from '@flightdeck/shared/session';
import { errorBody, fakeServer, onCall, origin } from '@flightdeck/shared/testing/server';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { connected } from '../../testing/facts';
import { Masthead } from './masthead.view';

const show = (status: boolean | 'offline', sandboxDomain = '') =>
  render(
    <Masthead buttons={[]} facts={{ ...connected, status }} rawUrl="site.example" sandboxDomain={sandboxDomain} />,
  );
const notices = () => readState('notices').map(({ status, text }) => `${status} ${text}`);

fakeServer();
afterEach(cleanup);

test('shows the address of a site in a folder with slashes', () => {
  render(<Masthead buttons={[]} facts={connected} rawUrl="site.example::blog" sandboxDomain="" />);
  expect(screen.getByText('site.example/blog')).toBeVisible();
});

test('ROOT-032 shows the badge Offline Mode only while the site is offline', () => {
  show('offline');
  expect(screen.getByText('Offline Mode')).toBeVisible();
  for (const status of [true, false]) {
    cleanup();
    show(status);
    expect(screen.queryByText('Offline Mode')).toBeNull();
  }
});

test('ROOT-033 shows the badge API Sandboxed only while a sandbox is set', () => {
  show(true, 'sandbox.example');
  expect(screen.getByRole('button', { name: 'API Sandboxed' })).toHaveAttribute(
    'title',
    'Sandboxing via sandbox.example. Click to test connection.',
  );
  cleanup();
  show(true);
  expect(screen.queryByText('API Sandboxed')).toBeNull();
});

test('ROOT-034 CONN-081 tests the connection on click, one test at a time, and shows the result', async () => {
  onCall('GET', 'connection/test').reply(200, { code: 'success', message: 'All connection tests passed.' });
  show(true, 'sandbox.example');
  const badge = screen.getByRole('button', { name: 'API Sandboxed' });
  await userEvent.dblClick(badge);
  expect(notices()).toEqual(['is-info Testing Jetpack Connection']);
  await waitFor(() => expect(notices()).toEqual(['is-success All connection tests passed.']));

  onCall('GET', 'connection/test').reply(
    500,
    errorBody('test_fail', 'Connection test failed: no token. [no_token]', 500),
  );
  badge.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(notices()).toEqual(['is-error Connection test failed: no token. [no_token]']));

  nock(origin)
    .head(/connection/)
    .replyWithError('gone');
  onCall('GET', 'connection/test').reply(200, 'no json');
  await userEvent.keyboard(' ');
  await waitFor(() =>
    expect(notices()).toEqual([
      'is-error There was an error testing Jetpack. Error: The site sent an unreadable response.',
    ]),
  );
});
