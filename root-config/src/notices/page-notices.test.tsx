import { queryClient, readNow, settingsRead } from '@flightdeck/shared/api';
import { siteRead } from '@flightdeck/shared/calls';
import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { Connection, Notice } from '@flightdeck/shared/contracts/page';
import { startLinks } from '@flightdeck/shared/links';
import { readState } from '@flightdeck/shared/session';
import { errorBody, onCall, origin, startTestApi } from '@flightdeck/shared/testing/server';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { connected, editor, modules, initial as sample } from '../testing/facts';
import { PageNotices } from './page-notices.view';

const connection: Connection = { ...readState('connection'), status: true };
interface NoticeFields {
  readonly facts?: Partial<Facts>;
  readonly initial?: Partial<typeof sample>;
  readonly connection?: Partial<Connection>;
  readonly path?: string;
  readonly toast?: Notice;
}
/** Draws the notices of a connected site, with these changes. */
const show = ({ facts, initial, connection: changedConnection, path = '/dashboard', toast }: NoticeFields = {}) =>
  render(
    <PageNotices
      connection={{ ...connection, ...changedConnection }}
      facts={{ ...connected, ...facts }}
      initial={{ ...sample, ...initial }}
      path={path}
      toast={toast}
    />,
  );
/** Makes the read of the site data fail with this answer. */
const failSiteRead = async (status: number, body: string | object) => {
  onCall('GET', 'site').reply(status, body);
  await act(() => readNow(siteRead).catch(() => {}));
};
/** Waits until a lazy view has loaded and could have been drawn, to prove that it is not drawn. */
const waitForLazyView = async (view: Promise<unknown>) => {
  await view;
  await new Promise((resolve) => setTimeout(resolve, 20));
};

beforeEach(() => {
  nock.disableNetConnect();
  startTestApi();
  queryClient.clear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  nock.cleanAll();
});

