import { keyMessage } from './success-messages';

const input = { version: '11.9.1', adminUrl: 'http://localhost/wp-admin/', isAtomicPlatform: false };

test.each([
  [
    'ROOT-064.1 modules_activated welcomes the user to the version',
    'modules_activated',
    'is-info',
    /Jetpack 11\.9\.1$/,
  ],
  [
    'ROOT-064.2 already_authorized says that Jetpack is already connected',
    'already_authorized',
    'is-success',
    /^Your Jetpack is already connected\.$/,
  ],
  [
    'ROOT-064.3 authorized says that Jetpack is active',
    'authorized',
    'is-success',
    /^You're fueled up and ready to go, Jetpack is now active\.$/,
  ],
  ['ROOT-064.4 linked says that the account is connected', 'linked', 'is-success', /account is now connected/],
  [
    "ROOT-064.5 protect_misconfigured_ip says that brute force protection can't tell visitors apart",
    'protect_misconfigured_ip',
    'is-info',
    /^Brute force protection can't tell visitors apart/,
  ],
  ['ROOT-064.6 reconnection_completed links to Site Health', 'reconnection_completed', 'is-success', /<health>/],
  ['shows any other key as text, without HTML tags', '<b>Hello</b>', 'is-info', /^Hello$/],
])('%s', (_what, key, status, expected) => {
  const message = keyMessage(key, input);
  expect(message?.status).toBe(status);
  expect(message?.paragraphs.join(' ')).toMatch(expected);
});

test('ROOT-064.1 shows no welcome on the hosted platform', () => {
  expect(keyMessage('modules_activated', { ...input, isAtomicPlatform: true })).toBeNull();
});

test('ROOT-064.5 ROOT-064.6 links to help and Site Health', () => {
  expect(keyMessage('protect_misconfigured_ip', input)?.action).toEqual({
    label: 'Learn More',
    href: expect.stringContaining('source=jetpack-support-security-troubleshooting-protect'),
  });
  expect(keyMessage('reconnection_completed', input)?.links?.health).toBe('http://localhost/wp-admin/site-health.php');
});
