import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/mount-part';
import { pageStateSample } from '@flightdeck/shared/testing/page-state-sample';
import { errorBody, onCall } from '@flightdeck/shared/testing/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Change, notConnected } from '../testing/samples';
import { Connect } from './connect.view';
import { setMark } from './entry-marks.store';

const part = definePart(Connect);

const registered: Change = (sample) => {
  notConnected(sample);
  sample.connection.isRegistered = true;
};

const mount = (route = '#/dashboard', pageState: Change = notConnected) =>
  mountPart(part, { name: 'mf-connection/connect', route, pageState });
const button = () => screen.getByRole('button', { name: 'Set up Jetpack' });
const busy = () => screen.getByRole('button', { name: 'Setting up…' });
const alert = () => screen.getByRole('alert');

const onRegister = () => onCall('POST', 'connection/register');
/** An address that jsdom can follow without leaving the page. */
const address = 'http://localhost/#at-the-provider';
const gone = () => waitFor(() => expect(location.hash).toBe('#at-the-provider'));

beforeEach(() => history.replaceState(null, '', '/'));

test('CONN-018 its pictures can be leafed through, round and round', async () => {
  const { container } = await mount();
  const strip = () => container.querySelector('[style*="inset-inline-start"]')?.getAttribute('style');
  const seen = [strip()];
  for (let click = 0; click < 2; click += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    seen.push(strip());
  }
  expect(seen).toEqual(['inset-inline-start: 0%;', 'inset-inline-start: -100%;', 'inset-inline-start: 0%;']);
});

test('CONN-014 a host to whom the site is enough gets its user back without the provider', async () => {
  await mountPart(part, {
    name: 'mf-connection/connect',
    pageState: (sample) => {
      registered(sample);
      sample.initial.adminUrl = 'http://localhost/';
    },
    data: { skipUserConnection: true, redirectUri: '#back-here', from: 7 },
  });
  await userEvent.click(button());
  await waitFor(() => expect(location.hash).toBe('#back-here'));
});

test('CONN-016 CONN-017 the title speaks of more than 5 million sites', async () => {
  await mount();
  expect(screen.getByRole('heading', { level: 1, name: /more than 5 million sites/i })).toBeVisible();
});

test('CONN-023 CONN-024 the text, and five benefits below', async () => {
  await mount();
  expect(screen.getByText(/^Secure and speed up your site for free/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'What you get' })).getAllByRole('listitem')).toHaveLength(5);
});

test('CONN-019 CONN-020 the button "Set up Jetpack" can be pressed', async () => {
  await mount();
  expect(button()).toBeEnabled();
});

test('CONN-021 CONN-022 links to the terms of service and to the data that is shared', async () => {
  await mount();
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(/^Terms of Service/)).toContain('source=wpcom-tos');
  expect(link(/^share details/)).toContain('source=jetpack-support-what-data-does-jetpack-sync');
});

test('CONN-003.4 CONN-003.5 CONN-003.7 a click registers the site and leaves for the provider', async () => {
  const { bus } = await mount();
  onRegister().delay(60).reply(200, { authorizeUrl: address });
  await userEvent.click(button());
  expect(screen.getByText('Setting up…')).toBeVisible();
  expect(busy()).toHaveAttribute('aria-busy', 'true');
  expect(bus.connection$.value).toMatchObject({ siteIsRegistering: true, registrationError: null });
  await gone();
  expect(bus.connection$.value).toMatchObject({
    isRegistered: true,
    siteIsRegistering: false,
    userIsConnecting: true,
    authorizationUrl: address,
  });
});

test('the registration says who asks and where to come back to', async () => {
  await mount();
  onCall('POST', 'connection/register', {
    registration_nonce: 'reg-n0nce',
    no_iframe: true,
    plugin_slug: 'jetpack',
    redirect_uri: 'admin.php?page=flightdeck',
  }).reply(200, { authorizeUrl: address });
  await userEvent.click(button());
  await gone();
});

test('a double click makes one registration', async () => {
  await mount();
  onRegister().once().reply(200, { authorizeUrl: address });
  await userEvent.dblClick(button());
  await gone();
  expect(alert()).toBeEmptyDOMElement();
});

test('CONN-013 a registered site asks for the address only', async () => {
  await mount('#/dashboard', registered);
  onCall('GET', 'connection/authorize_url').reply(200, { authorizeUrl: address });
  await userEvent.click(button());
  await gone();
});

test('CONN-003.6 CONN-010 a refusal is said under the button, which works again', async () => {
  const { bus } = await mount();
  onRegister().reply(403, errorBody('not_allowed', '<p>The site is <b>too old</b>.</p>', 403));
  await userEvent.click(button());
  await waitFor(() => expect(alert()).toHaveTextContent('The site is too old.'));
  expect(bus.connection$.value.registrationError).toBe('The site is too old.');
  expect(button()).not.toHaveAttribute('aria-busy');
  onRegister().delay(60).reply(200, { authorizeUrl: address });
  await userEvent.click(button());
  expect(alert()).toBeEmptyDOMElement();
  await gone();
});

