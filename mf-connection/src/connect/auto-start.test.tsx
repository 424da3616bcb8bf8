import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atTheProvider, type Change, notConnected } from '../testing/samples';
import { Connect } from './connect.view';
import { setMark } from './history-marks.store';

const part = definePart(Connect);

const mount = (route = '#/dashboard', pageState: Change = notConnected) =>
  mountPart(part, { name: 'mf-connection/connect', route, pageState });
const button = () => screen.getByRole('button', { name: 'Set up Jetpack' });
const alert = () => screen.getByRole('alert');

const onRegister = () => onCall('POST', 'connection/register');
const expectAtProvider = () => waitFor(() => expect(location.hash).toBe('#at-the-provider'));
beforeEach(() => history.replaceState(null, '', '/'));

test('CONN-015 starts connecting once on /setup and its subpaths', async () => {
  onRegister().once().reply(200, { authorizeUrl: atTheProvider });
  const { go } = await mount('#/setup/anything');
  go('#/setup');
  await expectAtProvider();
});

test('CONN-015 also starts when the route changes to /setup while the screen is open', async () => {
  onRegister().once().reply(200, { authorizeUrl: atTheProvider });
  const { go } = await mount();
  expect(button()).toBeEnabled();
  go('#/setup');
  await expectAtProvider();
});

test('CONN-015 does not start while an error is shown', async () => {
  onRegister().reply(500, errorBody('failed', 'The service is down.', 500));
  const { go } = await mount();
  await userEvent.click(button());
  await waitFor(() => expect(alert()).toHaveTextContent('The service is down.'));
  go('#/setup');
  // The screen draws the new route asynchronously.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(alert()).toHaveTextContent('The service is down.');
  expect(button()).toBeEnabled();
});

test('a second screen waits for the registration of the first', async () => {
  const first = await mount();
  onRegister().delay(60).reply(200, { authorizeUrl: atTheProvider });
  await userEvent.click(button());
  await first.mountAgain('#/setup');
  expect(screen.getAllByText('Setting up…')).toHaveLength(2);
  await expectAtProvider();
});

test('hides the button and starts nothing once site and user are connected', async () => {
  const { bus } = await mount('#/setup', () => {});
  expect(screen.queryByRole('button', { name: /Set/ })).toBeNull();
  expect(bus.connection$.value).toMatchObject({ siteIsRegistering: false, userIsConnecting: false });
});

test('CONN-015 does not start again after a reload of /setup, but does on a new visit', async () => {
  onRegister().reply(200, { authorizeUrl: atTheProvider });
  const first = await mount('#/setup');
  await expectAtProvider();
  history.back();
  await waitFor(() => expect(location.hash).not.toBe('#at-the-provider'));
  await first.unmount();
  const reloaded = await mount('#/setup');
  expect(button()).toBeEnabled();
  await reloaded.unmount();
  history.pushState(null, '', '#/setup');
  onRegister().reply(200, { authorizeUrl: atTheProvider });
  await mount('#/setup');
  await expectAtProvider();
});

describe('after a lost answer to a registration', () => {
  const onStatus = (isRegistered: boolean) => {
    const { connection, userConnection } = pageStateSample();
    const status = { isActive: false, isRegistered, isUserConnected: false, hasConnectedOwner: false };
    onCall('GET', 'connection').reply(200, { ...connection, ...status });
    onCall('GET', 'connection/data').reply(200, userConnection);
  };
  const onAddress = () => onCall('GET', 'connection/authorize_url').reply(200, { authorizeUrl: atTheProvider });

  test('reads the state of the site after a reload, and does not register a registered site again', async () => {
    // The page stored this mark before the reload.
    setMark('registering', true);
    await mount();
    onStatus(true);
    onAddress();
    await userEvent.click(button());
    await expectAtProvider();
  });

  test.each<[string, () => unknown]>([
    ['is lost', () => onRegister().replyWithError('lost')],
    ['comes from a gateway', () => onRegister().reply(504, '<h1>Gateway Time-out</h1>')],
    ['is unreadable', () => onRegister().reply(200, `Notice: Old\n{"authorizeUrl":"${atTheProvider}"}`)],
  ])('shows an error when the answer %s, and reads the state of the site on the next click', async (_what, answer) => {
    await mount();
    answer();
    await userEvent.click(button());
    await waitFor(() => expect(alert()).not.toBeEmptyDOMElement());
    onStatus(false);
    onRegister().reply(200, { authorizeUrl: atTheProvider });
    await userEvent.click(button());
    await expectAtProvider();
  });

  test('reads the state of the site once for a double click', async () => {
    setMark('registering', true);
    await mount();
    onStatus(true);
    onAddress();
    await userEvent.dblClick(button());
    await expectAtProvider();
  });
});
