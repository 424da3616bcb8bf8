/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer } from '../../testing/fake-server';
import { onCall } from '../../testing/wire';
import { storedKeyCheckRead } from './products/akismet';
import { rewindRead } from './products/backup';
import { firewallRead } from './products/protection';
import { searchPlanRead } from './products/search';
import { siteRead } from './site/site';

fakeServer();

/** Wraps an answer of the provider as the site forwards it. */
const forwarded = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

const readSearch = () => readNow(searchPlanRead).then((read) => read.supports_search);

/** Flags outside the settings: the call, its answer around the value, and the expected flag. */
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
    (value) => forwarded({ plan: { product_slug: 'jetpack_free' }, options: { woocommerce_is_active: value } }),
    () => readNow(siteRead).then((read) => read.options.woocommerce_is_active),
  ],
  [
    'still_valid',
    'rewind',
    (value) => forwarded({ state: 'active', credentials: [{ type: 'ftp', still_valid: value }] }),
    () => readNow(rewindRead).then((read) => read.credentials[0]?.still_valid),
  ],
];

const spellings = [
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
] as const;

test.each(flags.flatMap((flag) => spellings.map(([value, is]) => [flag[0], value, is] as const)))(
  '%s: a site that answers %p means %p',
  async (name, value, is) => {
    const row = flags.find(([each]) => each === name);
    if (!row) throw new Error(name);
    const [, path, around, read] = row;
    onCall('GET', path).reply(200, around(value));
    await expect(read()).resolves.toBe(is);
  },
);

test('search/plan: an answer whose flag is not a boolean is malformed', async () => {
  onCall('GET', 'search/plan').reply(200, { supports_search: {} });
  await expect(readSearch()).rejects.toMatchObject({ code: 'rest-shape' });
});
