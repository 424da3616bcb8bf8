/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer } from '../../testing/fake-server';
import { onCall, providerAnswer } from '../../testing/wire';
import { storedKeyCheckRead } from './products/akismet';
import { rewindRead } from './products/backup';
import { firewallRead } from './products/protection';
import { searchPlanRead } from './products/search';
import { siteRead } from './site/site';

fakeServer();

const readSearch = () => readNow(searchPlanRead).then((read) => read.supports_search);

/** Flags outside the settings: name, path, answer with a given value, and the flag as read. */
const flags: readonly [string, string, (value: unknown) => object, () => Promise<unknown>][] = [
  ['supports_search', 'search/plan', (value) => ({ supports_search: value }), readSearch],
  [
    'validKey',
    'module/akismet/key/check',
    (value) => ({ validKey: value }),
    () => readNow(storedKeyCheckRead).then((read) => read.isValid),
  ],
  [
    'automatic_rules_available',
    'waf',
    (value) => ({ automatic_rules_available: value }),
    () => readNow(firewallRead).then((read) => read.hasRulesAccess),
  ],
  [
    'woocommerce_is_active',
    'site',
    (value) => providerAnswer({ plan: { product_slug: 'jetpack_free' }, options: { woocommerce_is_active: value } }),
    () => readNow(siteRead).then((read) => read.options.woocommerce_is_active),
  ],
  [
    'still_valid',
    'rewind',
    (value) => providerAnswer({ state: 'active', credentials: [{ type: 'ftp', still_valid: value }] }),
    () => readNow(rewindRead).then((read) => read.credentials[0]?.still_valid),
  ],
];

// `field-schemas.test.ts` proves all spellings of a flag.
test.each(flags)('the flag %s is read from 1 and 0', async (_name, path, answerWith, read) => {
  for (const value of [1, 0]) {
    onCall('GET', path).reply(200, answerWith(value));
    await expect(read()).resolves.toBe(value === 1);
  }
});

test('an answer to search/plan without a readable flag is a failure', async () => {
  onCall('GET', 'search/plan').reply(200, { supports_search: {} });
  await expect(readSearch()).rejects.toMatchObject({ code: 'rest-shape' });
});
