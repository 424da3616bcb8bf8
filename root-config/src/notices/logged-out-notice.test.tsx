import { cached, settingsRead } from '@flightdeck/shared/api';
import { siteRead } from '@flightdeck/shared/calls';
import type { Notice } from '@flightdeck/shared/contracts/page';
import { fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { answerSite, expireLogin, read, showNotices, waitForLazyView } from '../testing/show-notices';

fakeServer();
afterEach(cleanup);

const toast: Notice = {
  noticeId: 'update-settings',
  status: 'is-info',
  text: 'Saving',
  duration: 0,
  showDismiss: true,
  isPersistent: false,
  displayOnNextPage: false,
};
const notices = () => screen.queryAllByText(/been logged out/);
/** Draws the notices of a user who is logged out. */
async function logOut(fields?: Parameters<typeof showNotices>[0]): Promise<void> {
  expireLogin();
  await read(siteRead);
  showNotices(fields);
  await waitForLazyView(import('./logged-out-notice.view'));
}

test('a user who is logged out gets a link to log in and return here', async () => {
  history.replaceState(null, '', '/wp-admin/admin.php?page=flightdeck#/traffic');
  await logOut({ initial: { loginUrl: `${location.origin}/hidden/` } });
  const link = await screen.findByRole('link', { name: /^Log in/ });
  expect(link).toHaveAttribute('target', '_blank');
  const { searchParams, pathname } = new URL(link.getAttribute('href') ?? '', location.href);
  expect([pathname, searchParams.get('redirect_to')]).toEqual([
    '/hidden/',
    '/wp-admin/admin.php?page=flightdeck#/traffic',
  ]);
});

test.each<[string, Partial<Notice>, number]>([
  ['the notice is not shown beside an error, which says the same', { status: 'is-error' }, 0],
  ['the notice is not shown while a save is running', { isBusy: true }, 0],
  ['the notice is shown beside any other toast', { status: 'is-success' }, 1],
])('%s; after the next login, it is gone and the reads that failed are sent again', async (_what, change, count) => {
  await logOut({ toast: { ...toast, ...change } });
  await waitFor(() => expect(notices()).toHaveLength(count));
  onCall('GET', 'settings').reply(200, { protect: true });
  answerSite();
  await read(settingsRead);
  expect(notices()).toEqual([]);
  await waitFor(() => expect(cached(siteRead)).toHaveProperty('plan.product_slug', 'jetpack_free'));
});

test('the notice is gone after a login in the window that WordPress opens above the page', async () => {
  await logOut();
  await waitFor(() => expect(notices()).toHaveLength(1));
  const { connection, userConnection } = pageStateSample();
  onCall('GET', 'connection').reply(200, connection);
  onCall('GET', 'connection/data').reply(200, userConnection);
  answerSite();
  await act(async () => document.body.classList.add('modal-open'));
  // The menu of WordPress changes the class too.
  await act(async () => document.body.classList.add('folded'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(notices()).toHaveLength(1);
  await act(async () => document.body.classList.remove('modal-open'));
  await waitFor(() => expect(notices()).toEqual([]));
  await waitFor(() => expect(cached(siteRead)).toHaveProperty('plan.product_slug', 'jetpack_free'));
});

test('a user behind a sign-in page is offered to reload the page', async () => {
  const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
  const fetchDouble = jest.spyOn(globalThis, 'fetch').mockResolvedValue(redirect);
  onCall('GET', 'site').replyWithError('blocked');
  showNotices();
  await read(siteRead);
  expect(await screen.findByText(/^Something in front of your site/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Log in/ })).toBeNull();
  fetchDouble.mockRestore();
});
