import { readNow, settingsRead } from '@flightdeck/shared/api';
import { notify } from '@flightdeck/shared/reporting';
import { type BusHandle, openBus } from '@flightdeck/shared/session';
import { useValue } from '@flightdeck/shared/store';
import { errorBody, fakeServer, onCall, origin } from '@flightdeck/shared/testing/server';
import { act, render, screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { Toasts } from './toasts.view';

const bus = openBus();
function NewestToast({ bus: { notices$ } }: { readonly bus: BusHandle }) {
  return <Toasts bus={bus} loginUrl="/wp-login.php" toast={useValue(notices$).at(-1)} />;
}
const read = () => act(() => readNow(settingsRead).catch(() => {}));
const answerAgain = () => {
  onCall('GET', 'settings').reply(200, { protect: true });
  return read();
};

fakeServer();
beforeEach(() => void render(<NewestToast bus={bus} />));
afterAll(() => bus.close());

test('an error of a user who was logged out has a login link, and ends with the next login', async () => {
  onCall('GET', 'settings').reply(403, errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403));
  nock(origin).get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' }).reply(400, '0');
  await read();
  act(() => void notify({ status: 'is-error', text: 'Error updating settings.' }));
  expect(await screen.findByRole('link', { name: /^Log in/ })).toBeVisible();
  await answerAgain();
  await waitFor(() => expect(screen.queryByText('Error updating settings.')).toBeNull());
});

test('an error behind a sign-in page has a button that reloads the page', async () => {
  const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(redirect);
  onCall('GET', 'settings').replyWithError('blocked');
  await read();
  act(() => void notify({ status: 'is-error', text: 'Error updating settings.' }));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  await answerAgain();
  await waitFor(() => expect(screen.queryByText('Error updating settings.')).toBeNull());
});

test('while Jetpack is inactive, the notice of the page replaces errors, which end with the notice', async () => {
  onCall('GET', 'settings').reply(404, errorBody('rest_no_route', 'No route was found.', 404));
  await read();
  act(() => void notify({ status: 'is-success', text: 'Copied.' }));
  expect(screen.getByText('Copied.')).toBeVisible();
  act(() => void notify({ status: 'is-error', text: 'Error updating settings.' }));
  expect(screen.queryByText('Error updating settings.')).toBeNull();
  await answerAgain();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText('Error updating settings.')).toBeNull();
});
