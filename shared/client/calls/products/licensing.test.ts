/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer } from '../../../testing/fake-server';
import { errorBody, onCall } from '../../../testing/wire';
import {
  attachLicense,
  dismissLicenseNotice,
  dismissLicensingError,
  licenseCountsRead,
  licensesRead,
  setLicense,
} from './licensing';

fakeServer();

const refused = { errors: { invalid_license: ['The license key you entered is invalid.'] }, error_data: [] };

test.each([
  ['a product', [{ activatedProductId: 2016 }], { activatedProductId: 2016 }],
  ['several results, of which the first counts', [{ activatedProductId: 2106 }, refused], { activatedProductId: 2106 }],
  ['lists of messages', [refused], { errors: refused.errors }],
  ['no product and an empty map', [{ activatedProductId: null, errors: [] }], { errors: {} }],
  ['a nested list', [[{ activatedProductId: 2016 }]], { activatedProductId: 2016 }],
  ['an empty list', [], { errors: {} }],
  ['a product ID as text', [{ activatedProductId: '2016' }], { activatedProductId: 2016 }],
  ['a product ID that is not a number', [{ activatedProductId: 'moon' }], { activatedProductId: 0 }],
  [
    'no product, written as "0"',
    [{ activatedProductId: '0', errors: { a: ['Refused.'] } }],
    { errors: { a: ['Refused.'] } },
  ],
  ['a message with markup', [{ errors: { a: ['<b>Used</b> &amp; gone.'] } }], { errors: { a: ['Used & gone.'] } }],
  ['a message in place of a list', [{ errors: { a: 'Refused.' } }], { errors: { a: ['Refused.'] } }],
  [
    'values that are not messages',
    [{ errors: { a: [7, null, 'Refused.'], b: {} } }],
    { errors: { a: ['Refused.'], b: [] } },
  ],
  [
    'a fault of the provider, passed on by Jetpack in a list',
    [[{ faultCode: 'invalid_license', faultString: 'The license key you entered is invalid.' }]],
    { errors: refused.errors },
  ],
  [
    'a fault with a number',
    [{ faultCode: 400, faultString: 'Used &amp; gone.' }],
    { errors: { 400: ['Used & gone.'] } },
  ],
  ['a fault without a code', [[{ faultString: 'Refused.' }]], { errors: { fault: ['Refused.'] } }],
  ['no product and no errors', [{ activatedProductId: null }], { errors: {} }],
])('LIC-010 reads an answer with %s', async (_what, answer, result) => {
  onCall('POST', 'licensing/attach-licenses', { licenses: ['key'] }).reply(200, answer);
  await expect(attachLicense('key')).resolves.toEqual(result);
});

test('an error inside a 200 is a failure with its message', async () => {
  onCall('POST', 'licensing/attach-licenses').reply(200, errorBody('no', 'Not now.', 200));
  await expect(attachLicense('key')).rejects.toMatchObject({ message: 'Not now.' });
});

test('SHR-079 clears an error that the user has seen', async () => {
  onCall('POST', 'licensing/error', { error: '' }).reply(200, 'true');
  await dismissLicensingError();
});

test('SHR-080 queues one key', async () => {
  onCall('POST', 'licensing/set-license', { license: 'key' }).reply(200, 'true');
  await setLicense('key');
});

test('SHR-081 reads the number of unattached licenses; a missing or malformed number is 0', async () => {
  onCall('GET', 'licensing/user/counts').reply(200, { attached: 1, detached: 2 });
  await expect(readNow(licenseCountsRead)).resolves.toEqual({ detached: 2 });
  onCall('GET', 'licensing/user/counts').reply(200, { detached: '2' });
  await expect(readNow(licenseCountsRead)).resolves.toEqual({ detached: 2 });
  for (const answer of [{}, { detached: 'many' }, { detached: null }]) {
    onCall('GET', 'licensing/user/counts').reply(200, answer);
    await expect(readNow(licenseCountsRead)).resolves.toEqual({ detached: 0 });
  }
});

test('SHR-082 reads the licenses of the account', async () => {
  const items = [{ license_id: 1, license_key: 'key', product: 'Scan', attached_at: null, revoked_at: null }];
  onCall('GET', 'licensing/user/licenses').reply(200, { current_page: 1, items });
  await expect(readNow(licensesRead)).resolves.toEqual({
    items: [{ license_key: 'key', product: 'Scan', attached_at: null, revoked_at: null }],
  });
});

test('SHR-082 keeps a license with a missing or malformed field; a malformed date counts as a date', async () => {
  const items = [{ license_key: 'key', product: null, attached_at: 7 }, { license_key: 5 }];
  onCall('GET', 'licensing/user/licenses').reply(200, { items });
  await expect(readNow(licensesRead)).resolves.toEqual({
    items: [
      { license_key: 'key', product: '', attached_at: '', revoked_at: null },
      { license_key: '', product: '', attached_at: null, revoked_at: null },
    ],
  });
});

test('an answer without a list of licenses is a failure', async () => {
  onCall('GET', 'licensing/user/licenses').reply(200, { unexpected: [1, 2, 3] });
  await expect(readNow(licensesRead)).rejects.toMatchObject({ code: 'rest-shape' });
});

test('SHR-083 sends the count that the user has seen', async () => {
  onCall('POST', 'licensing/user/activation-notice-dismiss', { last_detached_count: 2 }).reply(200, {});
  await dismissLicenseNotice(2);
});

test('SHR-084 sends a key as a list of one', async () => {
  onCall('POST', 'licensing/attach-licenses', { licenses: ['key'] }).reply(200, [{ activatedProductId: 1 }]);
  await attachLicense('key');
});
