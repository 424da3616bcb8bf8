import { dirtyWork } from '@flightdeck/shared/session';
import { recorded, updateFailedNotice } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Change,
  expectSave,
  fill,
  flip,
  mountCard,
  noticeTexts,
  notLinked,
  onSettings,
  onWrite,
  overridden,
} from '../../engine/testing/settings-under-test';
import { verification } from './verification.card';

const serverValues = { 'verification-tools': true, google: '', bing: '', pinterest: '', yandex: '', facebook: '' };
const tag = (name: string, code: string) => `<meta name="${name}" content="${code}" />`;
const status = {
  verified: false,
  token: '',
  is_owner: false,
  google_search_console_url: '',
  google_verification_console_url: '',
};
const mount = (values: object = {}, change: Change = notLinked) =>
  mountCard(verification, { ...serverValues, ...values }, change);
/** Mounts the card for a linked user, and answers the request for the Google status. */
const mountLinked = (answer: object, values: object = {}) => {
  onCall('GET', 'verify-site/google').reply(200, { ...status, ...answer });
  return mount(values, () => {});
};
const withConnectUrl: Change = ({ initial }) => {
  initial.externalServicesConnectUrls = { google_site_verification: 'http://localhost/connect-google' };
};
const googleField = () => screen.findByLabelText('Google');
const button = (name: string) => screen.findByRole('button', { name });

test('SET-152 SET-154 shows a field for each service with its meta tag as the placeholder', async () => {
  await mount();
  for (const [label, name] of [
    ['Google', 'google-site-verification'],
    ['Bing', 'msvalidate.01'],
    ['Pinterest', 'p:domain_verify'],
    ['Yandex', 'yandex-verification'],
    ['Facebook', 'facebook-domain-verification'],
  ] as const)
    expect(await screen.findByLabelText(label)).toHaveAttribute('placeholder', tag(name, '1234'));
});

test('SET-154 SET-155 SET-156 wraps plain codes in meta tags, shows other values unchanged, and saves changed fields together', async () => {
  await mount({ bing: 'b-1', pinterest: tag('p:domain_verify', 'p-1'), yandex: 'a b' });
  expect(await screen.findByLabelText('Bing')).toHaveValue(tag('msvalidate.01', 'b-1'));
  expect(screen.getByLabelText('Pinterest')).toHaveValue(tag('p:domain_verify', 'p-1'));
  expect(screen.getByLabelText('Yandex')).toHaveValue('a b');
  const values = { ...serverValues, bing: 'b-1', pinterest: tag('p:domain_verify', 'p-1'), yandex: 'a b' };
  await fill('Yandex', 'y-1');
  await fill('Facebook', tag('facebook-domain-verification', 'f-1'));
  await expectSave({ yandex: 'y-1', facebook: 'f-1' }, values);
  expect(screen.getByLabelText('Yandex')).toHaveValue(tag('yandex-verification', 'y-1'));
});

test('sends only the code of a tag', async () => {
  await mount();
  await fill('Bing', "<META NAME='msvalidate.01' CONTENT='b-1'>");
  await expectSave({ bing: 'b-1' }, serverValues);
  expect(screen.getByLabelText('Bing')).toHaveValue(tag('msvalidate.01', 'b-1'));
});

test('sends a code with characters that only Jetpack checks, and shows why Jetpack refuses it', async () => {
  const { notice } = await mount();
  await fill('Bing', 'a+b.c=');
  onSettings(serverValues);
  const reason = 'bing must be an alphanumeric string or a verification tag.';
  onCall('POST', 'settings', { bing: 'a+b.c=' }).reply(400, {
    ...errorBody('rest_invalid_param', 'Invalid parameter(s): bing', 400),
    data: {
      status: 400,
      // A reason that is not a string is ignored.
      params: { bing: '<b>bing</b> must be an alphanumeric string or a verification&#32;tag.', x: {} },
    },
  });
  onSettings(serverValues);
  fireEvent.click(screen.getByText('Save Settings'));
  await waitFor(() => expect(notice()).toMatchObject(updateFailedNotice(reason)));
  expect(screen.getByLabelText('Bing')).toHaveValue('a+b.c=');
});

test.each(['a b', '"ab"', "a'b", 'a`b'])('refuses the code %s, and says what a code must not contain', async (code) => {
  await mount();
  await fill('Bing', code);
  fireEvent.click(screen.getByText('Save Settings'));
  expect(await screen.findByText(/or only its code, without spaces or quotes\.$/)).toBeVisible();
});

test('marks an invalid code on Save; a changed code is not marked until the next Save', async () => {
  await mount();
  const bing = await screen.findByLabelText('Bing');
  const type = (value: string) => fireEvent.change(bing, { target: { value } });
  type('no code!');
  expect(bing).toBeValid();
  fireEvent.click(screen.getByText('Save Settings'));
  await waitFor(() => expect(bing).toBeInvalid());
  type('no code!!');
  expect(bing).toBeValid();
  type('no code!');
  expect(bing).toBeInvalid();
});

test('disables the fields and does not request the Google status while the module is off', async () => {
  await mount({ 'verification-tools': false }, () => {});
  expect(await googleField()).toBeDisabled();
  expect(screen.getByLabelText('Bing')).toBeDisabled();
  onCall('GET', 'verify-site/google').reply(200, status);
  onWrite({ 'verification-tools': true }, { ...serverValues, 'verification-tools': false });
  await flip('verification-tools');
  expect(await button('Verify with Google')).toBeEnabled();
});

describe('the Google row', () => {
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

  test("does not save Google's token when the card loads", async () => {
    await mountLinked({ token: tag('google-site-verification', 'abc') });
    expect(await button('Verify with Google')).toBeVisible();
    expect(dirtyWork()).toEqual([]);
  });

  test('shows an alert when the browser blocks the window', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await mountLinked({});
    fireEvent.click(await button('Verify with Google'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/blocked the Google window/);
    open.mockRestore();
  });
});

test('shows only a message when an administrator disabled site verification', async () => {
  await mount({}, overridden('verification-tools', 'inactive'));
  expect(screen.getByText(/Site verification has been disabled by a site administrator\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
