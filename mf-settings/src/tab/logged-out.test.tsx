import { request } from '@flightdeck/shared/api';
import { unknown } from '@flightdeck/shared/schema';
import { errorBody, onCall, origin } from '@flightdeck/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { mountSample, serverValues, toggle } from '../engine/testing/sample-under-test';
import { onSettings, successBody } from '../engine/testing/settings-under-test';

const refused = errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403);
const onNonce = () => nock(origin).get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' });

/** Presses the switch after the login has ended, and waits until the notice says so. */
async function saveLoggedOut() {
  const sample = await mountSample();
  onCall('POST', 'settings').reply(403, refused);
  onCall('GET', 'settings').reply(403, refused);
  onNonce().twice().reply(400, '0');
  await userEvent.click(toggle());
  await waitFor(() => expect(sample.notice()?.text).toMatch(/You've been logged out/));
  await waitFor(() => expect(nock.isDone()).toBe(true));
  return sample;
}

test('only the failed save says that the user is logged out, and nothing says so after the next save', async () => {
  const { notice } = await saveLoggedOut();
  expect(screen.queryByText(/Couldn't load your settings/)).toBeNull();

  onCall('POST', 'settings').reply(200, successBody);
  onSettings({ ...serverValues, monitor: false });
  await userEvent.click(toggle());
  await waitFor(() => expect(notice()?.text).not.toMatch(/You've been logged out/));
  await waitFor(() => expect(nock.isDone()).toBe(true));
  expect(screen.queryByText(/Couldn't load your settings/)).toBeNull();
});

test('the tab does not say that the user was logged out once another request has succeeded', async () => {
  await saveLoggedOut();
  // As after a login in another tab, when the page refreshes the connection.
  onCall('GET', 'connection').reply(200, {});
  await act(() => request({ method: 'GET', path: 'connection' }, unknown()));
  expect(screen.queryByText(/Couldn't load your settings/)).toBeNull();
});
