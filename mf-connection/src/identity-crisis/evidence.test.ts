import { anyAddress, rounds } from '@flightdeck/shared/testing/values';
import fc from 'fast-check';
import { canUndo, choicesFor } from './choices';
import { type Addresses, addressesOf, type Clue, evidenceOf, isFalseAlarm, type Verdict } from './evidence';
import { changesOf, choiceText, clueText, undoText, verdictText } from './identity-texts';

const site = (providerAddress: string, currentAddress: string, more: Partial<Addresses> = {}): Addresses => ({
  providerAddress,
  currentAddress,
  ...more,
});

test.each<[string, Verdict, Addresses, readonly Clue[]]>([
  ['a change from http to https', 'same', site('http://a.com', 'https://a.com'), ['to-https']],
  ['a change from https to http', 'same', site('https://a.com/', 'http://a.com'), ['to-http']],
  ['a dropped www', 'same', site('https://www.a.com', 'https://a.com'), ['www']],
  ['capitals and a slash', 'same', site('https://A.com/', 'https://a.com'), []],
  ['several slashes at the end', 'same', site('https://a.com/b//', 'https://a.com/b'), []],
  ['a missing scheme, and an address in the path', 'same', site('a.com/https://b', 'https://a.com/https://b'), []],
  ['www within the domain name', 'unclear', site('https://a.com', 'https://a.www.com'), ['other-domain']],
  ['a missing scheme', 'same', site('a.com', 'https://a.com'), []],
  [
    'a site that takes its address from each request',
    'dynamic',
    site('https://a.com', 'https://b.com', { isDynamic: true }),
    ['dynamic'],
  ],
  ['a staging site', 'copy', site('https://a.com', 'https://b.com', { isStaging: true }), ['staging']],
  [
    'a staging site under the same address',
    'copy',
    site('https://a.com', 'https://a.com', { isStaging: true }),
    ['staging'],
  ],
  [
    'a development site that has changed from http to https',
    'same',
    site('http://dev.a.com', 'https://dev.a.com', { isStaging: true }),
    ['to-https'],
  ],
  [
    'a public address that is still marked as a staging site',
    'copy',
    site('https://staging.a.com', 'https://a.com', { isStaging: true }),
    ['staging'],
  ],
  [
    'a staging site whose provider address is missing',
    'copy',
    site('', 'https://b.com', { isStaging: true }),
    ['staging'],
  ],
  ['a subdomain for staging', 'copy', site('https://a.com', 'https://staging.a.com'), ['development-address']],
  [
    'a development word as a part of a subdomain',
    'copy',
    site('https://a.com', 'https://a-dev2.host.com'),
    ['development-address'],
  ],
  ['a local name', 'copy', site('https://a.com', 'http://a.local'), ['development-address']],
  ['localhost with a port', 'copy', site('https://a.com', 'http://localhost:8080'), ['development-address', 'port']],
  ['an address of a web host', 'copy', site('https://a.com', 'https://a.kinsta.cloud'), ['development-address']],
  [
    'a domain instead of an address of a web host',
    'move',
    site('https://a.cloudwaysapps.com', 'https://a.com'),
    ['was-development-address'],
  ],
  ['a private address', 'copy', site('https://a.com', 'http://192.168.1.5'), ['development-address']],
  ['a private IPv6 address', 'copy', site('https://a.com', 'http://[fd00::1]'), ['development-address']],
  ['a port', 'copy', site('https://a.com', 'https://a.com:8443'), ['port']],
  [
    'a public address instead of a development address',
    'move',
    site('https://dev.a.com', 'https://a.com'),
    ['was-development-address'],
  ],
  ['another development address', 'unclear', site('https://dev.a.com', 'https://test.b.com'), ['other-domain']],
  ['another top-level domain', 'move', site('https://a.com', 'https://a.org'), ['same-name']],
  ['another folder of a network', 'unclear', site('https://a.com/one', 'https://a.com/two'), ['other-path']],
  ['another port', 'unclear', site('https://a.com:8443', 'https://a.com:9443'), []],
  ['a dropped port', 'unclear', site('https://a.com:8443', 'https://a.com'), []],
  ['another domain name', 'unclear', site('https://a.com', 'https://b.com'), ['other-domain']],
  ['the same subdomain of two domains', 'unclear', site('https://blog.a.com', 'https://blog.b.org'), ['other-domain']],
  ['another top-level domain and folder', 'unclear', site('https://a.com/one', 'https://a.org/two'), ['other-domain']],
  [
    'a development word in the registered domain, not in a subdomain',
    'unclear',
    site('https://a.com', 'https://testing.com'),
    ['other-domain'],
  ],
  ['a missing address', 'unclear', site('', 'https://a.com'), []],
  ['an unreadable address', 'unclear', site('http://', 'https://a.com'), []],
])('the verdict for %s is "%s"', (_what, verdict, addresses, clues) => {
  expect(evidenceOf(addresses)).toEqual({ verdict, clues });
});

