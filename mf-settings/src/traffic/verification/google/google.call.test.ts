/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { googleRead, verifyWithGoogle } from './google.call';

fakeServer();

const addresses = { google_search_console_url: 'https://search.google.com/a', google_verification_console_url: '' };

test.each([
  ['for the user', undefined, 'verify-site/google'],
  ['for one connection to Google', 7, 'verify-site/google/7'],
])('SHR-053 reads the Google status %s', async (_what, id, path) => {
  const answer = { verified: false, token: '<meta content="x" />', is_owner: false, ...addresses };
  onCall('GET', path).reply(200, answer);
  await expect(readNow(googleRead(id))).resolves.toEqual(answer);
});

test('SHR-054 verifies with Google, reads an answer without a token, and rejects with the provider’s message', async () => {
  onCall('POST', 'verify-site/google', { keyring_id: 7 }).reply(200, { verified: true, is_owner: true, ...addresses });
  await expect(verifyWithGoogle(7)).resolves.toEqual({ verified: true, is_owner: true, ...addresses });
  const refused = { code: 'error_checking_if_site_verified_google', message: '-10520: [missing_token] ', data: null };
  onCall('POST', 'verify-site/google').reply(500, refused);
  await expect(verifyWithGoogle(7)).rejects.toMatchObject({ message: '-10520: [missing_token]' });
});