test.each([
  ['CONN-010 a refusal without a word', errorBody('failed', '', 500)],
  ['CONN-010 a refusal of blanks', errorBody('failed', ' ', 500)],
  ['CONN-010 a refusal of nothing but markup', errorBody('failed', '<p><br></p>', 500)],
])('%s gets the text of the documents', async (_what, body) => {
  await mount();
  onRegister().reply(500, body);
  await userEvent.click(button());
  await waitFor(() => expect(alert()).toHaveTextContent('An error occurred. Please try again.'));
});

test('a nonce for registering that is too old: said, with the way out of it', async () => {
  await mount();
  onRegister().reply(403, errorBody('invalid_nonce', 'Unable to verify your request.', 403));
  await userEvent.click(button());
  await waitFor(() =>
    expect(alert()).toHaveTextContent('Unable to verify your request. Reload this page, then try again.'),
  );
});

test('whoever leaves the screen and comes back finds no old error on it', async () => {
  const first = await mount();
  onRegister().reply(500, errorBody('failed', 'The service is down.', 500));
  await userEvent.click(button());
  await waitFor(() => expect(alert()).toHaveTextContent('The service is down.'));
  await first.unmount();
  expect(first.bus.connection$.value.registrationError).toBeNull();
  await mount();
  expect(alert()).toBeEmptyDOMElement();
});

test('an address that is not allowed is not followed', async () => {
  const { bus } = await mount();
  onRegister().reply(200, { authorizeUrl: 'https://elsewhere.example/authorize' });
  await userEvent.click(button());
  await waitFor(() => expect(alert()).toHaveTextContent('https://elsewhere.example/authorize'));
  expect(bus.connection$.value).toMatchObject({ userIsConnecting: false, authorizationUrl: null });
});

test('CONN-015 on /setup it begins by itself, once', async () => {
  onRegister().once().reply(200, { authorizeUrl: address });
  const { go } = await mount('#/setup/anything');
  go('#/setup');
  await gone();
});

test('CONN-015 it also begins when the address leads there while the screen stands', async () => {
  onRegister().once().reply(200, { authorizeUrl: address });
  const { go } = await mount();
  expect(button()).toBeEnabled();
  go('#/setup');
  await gone();
});

test('a second screen while the first is registering waits with it', async () => {
  const first = await mount();
  onRegister().delay(60).reply(200, { authorizeUrl: address });
  await userEvent.click(button());
  await first.again('#/setup');
  expect(screen.getAllByText('Setting up…')).toHaveLength(2);
  await gone();
});

test('who comes back from the provider by the Back button finds the button at rest', async () => {
  await mount();
  onRegister().reply(200, { authorizeUrl: address });
  await userEvent.click(button());
  await gone();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(screen.queryByText('Setting up…')).toBeNull());
  history.replaceState(null, '', '/');
  await userEvent.click(button());
  await gone();
});

test('once site and user are connected the button is gone and nothing begins by itself', async () => {
  const { bus } = await mount('#/setup', () => {});
  expect(screen.queryByRole('button', { name: /Set/ })).toBeNull();
  expect(bus.connection$.value).toMatchObject({ siteIsRegistering: false, userIsConnecting: false });
});

test('CONN-015 a reload on /setup does not begin again by itself, a new visit does', async () => {
  onRegister().reply(200, { authorizeUrl: address });
  const first = await mount('#/setup');
  await gone();
  history.back();
  await waitFor(() => expect(location.hash).not.toBe('#at-the-provider'));
  await first.unmount();
  const reloaded = await mount('#/setup');
  expect(button()).toBeEnabled();
  await reloaded.unmount();
  history.pushState(null, '', '#/setup');
  onRegister().reply(200, { authorizeUrl: address });
  await mount('#/setup');
  await gone();
});

describe('the answer to a registration was missed', () => {
  const onStatus = (isRegistered: boolean) => {
    const { connection, userConnection } = pageStateSample();
    const status = { isActive: false, isRegistered, isUserConnected: false, hasConnectedOwner: false };
    onCall('GET', 'connection').reply(200, { ...connection, ...status });
    onCall('GET', 'connection/data').reply(200, userConnection);
  };
  const onAddress = () => onCall('GET', 'connection/authorize_url').reply(200, { authorizeUrl: address });

  test('by a reload: the site is asked first, and is not registered twice', async () => {
    // The previous page of this history entry stored this mark.
    setMark('registering', true);
    await mount();
    onStatus(true);
    onAddress();
    await userEvent.click(button());
    await gone();
  });

  test('on its way: said, and the next click asks the site first', async () => {
    await mount();
    onRegister().replyWithError('lost');
    await userEvent.click(button());
    await waitFor(() => expect(alert()).not.toBeEmptyDOMElement());
    onStatus(false);
    onRegister().reply(200, { authorizeUrl: address });
    await userEvent.click(button());
    await gone();
  });

  test('and the next click is a double one: one question, and no second registration', async () => {
    setMark('registering', true);
    await mount();
    onStatus(true);
    onAddress();
    await userEvent.dblClick(button());
    await gone();
  });
});
