import { cached, queryClient, readNow, settingsRead } from '@flightdeck/shared/api';
import { siteRead } from '@flightdeck/shared/calls';
import { errorBody, onCall, origin, startTestApi } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import LoggedOutNotice from './logged-out-notice.view';
import { useLoggedOut } from './site-access.resource';

/** Draws the notice while the user is logged out, as the page does. */
function Notice({ isHidden }: { readonly isHidden: boolean }) {
  const loggedOut = useLoggedOut();
  return loggedOut && <LoggedOutNotice isHidden={isHidden} loggedOut={loggedOut} loginUrl="/wp-login.php" />;
}

beforeEach(() => {
  nock.disableNetConnect();
  startTestApi();
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  nock.cleanAll();
});

/** Draws the notice, and logs the user out. */
async function logOut(isHidden: boolean) {
  onCall('GET', 'site').reply(403, errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403));
  nock(origin).get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' }).reply(400, '0');
  render(<Notice isHidden={isHidden} />);
  await act(() => readNow(siteRead).catch(() => {}));
  expect(screen.queryAllByText(/been logged out/)).toHaveLength(isHidden ? 0 : 1);
  onCall('GET', 'site').reply(200, { code: 'success', message: '', data: '{"plan":{"product_slug":"jetpack_free"}}' });
}

test.each([
  ['the notice', false],
  ['a toast that says the same', true],
])('after the next login, %s is gone and the reads that failed are sent again', async (_what, isHidden) => {
  await logOut(isHidden);
  onCall('GET', 'settings').reply(200, { protect: true });
  await act(() => readNow(settingsRead));
  expect(screen.queryByText(/been logged out/)).toBeNull();
  await waitFor(() => expect(cached(siteRead)).toHaveProperty('plan.product_slug', 'jetpack_free'));
  expect(nock.isDone()).toBe(true);
});

test('the notice is gone after a login in the window that WordPress opens above the page', async () => {
  await logOut(false);
  const { connection, userConnection } = pageStateSample();
  onCall('GET', 'connection').reply(200, connection);
  onCall('GET', 'connection/data').reply(200, userConnection);
  await act(async () => document.body.classList.add('modal-open'));
  // The menu of WordPress changes the class too.
  await act(async () => document.body.classList.add('folded'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getByText(/been logged out/)).toBeVisible();
  await act(async () => document.body.classList.remove('modal-open'));
  await waitFor(() => expect(screen.queryByText(/been logged out/)).toBeNull());
});
