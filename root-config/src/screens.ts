import type { PartName } from '@flightdeck/shared/contracts/area-manifest';
import type { Route } from '@flightdeck/shared/contracts/route';
import type { Facts, Screens } from '@flightdeck/shared/contracts/screens';
import { __ } from '@flightdeck/shared/i18n';

/** Settings routes and their titles; `/privacy` leaves the title as it is (ROOT-020). */
const settingsTitles: Readonly<Record<string, () => string | null>> = {
  '/settings': () => __('Settings'),
  '/security': () => __('Security'),
  '/performance': () => __('Performance'),
  '/writing': () => __('Writing'),
  '/sharing': () => __('Sharing'),
  '/discussion': () => __('Discussion'),
  '/traffic': () => __('Traffic'),
  '/privacy': () => null,
};

/** Settings routes that users without `manage_modules` may see, unless they cannot even edit (facts-root.md part 4). */
const settingsOfOthers = ['/settings', '/writing', '/sharing', '/performance'];

const products = ['akismet', 'backup', 'scan', 'search', 'security', 'videopress'];

/** Targets of the admin's skip links: they leave everything as it is (ROOT-020, OQ-005). */
const skipLinks = ['/wpbody-content', '/wp-toolbar'];

const atAGlance = () => __('At A Glance');

/**
 * What is on screen: the only place that knows routes, precedence and roles (spec/dashboard.md §2, ROOT-001 to ROOT-062).
 * @param route the current hash route
 * @param facts what is known of connection, user and site
 */
export function screens(route: Route, facts: Facts): Screens {
  if (route.path === '/status' && facts.permissions.manage_modules) return status();
  const found =
    commerceFirst(route, facts) ??
    fullPage(route, facts) ??
    (facts.permissions.manage_modules ? forManagers(route, facts) : forOthers(route, facts));
  return facts.hasLicenceNews ? { ...found, notices: [...found.notices, 'mf-licensing/notice'] } : found;
}

const notices: readonly PartName[] = ['mf-connection/notices'];
const commerce = '/woo-setup';

const page = (main: PartName | null, title: string | null, rest: Partial<Screens> = {}): Screens => ({
  main,
  overlays: [],
  notices,
  title,
  frame: 'full',
  ...rest,
});

const redirect = (to: string): Screens => page(null, null, { redirect: { to, outward: false } });
const toDashboard = () => redirect('/dashboard');

/** What the page knows about itself: before everything else, since it is asked for where something does not work. */
const status = (): Screens => page(null, __('Status'), { own: 'status', notices: [], frame: 'bare' });

/** Shops are set up before anything else, whatever the address says; the path to go back to goes along (ROOT-061). */
function commerceFirst({ path }: Route, { commerceUnseen, permissions }: Facts): Screens | null {
  if (!commerceUnseen || !permissions.manage_modules || path === commerce) return null;
  return redirect(path === '/' ? commerce : `${commerce}?back=${encodeURIComponent(path)}`);
}

/** Full-page screens in their order of precedence (ROOT-055); null when none applies. */
function fullPage({ path }: Route, facts: Facts): Screens | null {
  const { permissions, status } = facts;
  const bare = (main: PartName) => page(main, __('Set up'), { frame: 'bare' });
  if (path === commerce) return bare('mf-connection/commerce');
  if (facts.hasCoupon && status !== 'offline' && (status === false || facts.showCouponRedemption))
    return bare('mf-connection/coupon');
  if (path === '/connect-user' && (permissions.manage_modules || facts.hasConnectedOwner))
    return bare('mf-connection/connect-user');
  if (status === false && permissions.connect) return bare('mf-connection/connect');
  return null;
}

