import { dismiss, notify } from '@flightdeck/shared/reporting';
import { setConnection, writeState } from '@flightdeck/shared/session';
import { onCall } from '@flightdeck/shared/testing/server';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editor, manager, modules } from '../testing/facts';
import { go, shellPerTest, showShell, toastRegion } from '../testing/show-shell';

shellPerTest();
afterEach(() => dismiss('x'));

test('titles the page with screen and site; a screen without a title keeps the current one', async () => {
  expect(document.title).toBe('At A Glance ‹ Example');
  await go('#/my-plan');
  expect(document.title).toBe('My Plan ‹ Example');
  await go('#/privacy');
  expect(document.title).toBe('My Plan ‹ Example');
});

test('shows a notice for the next page on the next path, and not yet with another search term', async () => {
  await go('#/security');
  act(() => void notify({ noticeId: 'x', status: 'is-info', text: 'Later', displayOnNextPage: true }));
  await go('#/security?term=ip');
  expect(screen.queryByText('Later')).toBeNull();
  await go('#/writing');
  expect(screen.getByText('Later')).toBeInTheDocument();
  await go('#/sharing');
  expect(screen.getByText('Later')).toBeInTheDocument();
});

test('announces errors at once and other toasts politely; an error can be dismissed', async () => {
  act(() => void notify({ noticeId: 'x', status: 'is-success', text: '<b>Saved</b>' }));
  expect(toastRegion('status')).toHaveTextContent('Saved');
  expect(toastRegion('alert')).toBeEmptyDOMElement();
  act(() => void notify({ noticeId: 'x', status: 'is-error', text: 'Not saved' }));
  expect(toastRegion('alert')).toHaveTextContent('Not saved');
  expect(toastRegion('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(toastRegion('alert')).toBeEmptyDOMElement();
});

test('LIC-006 shows the license screen without tabs and footer', async () => {
  expect(screen.getByRole('navigation', { name: 'About this plugin' })).toBeInTheDocument();
  await go('#/license/activation');
  expect(screen.queryByRole('navigation', { name: 'About this plugin' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
});

test('ROOT-013 ROOT-051 shows settings routes with their tabs and, for managers, with the search', async () => {
  await go('#/writing');
  const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(tabs.getByRole('link', { name: 'Sharing' })).toHaveAttribute('href', '#/sharing');
  expect(await screen.findByRole('searchbox', { name: 'Search settings' })).toBeInTheDocument();
  act(() => writeState('permissions', editor));
  expect(screen.queryByRole('searchbox')).toBeNull();
  act(() => writeState('permissions', manager));
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  await go('#/dashboard');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('ROOT-045 requests the plugins only when the Security tab depends on Akismet', async () => {
  const security = () => screen.queryByRole('link', { name: 'Security' });
  await go('#/sharing');
  expect(security()).toBeVisible();
  await showShell({ getModules: modules({ likes: false }) });
  onCall('GET', 'plugins').reply(200, { 'akismet/akismet.php': { Name: 'Akismet', active: true } });
  await go('#/sharing');
  expect(security()).toBeNull();
  expect(await screen.findByRole('link', { name: 'Security' })).toHaveAttribute('href', '#/security');
});

test('shows steps after a purchase without masthead and footer, and products without masthead', async () => {
  const header = document.createElement('div');
  header.className = 'fd-page-masthead';
  const logo = document.getElementById('fd-logo');
  logo?.replaceWith(header);
  header.append(logo ?? '');
  const footer = () => screen.queryByRole('navigation', { name: 'About this plugin' });
  await go('#/recommendations/welcome-scan');
  expect([header.hidden, footer()]).toEqual([true, null]);
  await go('#/recommendations/monitor');
  expect([header.hidden, footer()]).toEqual([false, expect.anything()]);
  await go('#/product/backup');
  expect([header.hidden, footer()]).toEqual([true, expect.anything()]);
});

test('CONN-038 blurs the page until a reconnect ends', () => {
  const isBlurred = () => document.getElementById('fd-outlet')?.classList.contains('fd-page-blurred');
  expect(isBlurred()).toBe(false);
  act(() => setConnection({ isReconnecting: true }));
  expect(isBlurred()).toBe(true);
  act(() => setConnection({ isReconnecting: false }));
  expect(isBlurred()).toBe(false);
});

describe('the footer', () => {
  const devToolsButton = () => screen.queryByRole('button', { name: 'Dev Tools' });
  const resetButton = () => screen.queryByRole('button', { name: 'Reset Options (dev only)' });

  test('DASH-017 ROOT-083 ROOT-084 shows neither Dev Tools nor Reset Options on a released version', async () => {
    // The buttons load on demand. Wait until they would have been drawn.
    await act(async () => {
      await import('./dev-tools/dev-footer.view');
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.getByRole('link', { name: /^Jetpack version/ })).toBeInTheDocument();
    expect([devToolsButton(), resetButton()]).toEqual([null, null]);
  });

  test('DASH-017 ROOT-083 ROOT-084 shows Reset Options on a development version, and opens and closes Dev Tools', async () => {
    await showShell({ isDevVersion: true });
    expect(screen.queryByRole('region', { name: 'Dev Tools' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Dev Tools' }));
    expect(resetButton()).toBeVisible();
    const tools = within(await screen.findByRole('region', { name: 'Dev Tools' }));
    await userEvent.click(tools.getByRole('button', { name: 'Close Dev Tools' }));
    expect(screen.queryByRole('region', { name: 'Dev Tools' })).toBeNull();
  });
});
