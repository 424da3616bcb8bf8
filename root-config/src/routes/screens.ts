import type { Facts, PartName, Route, Screens } from '@flightdeck/shared/contracts/areas';
import { __ } from '@flightdeck/shared/i18n';
import { rowFor, screenOf } from './find-route';
import type { RouteRow } from './route-row';

/**
 * Returns the screens for a route: those of its row in `routes.ts`, unless a screen that the state of the site requires takes
 * precedence (ROOT-001 to ROOT-062). A redirect replaces unknown routes, and routes that the visitor may not see.
 * @param route the current hash route
 * @param facts facts about connection, user and site
 */
export function screens(route: Route, facts: Facts): Screens {
  const row = rowFor(route.path, facts);
  const routeBefore = (next: Precedence) =>
    row && (row.precedesScreen ?? 'nothing') === next ? screenAt(row, route, facts) : null;
  const found =
    routeBefore('everything') ??
    commerceRedirect(route, facts) ??
    routeBefore('coupon') ??
    couponScreen(facts) ??
    routeBefore('connect') ??
    connectScreen(facts) ??
    routeBefore('nothing') ??
    redirect('/dashboard');
  if (found.notices.length === 0 || !facts.hasLicenseNews) return found;
  return { ...found, notices: [...found.notices, 'mf-licensing/notice'] };
}

/** The first of the screens that a route takes precedence over (ROOT-055); `nothing` if all of them come before the route. */
type Precedence = NonNullable<RouteRow['precedesScreen']> | 'nothing';

const notices: readonly PartName[] = ['mf-connection/notices'];
const commercePath = '/woo-setup';

const screensWith = (main: PartName | null, title: string | null, rest: Partial<Screens> = {}): Screens => ({
  main,
  overlays: [],
  notices,
  title,
  shell: 'full',
  ...rest,
});

const redirect = (to: string): Screens => screensWith(null, null, { redirect: { to, outward: false } });
const setUpScreen = (main: PartName): Screens => screensWith(main, __('Set up'), { shell: 'bare' });

function screenAt(row: RouteRow, { path, query }: Route, facts: Facts): Screens {
  const { redirectSource } = row;
  const [overlay, isForVisitor] = row.overlay ?? [];
  return screensWith(screenOf(row, facts), row.title(), {
    overlays: overlay && isForVisitor?.(facts, path) ? [overlay] : [],
    notices: row.notices ?? notices,
    shell: row.without?.includes('tabs') ? 'bare' : 'full',
    ...(row.rootScreen && { rootScreen: row.rootScreen }),
    ...(redirectSource && {
      redirect: { to: redirectSource, outward: true, ...(query.feature && { feature: query.feature }) },
    }),
  });
}

/** Returns the redirect of a store to the commerce screen, with the path to return to (ROOT-061). */
function commerceRedirect({ path }: Route, { commerceUnseen, permissions }: Facts): Screens | null {
  if (!commerceUnseen || !permissions.manage_modules || path === commercePath) return null;
  return redirect(path === '/' ? commercePath : `${commercePath}?back=${encodeURIComponent(path)}`);
}

/** Returns the screen of a partner coupon, for a site that is not connected or an address that requests it (ROOT-057). */
const couponScreen = ({ hasCoupon, status, showCouponRedemption }: Facts): Screens | null =>
  hasCoupon && status !== 'offline' && (status === false || showCouponRedemption)
    ? setUpScreen('mf-connection/coupon')
    : null;

/** Returns the screen of a site that is not connected (ROOT-059). */
const connectScreen = ({ status, permissions }: Facts): Screens | null =>
  status === false && permissions.connect ? setUpScreen('mf-connection/connect') : null;
