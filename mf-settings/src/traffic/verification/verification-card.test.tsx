import { updateFailedNotice } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expectSave, fill, flip, onSettings, onWrite, overridden } from '../../engine/testing/settings-under-test';
import { button, googleField, mount, serverValues, status, tag } from './verification-under-test';

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

test('marks an invalid code on Save; a changed code is not marked until the next Save', async () => {
  await mount();
  const bing = await screen.findByLabelText('Bing');
  const type = (value: string) => fireEvent.change(bing, { target: { value } });
  type('no code!');
  expect(bing).toBeValid();
  fireEvent.click(screen.getByText('Save Settings'));
  await waitFor(() => expect(bing).toBeInvalid());
  expect(screen.getByText(/or only its code, without spaces or quotes\.$/)).toBeVisible();
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

test('shows only a message when an administrator disabled site verification', async () => {
  await mount({}, overridden('verification-tools', 'inactive'));
  expect(screen.getByText(/Site verification has been disabled by a site administrator\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