test('never throws, and has a sentence for each verdict and clue', () => {
  const address = fc.oneof(fc.string(), anyAddress, fc.domain(), fc.ipV6());
  const addresses = fc.record({
    providerAddress: address,
    currentAddress: address,
    isStaging: fc.boolean(),
    isDynamic: fc.boolean(),
  });
  fc.assert(
    fc.property(addresses, (input) => {
      const { verdict, clues } = evidenceOf(input);
      for (const text of [verdictText(verdict), ...clues.map(clueText)]) expect(text).not.toBe('');
    }),
    rounds,
  );
});

test('finds no difference between a site and itself', () => {
  fc.assert(
    fc.property(anyAddress, (url) => {
      expect(evidenceOf({ providerAddress: url, currentAddress: url }).verdict).toBe('same');
    }),
    rounds,
  );
});

test.each<[Verdict, string]>([
  ['same', 'migrate'],
  ['move', 'migrate'],
  ['copy', 'safe-mode'],
  ['dynamic', 'safe-mode'],
  ['unclear', 'safe-mode'],
])('for the verdict "%s", the screen lists all three choices, "%s" first', (verdict, first) => {
  const choices = choicesFor(verdict);
  expect(choices[0]).toBe(first);
  expect([...choices].sort()).toEqual(['migrate', 'safe-mode', 'start-fresh']);
});

test('for a copy, the last choice moves the connection, because it would disconnect the original', () => {
  expect(choicesFor('copy').at(-1)).toBe('migrate');
});

const allChoices = ['safe-mode', 'migrate', 'start-fresh'] as const;

test.each([
  ['safe-mode', 'Stay in safe mode', 'Stay in safe mode', 'Saving…'],
  ['migrate', 'Move the connection here', 'Move the connection', 'Moving…'],
  ['start-fresh', 'Connect as a new site', 'Start fresh', 'Starting…'],
] as const)('%s has the title "%s", the button "%s", and "%s" while it is carried out', (choice, ...texts) => {
  const { title, button, busyLabel } = choiceText(choice);
  expect([title, button, busyLabel]).toEqual(texts);
});

test.each(allChoices)('%s lists its changes, and says whether the user can undo it', (choice) => {
  const changes = changesOf(choice);
  expect(changes).toHaveLength(3);
  expect(changes.some(({ after }) => after === 'No change')).toBe(choice !== 'migrate');
  expect(undoText(canUndo(choice))).toMatch(choice === 'safe-mode' ? /at any time/ : /can't undo this here/);
});

test.each([
  ['same', true],
  ['dynamic', true],
  ['copy', false],
  ['move', false],
  ['unclear', false],
] as const)('the verdict "%s" is a false alarm: %p', (verdict, isFalse) => {
  expect(isFalseAlarm({ verdict })).toBe(isFalse);
});

test('reads both addresses from the conflict; without a conflict, the address of the provider is empty', () => {
  const identityCrisis = {
    wpcomHomeUrl: 'https://a.com',
    currentUrl: 'https://b.com',
    isSafeModeConfirmed: false,
    possibleDynamicSiteUrlDetected: true,
    isStaging: true,
  };
  const conflict = {
    providerAddress: 'https://a.com',
    currentAddress: 'https://b.com',
    isDynamic: true,
    isStaging: true,
  };
  expect(addressesOf({ identityCrisis, rawUrl: 'c.com' })).toEqual(conflict);
  const withoutConflict = { providerAddress: '', currentAddress: 'c.com/blog', isDynamic: false, isStaging: false };
  expect(addressesOf({ identityCrisis: null, rawUrl: 'c.com::blog' })).toEqual(withoutConflict);
});

test('compares addresses of two megabytes in linear time', () => {
  // Quadratic time would exceed the time limit of the test.
  const long = `https://a.com/b${'/'.repeat(2_000_000)}c`;
  expect(evidenceOf({ providerAddress: long, currentAddress: `${long}/` }).verdict).toBe('same');
});