describe('the notice about site data that failed to load', () => {
  test("offers to restore the connection after a refusal, with the server's message", async () => {
    await failSiteRead(400, errorBody('site_data_fetch_failed', 'Failed fetching site data (503).', 400));
    show();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Failed fetching site data (503). site_data_fetch_failed');
    expect(screen.getByRole('link', { name: 'Restore Connection' })).toHaveAttribute('href', '#/reconnect');
  });

  test('ROOT-073 offers support after an unreadable answer', async () => {
    await failSiteRead(200, '<p>Oh no</p>');
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Jetpack encountered an error and was unable/);
    expect(screen.getByRole('link', { name: /Contact support/ })).toHaveAttribute(
      'href',
      expect.stringContaining('source=jetpack-contact-support'),
    );
  });

  test('ROOT-074 offers another attempt after any other failure, and disappears when the attempt succeeds', async () => {
    await failSiteRead(404, '');
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There seems to be a problem with your website. fetch_site_data_fail_other',
    );
    onCall('GET', 'site').reply(200, {
      code: 'success',
      message: '',
      data: '{"plan":{"product_slug":"jetpack_free"}}',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('shows a failure that comes after the first render', async () => {
    show();
    expect(screen.queryByRole('alert')).toBeNull();
    await failSiteRead(200, 'no json');
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test.each<[string, NoticeFields]>([
    ['to users who may not connect', { facts: { permissions: editor } }],
    ['in offline mode', { facts: { status: 'offline' } }],
    ['during a reconnect', { connection: { isReconnecting: true } }],
    [
      'beside a connection error with the same action',
      { connection: { connectionErrors: [{ code: 'a', message: 'b', action: 'reconnect' }] } },
    ],
  ])('is not shown %s', async (_what, input) => {
    await failSiteRead(500, errorBody('x', 'y', 500));
    show(input);
    await waitForLazyView(import('./site-data-notice.view'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the notice for a user who is logged out', () => {
  const readWithExpiredLogin = () => {
    onCall('GET', 'site').reply(403, errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403));
    nock(origin).get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' }).reply(400, '0');
    return act(() => readNow(siteRead).catch(() => {}));
  };

  test('shows a link to log in and return here, until a request succeeds', async () => {
    history.replaceState(null, '', '/wp-admin/admin.php?page=flightdeck#/traffic');
    show({ initial: { loginUrl: `${location.origin}/hidden/` } });
    await readWithExpiredLogin();
    const link = await screen.findByRole('link', { name: /^Log in/ });
    expect(link).toHaveAttribute('target', '_blank');
    const { searchParams, pathname } = new URL(link.getAttribute('href') ?? '', location.href);
    expect(pathname).toBe('/hidden/');
    expect(searchParams.get('redirect_to')).toBe('/wp-admin/admin.php?page=flightdeck#/traffic');
    onCall('GET', 'site').reply(200, {
      code: 'success',
      message: '',
      data: '{"plan":{"product_slug":"jetpack_free"}}',
    });
    await act(() => readNow(siteRead));
    expect(screen.queryByRole('link', { name: /^Log in/ })).toBeNull();
  });

  test('offers to reload the page if a sign-in page stops requests', async () => {
    const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(redirect);
    onCall('GET', 'site').replyWithError('blocked');
    show();
    await act(() => readNow(siteRead).catch(() => {}));
    expect(await screen.findByText(/^Something in front of your site/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Log in/ })).toBeNull();
    jest.restoreAllMocks();
  });

  const toast: Notice = {
    noticeId: 'update-settings',
    status: 'is-info',
    text: 'Saving',
    duration: 0,
    showDismiss: true,
    isPersistent: false,
    displayOnNextPage: false,
  };

  test.each<[string, Partial<Notice>, number]>([
    ['is not shown beside an error, which says the same', { status: 'is-error' }, 0],
    ['is not shown while a save is running', { isBusy: true }, 0],
    ['is shown beside any other notice', { status: 'is-success' }, 1],
  ])('%s', async (_what, change, count) => {
    await readWithExpiredLogin();
    show({ toast: { ...toast, ...change } });
    await waitForLazyView(import('./logged-out-notice.view'));
    await waitFor(() => expect(screen.queryAllByText(/been logged out/)).toHaveLength(count));
  });
});

describe('the notice about Jetpack that was deactivated', () => {
  const deactivate = () => {
    onCall('GET', 'settings').reply(404, errorBody('rest_no_route', 'No route was found.', 404));
    return act(() => readNow(settingsRead).catch(() => {}));
  };
  afterEach(() => {
    onCall('GET', 'settings').reply(200, { protect: true });
    return act(() => readNow(settingsRead));
  });

  test('is the only notice, and leads to the plugins in another tab', async () => {
    await failSiteRead(404, errorBody('rest_no_route', 'No route was found.', 404));
    show({ initial: { adminUrl: `${location.origin}/wp-admin/` } });
    await deactivate();
    const [notice, ...others] = await screen.findAllByRole('alert');
    expect(others).toEqual([]);
    expect(notice).toHaveTextContent(/^Jetpack is no longer active on this site\. Activate Jetpack/);
    const link = screen.getByRole('link', { name: /^Open Plugins/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/plugins\.php$/));
  });

  test('tells users who may not activate plugins whom to ask', async () => {
    show({ facts: { permissions: editor } });
    await deactivate();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ask a site administrator to activate Jetpack.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('disappears when Jetpack answers again', async () => {
    show();
    await deactivate();
    await screen.findByRole('alert');
    onCall('GET', 'settings').reply(200, { protect: true });
    await act(() => readNow(settingsRead));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the notice about disabled modules', () => {
  const disabled = (...slugs: string[]): Partial<typeof sample> => {
    const forcedOff = slugs.map((slug) => [slug, { ...modules({ [slug]: false })[slug], override: 'inactive' }]);
    return { getModules: { ...modules({ protect: true }), ...Object.fromEntries(forcedOff) } };
  };

  test.each([
    [disabled('stats'), 'stats has been disabled by a site administrator.'],
    [disabled('stats', 'monitor'), 'These features have been disabled by a site administrator: stats, monitor.'],
  ])('ROOT-071 lists the modules until the user dismisses the notice (row %#)', async (withDisabled, text) => {
    show({ initial: withDisabled });
    expect(await screen.findByText(text)).toBeVisible();
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /Learn more/ });
    expect(href).toContain('source=jetpack-support-module-overrides');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(text)).toBeNull();
  });

  test.each<[string, NoticeFields]>([
    ['on other screens', { initial: disabled('stats'), path: '/security' }],
    ['to users who do not manage modules', { initial: disabled('stats'), facts: { permissions: editor } }],
    ['without such modules', {}],
  ])('is not shown %s', async (_what, input) => {
    show(input);
    await waitForLazyView(import('./disabled-notice.view'));
    expect(screen.queryByText(/has been disabled/)).toBeNull();
  });
});

describe('the release dialog', () => {
  const release = {
    release_post_content: '<p>Faster <a href="https://jetpack.com/blog">than ever</a></p>',
    release_post_title: '',
  };
  const withRelease = (change: object = {}) => ({
    initial: { jetpackStateNotices: { ...sample.jetpackStateNotices, messageContent: { ...release, ...change } } },
  });

  test('ROOT-065 shows the content, with the version as title if the post has no title, records the view, and closes', async () => {
    Reflect.deleteProperty(globalThis, '_tkq');
    show(withRelease());
    const dialog = await screen.findByRole('dialog', { name: 'New in Jetpack 11.9.1' });
    expect(dialog).toHaveTextContent('Faster than ever');
    expect(Reflect.get(globalThis, '_tkq')).toEqual([
      ['recordEvent', 'jetpack_warm_welcome_view', { version: '11.9.1' }],
    ]);
    expect(screen.getByRole('link', { name: /than ever/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://evil.example/', '//evil.example'])(
    'does not link to %s',
    async (address) => {
      show(withRelease({ release_post_content: `<a href="${address}" onclick="alert(1)">more</a>` }));
      expect(await screen.findByText(/more/)).toBeVisible();
      expect(screen.queryByRole('link', { name: /more/ })).toBeNull();
    },
  );

  test('shows the featured image, and removes an image that does not load', async () => {
    startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' });
    show(withRelease({ release_post_featured_image: ['https://jetpack.com/new.png', 600, 400] }));
    const dialog = await screen.findByRole('dialog');
    const image = within(dialog).getByRole('presentation');
    expect(image).toHaveAttribute('src', 'https://jetpack.com/new.png');
    fireEvent.error(image);
    expect(within(dialog).queryByRole('presentation')).toBeNull();
    expect(dialog).toHaveTextContent('Faster than ever');
  });

  test('shows the title of the post as text', async () => {
    show(withRelease({ release_post_title: 'Jetpack <i>12</i>' }));
    expect(await screen.findByRole('dialog', { name: 'Jetpack 12' })).toBeVisible();
  });

  test.each<[string, NoticeFields]>([
    ['without content', withRelease({ release_post_content: '' })],
    ['on the hosted platform', { ...withRelease(), facts: { isAtomicPlatform: true } }],
  ])('is not shown %s', async (_what, input) => {
    show(input);
    await waitForLazyView(import('./release-dialog.view'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
