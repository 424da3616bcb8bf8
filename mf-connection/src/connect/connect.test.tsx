import { definePart } from '@flightdeck/shared/parts';
import { fakePopovers, mountPart } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  onRegister as answerRegistration,
  atTheProvider,
  type Change,
  isBelow,
  notConnected,
} from '../testing/samples';
import { Connect } from './connect.view';

const part = definePart(Connect);

const registered: Change = (sample) => {
  notConnected(sample);
  sample.connection.isRegistered = true;
};

const mount = (route = '#/dashboard', pageState: Change = notConnected) =>
  mountPart(part, { name: 'mf-connection/connect', route, pageState });
const button = () => screen.getByRole('button', { name: 'Set up Jetpack' });
const busyButton = () => screen.getByRole('button', { name: 'Setting up…' });
const alert = () => screen.getByRole('alert');

const onRegister = () => onCall('POST', 'connection/register');
const expectAtProvider = () => waitFor(() => expect(location.hash).toBe('#at-the-provider'));

beforeAll(fakePopovers);
beforeEach(() => history.replaceState(null, '', '/'));

test('CONN-018 pages through its pictures in a loop, with a button whose name is in a tooltip', async () => {
  const { container } = await mount();
  const stripStyle = () => container.querySelector('[style*="inset-inline-start"]')?.getAttribute('style');
  await userEvent.hover(screen.getByRole('button', { name: 'Next picture' }));
  const tooltip = screen.getByText('Next picture', { selector: '[role=tooltip]' });
  await waitFor(() => expect(tooltip).toHaveAttribute('data-shown'));
  const positions = [stripStyle()];
  for (let click = 0; click < 2; click += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    positions.push(stripStyle());
  }
  expect(positions).toEqual(['inset-inline-start: 0%;', 'inset-inline-start: -100%;', 'inset-inline-start: 0%;']);
});

test('CONN-014 returns the user to a page that needs no user connection, without visiting the provider', async () => {
  await mountPart(part, {
    name: 'mf-connection/connect',
    pageState: (sample) => {
      registered(sample);
      sample.initial.adminUrl = 'http://localhost/';
    },
    data: { skipUserConnection: true, redirectUri: '#back-here' },
  });
  await userEvent.click(button());
  await waitFor(() => expect(location.hash).toBe('#back-here'));
});

test('CONN-016 CONN-017 the title says that more than 5 million sites are faster and more secure', async () => {
  await mount();
  const title = 'More than 5 million sites run faster and more securely with Jetpack';
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('CONN-023 CONN-024 shows the lead and five benefits', async () => {
  await mount();
  expect(screen.getByText(/^Secure and speed up your site for free/)).toBeVisible();
  const items = within(screen.getByRole('list', { name: 'Benefits' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/visit/),
    expect.stringMatching(/images faster/),
    expect.stringMatching(/Block bots/),
    expect.stringMatching(/goes down/),
    expect.stringMatching(/dozens of other features/),
  ]);
});

test('CONN-019 CONN-020 enables the button "Set up Jetpack"', async () => {
  await mount();
  expect(button()).toBeEnabled();
});

test('CONN-021 CONN-022 links to the terms of service and to the list of shared data', async () => {
  await mount();
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(/^Terms of Service/)).toContain('source=wpcom-tos');
  expect(link(/^share details/)).toContain('source=jetpack-support-what-data-does-jetpack-sync');
});

test('CONN-003.4 CONN-003.5 CONN-003.7 registers the site on click and leaves for the provider', async () => {
  const { bus } = await mount();
  onRegister().delay(60).reply(200, { authorizeUrl: atTheProvider });
  await userEvent.click(button());
  expect(screen.getByText('Setting up…')).toBeVisible();
  expect(busyButton()).toHaveAttribute('aria-busy', 'true');
  expect(bus.connection$.value).toMatchObject({ siteIsRegistering: true, registrationError: null });
  await expectAtProvider();
  expect(bus.connection$.value).toMatchObject({
    isRegistered: true,
    siteIsRegistering: false,
    userIsConnecting: true,
    authorizationUrl: atTheProvider,
  });
});

test('sends the plugin and the return address with one registration for a double click', async () => {
  await mount();
  answerRegistration('admin.php?page=flightdeck');
  await userEvent.dblClick(button());
  await expectAtProvider();
  expect(alert()).toBeEmptyDOMElement();
});

test('CONN-003.6 CONN-010 shows a refusal under the button and enables the button again', async () => {
  const { bus } = await mount();
  onRegister().reply(403, errorBody('not_allowed', '<p>The site is <b>too old</b>.</p>', 403));
  await userEvent.click(button());
  await waitFor(() => expect(alert()).toHaveTextContent('The site is too old.'));
  expect(isBelow(alert(), button())).toBe(true);
  expect(bus.connection$.value.registrationError).toBe('The site is too old.');
  expect(button()).not.toHaveAttribute('aria-busy');
  onRegister().delay(60).reply(200, { authorizeUrl: atTheProvider });
  await userEvent.click(button());
  expect(alert()).toBeEmptyDOMElement();
  await expectAtProvider();
});

test('SHR-137 a refusal without a message shows the default text', async () => {
  await mount();
  onRegister().reply(500, errorBody('failed', '', 500));
  await userEvent.click(button());
  await waitFor(() => expect(alert()).toHaveTextContent('An error occurred. Please try again.'));
});

test('explains an expired registration nonce and how to get a new one', async () => {
  await mount();
  onRegister().reply(403, errorBody('invalid_nonce', 'Unable to verify your request.', 403));
  await userEvent.click(button());
  await waitFor(() =>
    expect(alert()).toHaveTextContent('Unable to verify your request. Reload this page, then try again.'),
  );
});

test('shows no old error after the user leaves the screen and returns', async () => {
  const first = await mount();
  onRegister().reply(500, errorBody('failed', 'The service is down.', 500));
  await userEvent.click(button());
  await waitFor(() => expect(alert()).toHaveTextContent('The service is down.'));
  await first.unmount();
  expect(first.bus.connection$.value.registrationError).toBeNull();
  await mount();
  expect(alert()).toBeEmptyDOMElement();
});

test('does not follow an address that is not allowed', async () => {
  const { bus } = await mount();
  onRegister().reply(200, { authorizeUrl: 'https://elsewhere.example/authorize' });
  await userEvent.click(button());
  await waitFor(() => expect(alert()).toHaveTextContent('https://elsewhere.example/authorize'));
  expect(bus.connection$.value).toMatchObject({ userIsConnecting: false, authorizationUrl: null });
});

test('resets the button when the user returns from the provider with Back', async () => {
  await mount();
  onRegister().reply(200, { authorizeUrl: atTheProvider });
  await userEvent.click(button());
  await expectAtProvider();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(screen.queryByText('Setting up…')).toBeNull());
  history.replaceState(null, '', '/');
  await userEvent.click(button());
  await expectAtProvider();
});
