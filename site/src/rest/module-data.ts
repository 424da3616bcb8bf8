import { nothing, ok, refuse } from './answer';
import type { Route, SignedInCall } from './route';
import { allSettings } from './settings-values';
import { statsData } from './stats';

const notActive = refuse(404, 'not_active', 'The requested Jetpack module is not active.');

/** Works: switched on, and the site connected. */
const works = ({ site }: SignedInCall, slug: string) =>
  site.store.connection.registration() !== null && site.store.modules.all().has(slug);

const services: Readonly<Record<string, string>> = {
  google: 'Google',
  bing: 'Bing',
  pinterest: 'Pinterest',
  yandex: 'Yandex',
  facebook: 'Facebook',
};

function verification({ site, user }: SignedInCall) {
  const settings = allSettings(site.store, user);
  const verified = Object.keys(services).filter((name) => settings[name] !== '');
  if (!verified.length) return refuse(404, 'empty', 'Site not verified with any service.');
  const list = verified.map((name) => services[name]);
  return ok({ code: 'success', message: `Site already verified with: ${list.join(', ')}`, services: list });
}

/** What modules report, each in a form of its own. */
export const moduleDataRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'module/protect/data',
    capability: 'signedIn',
    // A string, not a number.
    handle: (call) => (works(call, 'protect') ? ok('17') : notActive),
  },
  {
    method: 'GET',
    path: 'module/monitor/data',
    capability: 'signedIn',
    handle: (call) => (works(call, 'monitor') ? ok({ code: 'success', date: null }) : notActive),
  },
  {
    method: 'GET',
    path: 'module/akismet/data',
    capability: 'signedIn',
    handle: ({ site, user }) => ok(allSettings(site.store, user).wordpress_api_key === '' ? 'invalid_key' : 3),
  },
  {
    method: 'GET',
    path: 'module/stats/data',
    capability: 'signedIn',
    handle: ({ site, query }) => ok(statsData(site, query.get('range') ?? 'day')),
  },
  { method: 'GET', path: 'module/vaultpress/data', capability: 'signedIn', handle: () => notActive },
  { method: 'GET', path: 'module/verification-tools/data', capability: 'signedIn', handle: verification },
  { method: 'GET', path: 'module/:slug/data', capability: 'signedIn', handle: () => nothing },
];
