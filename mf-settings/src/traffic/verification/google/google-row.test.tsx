import { dirtyWork } from '@flightdeck/shared/session';
import { recorded } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Change, expectSave, noticeTexts, onWrite } from '../../../engine/testing/settings-under-test';
import { button, googleField, mount, serverValues, status, tag } from '../verification-under-test';

/** Mounts the card for a linked user, and answers the request for the Google status. */
const mountLinked = (answer: object, values: object = {}) => {
  onCall('GET', 'verify-site/google').reply(200, { ...status, ...answer });
  return mount(values, () => {});
};
const withConnectUrl: Change = ({ initial }) => {
  initial.externalServicesConnectUrls = { google_site_verification: 'http://localhost/connect-google' };
};

test('SET-159 shows the field to a user who is not linked', async () => {
  await mount({ google: 'g-1' });
  expect(await googleField()).toHaveValue(tag('google-site-verification', 'g-1'));
  expect(screen.queryByText('Verify with Google')).toBeNull();
});

test('SET-160 offers automatic and manual verification, and Cancel restores the saved code', async () => {
  await mountLinked({ token: 'g-1' }, { google: 'g-1' });
  expect(await button('Verify with Google')).toBeVisible();
  fireEvent.click(await button('Verify manually'));
  fireEvent.change(await googleField(), { target: { value: 'typed' } });
  expect(dirtyWork()).toHaveLength(1);
  fireEvent.click(await button('Cancel'));
  expect(dirtyWork()).toEqual([]);
  expect(await button('Verify with Google')).toBeVisible();
  fireEvent.click(await button('Verify manually'));
  expect(await googleField()).toHaveValue(tag('google-site-verification', 'g-1'));
  expect(recorded()).toEqual([
    ['jetpack_site_verification_google_manual_verify_click', { is_owner: false }],
    ['jetpack_site_verification_google_cancel_click', { is_owner: false }],
    ['jetpack_site_verification_google_manual_verify_click', { is_owner: false }],
  ]);
});

test('SET-026.12 SET-159 saves the field on Enter', async () => {
  await mountLinked({});
  fireEvent.click(await button('Verify manually'));
  await expectSave({ google: 'g-2' }, serverValues, async () => userEvent.type(await googleField(), 'g-2{Enter}'));
  expect(recorded().at(-1)).toEqual([
    'jetpack_site_verification_google_manual_verify_save',
    expect.objectContaining({ is_owner: false }),
  ]);
});

test.each([
  ['SET-163 explains the Search Console and links to it for a user who owns the site', true],
  ['SET-163 does not mention the Search Console to users who do not own the site', false],
])('%s', async (_who, isOwner) => {
  const url = 'https://search.google.com/search-console?resource_id=sample';
  await mountLinked({ verified: true, is_owner: isOwner, google_search_console_url: url }, { google: 'g-1' });
  expect(await screen.findByText('Your site is verified with Google')).toBeVisible();
  const links = screen
    .queryAllByText('Google Search Console')
    .filter((link) => link.closest('[data-testid="verification-google-row"]'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(isOwner ? [url] : []);
  expect(screen.queryAllByText(/^See how people find your site/)).toHaveLength(isOwner ? 1 : 0);
  fireEvent.click(await button('Edit'));
  expect(await googleField()).toHaveValue(tag('google-site-verification', 'g-1'));
  expect(recorded()).toContainEqual(['jetpack_site_verification_google_edit_click', { is_owner: isOwner }]);
});

test('SET-161 explains the window to a user who is not connected to Google', async () => {
  await mountLinked({ errors: { no_token_for_user: ['No token.'] } });
  expect(await screen.findByText(/^Your account isn't connected to Google yet\./)).toBeVisible();
  expect(await button('Verify with Google')).toBeEnabled();
});

describe('with a window that sends the connection', () => {
  let isClosed = false;
  let open: jest.SpyInstance;
  beforeEach(() => {
    isClosed = false;
    Object.defineProperty(window, 'closed', { configurable: true, get: () => isClosed });
    open = jest.spyOn(window, 'open').mockReturnValue(window);
  });
  afterEach(() => {
    open.mockRestore();
    Reflect.deleteProperty(window, 'closed');
  });

  /** Presses the button, and sends the connection from the window. @param answer the answer to the verification */
  async function verifyInWindow(answer: object) {
    onCall('GET', 'verify-site/google').reply(200, status);
    const page = await mount({}, withConnectUrl);
    const announced = noticeTexts(page);
    fireEvent.click(await button('Verify with Google'));
    const token = tag('google-site-verification', 'TOKEN');
    onCall('GET', 'verify-site/google/9').reply(200, { ...status, token });
    onWrite({ google: 'TOKEN' }, serverValues);
    onCall('POST', 'verify-site/google', { keyring_id: 9 }).reply(200, { ...status, ...answer });
    const message = { source: window, origin: 'http://localhost', data: { keyring_id: 9 } };
    window.dispatchEvent(new MessageEvent('message', message));
    isClosed = true;
    return { ...page, announced };
  }

  test('SET-168 SET-169 connects in the window, saves the token, verifies and shows the result', async () => {
    const { announced, notice } = await verifyInWindow({ verified: true, is_owner: true });
    const size = expect.stringMatching(/780.*700/);
    expect(open).toHaveBeenCalledWith('http://localhost/connect-google', expect.any(String), size);
    expect(await screen.findByText('Your site is verified with Google')).toBeVisible();
    expect(announced).toContain('Verifying…');
    expect(notice()).toMatchObject({ text: 'Site is verified', duration: 2000 });
    for (const event of ['auto_verify_click', 'verify_success'])
      expect(recorded()).toContainEqual([`jetpack_site_verification_google_${event}`, expect.anything()]);
  });

  test('SET-167 shows and records the reason when Google rejects the code', async () => {
    const reason = 'Google did not find the code.';
    const { notice } = await verifyInWindow({ errors: { forbidden: [reason] } });
    const failedNotice = { text: `Site failed to verify: ${reason}`, duration: 5000 };
    await waitFor(() => expect(notice()).toMatchObject(failedNotice));
    expect(recorded()).toContainEqual([
      'jetpack_site_verification_google_verify_error',
      { error_code: 'forbidden', error_message: reason },
    ]);
  });

  test('offers to check again or to verify manually after the window closed without a result', async () => {
    isClosed = true;
    onCall('GET', 'verify-site/google').reply(200, status);
    await mount({}, withConnectUrl);
    fireEvent.click(await button('Verify with Google'));
    expect(await screen.findByRole('status')).toHaveTextContent(/^Jetpack got no answer from the Google window\./);
    expect(await button('Verify manually')).toBeEnabled();
    onCall('GET', 'verify-site/google').reply(200, { ...status, token: tag('google-site-verification', 'T') });
    onWrite({ google: 'T' }, serverValues);
    fireEvent.click(await button('Check again'));
    await waitFor(async () => expect(await button('Check again')).toBeEnabled());
    onCall('GET', 'verify-site/google').reply(200, { ...status, verified: true });
    fireEvent.click(await button('Check again'));
    expect(await screen.findByText('Your site is verified with Google')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('shows an alert when the browser blocks the window', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await mountLinked({});
  fireEvent.click(await button('Verify with Google'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/blocked the Google window/);
  open.mockRestore();
});
