import nock from 'nock';
import { errorBody, onCall, startTestApi } from '../testing/wire';
import { attachLicence } from './licensing';

beforeEach(() => {
  nock.disableNetConnect();
  startTestApi();
});
afterEach(() => nock.cleanAll());

const refused = { errors: { invalid_license: ['The license key you entered is invalid.'] }, error_data: [] };

test.each([
  ['a product', [{ activatedProductId: 2016 }], { activatedProductId: 2016 }],
  ['the first of several', [{ activatedProductId: 2106 }, refused], { activatedProductId: 2106 }],
  ['lists of messages', [refused], { errors: refused.errors }],
  ['no product and an empty map', [{ activatedProductId: null, errors: [] }], { errors: {} }],
  ['a nested list', [[{ activatedProductId: 2016 }]], { activatedProductId: 2016 }],
  ['an empty list', [], { errors: {} }],
])('LIC-010 the answer to a key: %s', async (_what, answer, result) => {
  onCall('POST', 'licensing/attach-licenses', { licenses: ['key'] }).reply(200, answer);
  await expect(attachLicence('key')).resolves.toEqual(result);
});

test('an error inside a 200 is a failure with its message', async () => {
  onCall('POST', 'licensing/attach-licenses').reply(200, errorBody('no', 'Not now.', 200));
  await expect(attachLicence('key')).rejects.toMatchObject({ message: 'Not now.' });
});