function forManagers(route: Route, facts: Facts): Screens {
  const { path } = route;
  if (path in settingsTitles) return ofSettings(path, facts);
  const product = /^\/product\/([a-z]+)$/.exec(path)?.[1];
  if (product && products.includes(product)) return ofProduct(product, facts);
  if (path === '/recommendations' || path.startsWith('/recommendations/')) {
    return facts.showRecommendations
      ? page('mf-recommendations/recommendations', __('Recommendations'))
      : toDashboard();
  }
  if (path === '/my-plan') return page('mf-dashboard/my-plan', __('My Plan'));
  if (path === '/plans' || path === '/plans-prompt')
    return page(null, __('Plans'), {
      redirect: { to: 'jetpack-plans', outward: true, ...(route.query.feature && { feature: route.query.feature }) },
      notices: [...notices, 'mf-dashboard/backup-overlap'],
    });
  if (path === '/license/activation') return ofLicence(facts);
  if (path === '/identity-crisis') return ofAddress(facts);
  return dashboard(path, facts) ?? toDashboard();
}

/** Routes that show the dashboard, and what lies over it; null for a route that is not known. */
function dashboard(path: string, facts: Facts): Screens | null {
  const under = (title: string | null, overlays: readonly PartName[] = []) =>
    page('mf-dashboard/at-a-glance', title, { overlays });
  if (skipLinks.includes(path)) return under(null);
  if (path === '/dashboard' || path === '/') return under(atAGlance());
  if (path === '/setup') return under(__('Set up'));
  if (path === '/disconnect')
    return under(
      atAGlance(),
      facts.permissions.disconnect && facts.status === true ? ['mf-connection/disconnect'] : [],
    );
  if (path === '/reconnect')
    return under(__('Reconnect'), facts.status === true && !facts.isReconnecting ? ['mf-connection/reconnect'] : []);
  return null;
}

function forOthers({ path }: Route, facts: Facts): Screens {
  if (path === '/license/activation') return ofLicence(facts);
  if (settingsOfOthers.includes(path) && facts.permissions.edit_posts) return ofSettings(path, facts);
  if (path === '/dashboard' || path === '/') return page('mf-dashboard/at-a-glance', atAGlance());
  if (skipLinks.includes(path)) return page('mf-dashboard/at-a-glance', null);
  return toDashboard();
}

/**
 * The page of the settings that a route of theirs shows. Who only writes has Sharing while social connections are on
 * (SET-009), and Writing on each route otherwise (SET-171, OQ-092).
 */
export function settingsPage(path: string, { permissions, sharesPosts = false }: Facts): string {
  if (path !== '/settings' && (permissions.manage_modules || sharesPosts)) return path.slice(1);
  if (permissions.manage_modules) return 'security';
  return sharesPosts ? 'sharing' : 'writing';
}

/** A page of the settings under its own title; the route that names none keeps the title of all (ROOT-021.7). */
function ofSettings(path: string, facts: Facts): Screens {
  const name = settingsPage(path, facts);
  return page(`mf-settings/${name}`, settingsTitles[path === '/settings' ? path : `/${name}`]?.() ?? null);
}

/** Licence activation is for a linked user who owns the connection (ROOT-015, ROOT-016). */
const ofLicence = (facts: Facts): Screens =>
  facts.isLinked && facts.permissions.isMaster
    ? page('mf-licensing/activation', __('License'), { frame: 'bare' })
    : toDashboard();

/** Two addresses for one site: a screen to decide on, for those who may disconnect, as long as there is something to decide. */
const ofAddress = (facts: Facts): Screens =>
  facts.isInIdentityCrisis && facts.permissions.disconnect
    ? page('mf-connection/identity-crisis', __('Site address'), { frame: 'bare' })
    : toDashboard();

/**
 * A product page only when the product can be offered (ROOT-018, OQ-004): offline none can, since the provider is not asked.
 * While the products are not known, the page waits.
 */
const ofProduct = (product: string, { products: offered, status }: Facts): Screens =>
  status !== 'offline' && (offered === null || offered.includes(product))
    ? page('mf-recommendations/product', __('Recommendations'))
    : toDashboard();
