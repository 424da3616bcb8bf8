import { definePart } from '@flightdeck/shared/parts';
import { setConnection } from '@flightdeck/shared/session';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { delayedReply, errorBody, onCall } from '@flightdeck/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionNotices } from '../notices/notices.view';
import { atTheProvider, type Change } from '../testing/samples';
import { IdentityCrisisScreen } from './identity-crisis.view';
import { isSafeModeConfirmed } from './safe-mode.store';

const noticesPart = definePart(ConnectionNotices);
const part = definePart(IdentityCrisisScreen);

const twoAddresses =
  (providerAddress = 'https://old.example', more = {}): Change =>
  ({ initial, connection }) => {
    connection.isInIdentityCrisis = true;
    initial.identityCrisis = { wpcomHomeUrl: providerAddress, currentUrl: 'https://new.org', ...more };
  };
const mount = (pageState: Change = twoAddresses()) =>
  mountPart(part, { name: 'mf-connection/identity-crisis', route: '#/identity-crisis', pageState });
const radioValues = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const alert = () => screen.getByRole('alert');
const onRefresh = () => onCall('GET', 'connection').reply(500, errorBody('down', 'Down.', 500));

beforeEach(() => history.replaceState(null, '', '#/identity-crisis'));

test('shows both addresses, the evidence and three choices, none of them selected', async () => {
  await mount();
  expect(screen.getByText('https://old.example')).toBeVisible();
  expect(screen.getByText('https://new.org')).toBeVisible();
  expect(screen.getByText(/don't show whether/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Decide later' })).toHaveAttribute('href', '#/dashboard');
  expect(radioValues()).toEqual(['safe-mode', 'migrate', 'start-fresh']);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose an option' })).toBeDisabled();
});

test('orders the choices by the evidence', async () => {
  await mount(twoAddresses('https://new.com'));
  expect(screen.getByText(/has moved/, { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Why we think so' })).not.toBeEmptyDOMElement();
  expect(radioValues()[0]).toBe('migrate');
});

test('shows the changes of a choice before the user confirms the choice', async () => {
  await mount();
  await choose(/Move the connection here/);
  const rows = within(screen.getByRole('table', { name: 'Changes' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/new\.org.*In safe mode.*Connected/),
    expect.stringMatching(/old\.example.*Connected.*Disconnected/),
    expect.stringMatching(/Stats.*Move to this address/),
  ]);
  expect(screen.getByText(/can't undo this here/)).toBeVisible();
  await choose(/Stay in safe mode/);
  expect(screen.getByText(/change this at any time/)).toBeVisible();
});

test('confirms safe mode with a busy button, shows and stores it, and leaves the conflict open', async () => {
  const page = await mount();
  const sendAnswer = delayedReply(onCall('POST', 'identity-crisis/confirm-safe-mode').once(), { code: 'success' });
  await choose(/Stay in safe mode/);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Stay in safe mode' }));
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  sendAnswer();
  await waitFor(() => expect(location.hash).toBe('#/dashboard'));
  expect(page.bus.notices$.value).toEqual([expect.objectContaining({ text: 'Safe mode is on.', duration: 2000 })]);
  expect(page.bus.connection$.value.isInIdentityCrisis).toBe(true);
  expect(isSafeModeConfirmed()).toBe(true);
});

test('moves the connection, and ends the conflict on the page', async () => {
  const page = await mount();
  onCall('POST', 'identity-crisis/migrate').reply(200, { code: 'success' });
  onRefresh();
  await choose(/Move the connection here/);
  await click('Move the connection');
  await waitFor(() => expect(location.hash).toBe('#/dashboard'));
  expect(page.bus.connection$.value.isInIdentityCrisis).toBe(false);
});

test('starts fresh with a return address, and leads to the provider', async () => {
  await mount();
  onCall('POST', 'identity-crisis/start-fresh', { redirect_uri: 'admin.php?page=flightdeck' }).reply(
    200,
    JSON.stringify(atTheProvider),
    { 'Content-Type': 'application/json' },
  );
  await choose(/Connect as a new site/);
  await click('Start fresh');
  await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
});

test.each([
  ['a refusal', 500, errorBody('x', 'The service is down.', 500), /The service is down\./],
  ['an address that is not allowed', 200, '"https://evil.example/"', /evil\.example/],
])('shows %s as an error, stays on the screen, and allows another attempt', async (_what, status, body, expected) => {
  await mount();
  onCall('POST', 'identity-crisis/start-fresh').reply(status, body, { 'Content-Type': 'application/json' });
  onRefresh();
  await choose(/Connect as a new site/);
  await click('Start fresh');
  await waitFor(() => expect(alert()).toHaveTextContent(expected));
  expect(location.hash).toBe('#/identity-crisis');
  expect(screen.getByRole('button', { name: 'Start fresh' })).not.toHaveAttribute('aria-busy');
});

test('shows "Unknown" when the page does not have the address of the provider', async () => {
  await mount(({ connection }) => {
    connection.isInIdentityCrisis = true;
  });
  expect(screen.getByText('Unknown')).toBeVisible();
  expect(screen.getByText('site.example')).toBeVisible();
});

describe('the notice of an address conflict', () => {
  async function mountNotices(pageState: Change, route = '#/dashboard') {
    const page = await mountPart(noticesPart, { name: 'mf-connection/notices', route, pageState });
    await act(() => import('../notices/notice-list.view'));
    return page;
  }

  test('leads to the choices, and disappears when the conflict has ended', async () => {
    const { container } = await mountNotices(twoAddresses());
    expect(await screen.findByRole('link', { name: 'See your options' })).toHaveAttribute('href', '#/identity-crisis');
    act(() => setConnection({ isInIdentityCrisis: false }));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  test('shows confirmed safe mode, and still leads to the choices', async () => {
    await mountNotices(twoAddresses(undefined, { isSafeModeConfirmed: true }));
    expect(await screen.findByText('Safe mode is on.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose now' })).toBeVisible();
  });

  test.each([
    [
      'one site with two spellings of its address',
      { wpcomHomeUrl: 'http://www.new.org' },
      /same site with its address written differently/,
    ],
    [
      'a site that takes its address from each request',
      { possibleDynamicSiteUrlDetected: true },
      /have more than one address/,
    ],
  ])('is an info notice for %s', async (_what, change, expected) => {
    const { container } = await mountNotices(twoAddresses(undefined, change));
    expect(await screen.findByText(expected)).toBeVisible();
    expect(screen.queryByText("Your site's address may have changed.")).toBeNull();
    expect(container.querySelector('.notice')).toHaveClass('is-info');
  });

  test('is a warning when the addresses may belong to two sites, and leaves the primary button to the screen', async () => {
    const { container } = await mountNotices(twoAddresses());
    expect(await screen.findByText("Your site's address may have changed.")).toBeVisible();
    expect(container.querySelector('.notice')).toHaveClass('is-warning');
    expect(screen.getByRole('link', { name: 'See your options' })).toHaveClass('secondary');
  });
});
