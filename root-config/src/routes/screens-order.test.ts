import { type Facts, type PartName, parseRoute } from '@flightdeck/shared/contracts/areas';
import { connected, editor, manager, subscriber } from '../testing/facts';
import { screens } from './screens';

const booleans = [false, true];
const statuses: readonly Facts['status'][] = [true, false, 'offline'];
const permissionSets = [manager, { ...manager, isMaster: false }, { ...manager, connect: false }, editor, subscriber];

/** Every combination of the facts that select a full-page screen. */
const factsCombinations: readonly Facts[] = permissionSets.flatMap((permissions) =>
  statuses.flatMap((status) =>
    booleans.flatMap((hasCoupon) =>
      booleans.flatMap((showCouponRedemption) =>
        booleans.map((hasConnectedOwner) => ({
          ...connected,
          permissions,
          status,
          hasCoupon,
          showCouponRedemption,
          hasConnectedOwner,
        })),
      ),
    ),
  ),
);
const settings = ['settings', 'security', 'performance', 'writing', 'sharing', 'discussion', 'traffic', 'privacy'];
const products = ['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map((name) => `product/${name}`);
const routes = [
  '',
  'dashboard',
  'reconnect',
  'disconnect',
  'connect-user',
  'woo-setup',
  'setup',
  'my-plan',
  'plans',
  'plans-prompt',
  'recommendations',
  'recommendations/monitor',
  'license/activation',
  'identity-crisis',
  'wpbody-content',
  'wp-toolbar',
  'no-such-route',
  ...settings,
  ...products,
].map((name) => `#/${name}`);
const cases = routes.flatMap((hash) => factsCombinations.map((facts) => ({ hash, facts })));

/** The full-page screens in the order of ROOT-055, each with its condition (FACT-ROOT-4). */
const order: readonly (readonly [string, PartName, (hash: string, facts: Facts) => boolean])[] = [
  [
    'ROOT-056 ROOT-055.1 ROOT-055.5 on its route, the commerce setup comes first',
    'mf-connection/commerce',
    (hash) => hash === '#/woo-setup',
  ],
  [
    'ROOT-055 ROOT-057 ROOT-055.2 a coupon comes before connecting',
    'mf-connection/coupon',
    (_hash, { hasCoupon, status, showCouponRedemption }) =>
      hasCoupon && status !== 'offline' && (status === false || showCouponRedemption),
  ],
  [
    'ROOT-058 ROOT-055.3 on its route, user connect comes before main connect',
    'mf-connection/connect-user',
    (hash, { permissions, hasConnectedOwner }) =>
      hash === '#/connect-user' && (permissions.manage_modules || hasConnectedOwner),
  ],
  [
    'ROOT-059 ROOT-060 ROOT-055.4 on any other route, main connect comes last',
    'mf-connection/connect',
    (_hash, { status, permissions }) => status === false && permissions.connect,
  ],
];

test.each(order)('%s, and does not show otherwise', (_what, part) => {
  const failures = cases.filter(({ hash, facts }) => {
    const isFirst = order.find(([, , applies]) => applies(hash, facts))?.[1] === part;
    const { main, shell } = screens(parseRoute(hash), facts);
    return isFirst ? main !== part || shell !== 'bare' : main === part;
  });
  // Three cases are enough for the message.
  expect(failures.slice(0, 3)).toEqual([]);
});

const titles = [
  'At A Glance',
  'Reconnect',
  'Set up',
  'My Plan',
  'Plans',
  'Recommendations',
  'Settings',
  'Discussion',
  'Security',
  'Performance',
  'Traffic',
  'Writing',
  'Sharing',
  'License',
];
const routesWithoutTitle = ['#/wpbody-content', '#/wp-toolbar', '#/privacy'];

test('ROOT-021 every screen has one of the titles or keeps the current one', () => {
  const foundTitles = new Set<string>();
  for (const { hash, facts } of cases) {
    const { main, redirect, title } = screens(parseRoute(hash), facts);
    if (main === null && !redirect?.outward) continue;
    if (title !== null) foundTitles.add(title);
    else if (!routesWithoutTitle.includes(hash)) throw new Error(`${hash} has no title.`);
  }
  // The title of `/identity-crisis`, a route that ROOT-021 does not list.
  foundTitles.delete('Site address');
  expect([...foundTitles].sort()).toEqual([...titles].sort());
});

test('every route ends at a screen or the plans page after at most one redirect, for every visitor', () => {
  for (const { hash, facts } of cases) {
    const found = screens(parseRoute(hash), facts);
    const final = found.redirect?.outward === false ? screens(parseRoute(found.redirect.to), facts) : found;
    expect(final.main ?? final.redirect?.to).toMatch(/^mf-|^jetpack-plans$/);
  }
});
