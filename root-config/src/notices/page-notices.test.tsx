import { siteRead } from '@flightdeck/shared/calls';
import { errorBody, fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editor, modules, type initial as sample } from '../testing/facts';
import { answerSite, type NoticeFields, read, showNotices, waitForLazyView } from '../testing/show-notices';

fakeServer();
afterEach(cleanup);

describe('the notice about site data that failed to load', () => {
  const failSiteRead = (status: number, body: string | object) => {
    onCall('GET', 'site').reply(status, body);
    return read(siteRead);
  };

  test("offers to restore the connection after a refusal, with the server's message", async () => {
    await failSiteRead(400, errorBody('site_data_fetch_failed', 'Failed fetching site data (503).', 400));
    showNotices();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Failed fetching site data (503). site_data_fetch_failed');
    expect(screen.getByRole('link', { name: 'Restore Connection' })).toHaveAttribute('href', '#/reconnect');
  });

  test('ROOT-073 offers support after an unreadable answer, also if the answer comes after the first draw', async () => {
    showNotices();
    expect(screen.queryByRole('alert')).toBeNull();
    await failSiteRead(500, '<p>Oh no</p>');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Jetpack encountered an error and was unable/);
    expect(screen.getByRole('link', { name: /Contact support/ })).toHaveAttribute(
      'href',
      expect.stringContaining('source=jetpack-contact-support'),
    );
  });

  test('ROOT-074 offers another attempt after any other failure, and disappears when the attempt succeeds', async () => {
    await failSiteRead(404, '');
    showNotices();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There seems to be a problem with your website. fetch_site_data_fail_other',
    );
    answerSite();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
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
    showNotices(input);
    await waitForLazyView(import('./site-data-notice.view'));
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
    showNotices({ initial: withDisabled });
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
    showNotices(input);
    await waitForLazyView(import('./disabled-notice.view'));
    expect(screen.queryByText(/has been disabled/)).toBeNull();
  });
});
