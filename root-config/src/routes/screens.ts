import type { Facts, PartName, Route, Screens } from '@flightdeck/shared/contracts/areas';
import { __ } from '@flightdeck/shared/i18n';
import { rowFor, screenOf } from './find-route';
import type { RouteRow } from './route-row';

/**
 * Returns what is on screen: the row of the route in `routes.ts`, unless the state of the site takes precedence
 * (ROOT-001 to ROOT-062).
 * @param route the current hash route
 * @param facts known facts about connection, user and site
 */
export function screens(route: Route, facts: Facts): Screens {
  const row = rowFor(route.path, facts);
  const routeBefore = (next: Precedence) =>
    row && (row.before ?? 'nothing') === next ? screenAt(row, route, facts) : null;
  const found =
    routeBefore('everything') ??
    commerceFirst(route, facts) ??
    routeBefore('coupon') ??
    coupon(facts) ??
    routeBefore('connect') ??
    connect(facts) ??
    routeBefore('nothing') ??
    redirect('/dashboard');
  if (found.notices.length === 0 || !facts.hasLicenseNews) return found;
  return { ...found, notices: [...found.notices, 'mf-licensing/notice'] };
}

/** Screens that a route can take precedence over (ROOT-055). */
type Precedence = NonNullable<RouteRow['before']> | 'nothing';

const notices: readonly PartName[] = ['mf-connection/notices'];
const commerce = '/woo-setup';

const screensWith = (main: PartName | null, title: string | null, rest: Partial<Screens> = {}): Screens => ({
  main,
  overlays: [],
  notices,
  title,
  shell: 'full',
  ...rest,
});

const redirect = (to: string): Screens => screensWith(null, null, { redirect: { to, outward: false } });
const setUp = (main: PartName): Screens => screensWith(main, __('Set up'), { shell: 'bare' });

function screenAt(row: RouteRow, { path, query }: Route, facts: Facts): Screens {
  const { leaves } = row;
  const [overlay, isForVisitor] = row.overlay ?? [];
  return screensWith(screenOf(row, facts), row.title(), {
    overlays: overlay && isForVisitor?.(facts, path) ? [overlay] : [],
    notices: row.notices ?? notices,
    shell: row.without?.includes('tabs') ? 'bare' : 'full',
    ...(row.rootScreen && { rootScreen: row.rootScreen }),
    ...(leaves && { redirect: { to: leaves, outward: true, ...(query.feature && { feature: query.feature }) } }),
  });
}

/** Redirects stores to the commerce screen before anything else, with the path to return to (ROOT-061). */
function commerceFirst({ path }: Route, { commerceUnseen, permissions }: Facts): Screens | null {
  if (!commerceUnseen || !permissions.manage_modules || path === commerce) return null;
  return redirect(path === '/' ? commerce : `${commerce}?back=${encodeURIComponent(path)}`);
}

/** Returns the screen of a partner coupon: before connecting, and later when the address requests it (ROOT-057). */
const coupon = ({ hasCoupon, status, showCouponRedemption }: Facts): Screens | null =>
  hasCoupon && status !== 'offline' && (status === false || showCouponRedemption)
    ? setUp('mf-connection/coupon')
    : null;

/** Returns the screen of a site that is not connected (ROOT-059). */
const connect = ({ status, permissions }: Facts): Screens | null =>
  status === false && permissions.connect ? setUp('mf-connection/connect') : null;
