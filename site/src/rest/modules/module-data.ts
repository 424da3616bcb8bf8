import { is16 } from '../../catalog/versions';
import { type Answer, emptyAnswer, errorWithoutData, ok, refuse } from '../../context/answer';
import { allSettings } from '../../facts/settings-values';
import { traitsOf } from '../../facts/traits';
import { isDown } from '../connection/from-provider';
import type { LoggedInCall, Route } from '../route';
import { statsData } from './stats';

const notActive = refuse(404, 'not_active', 'The requested Jetpack module is not active.');

/** Returns whether a module is active: it is on, or an override keeps it on, and the site is registered. */
function isActive({ site: { store } }: LoggedInCall, slug: string): boolean {
  const override = traitsOf(store).overrides[slug];
  const isOn = override ? override === 'active' : store.modules.all().has(slug);
  return isOn && store.connection.registration() !== null;
}

/** Before Jetpack 16, the plugin sends the count as a string, and false while nothing is counted. */
function protect(call: LoggedInCall) {
  if (!isActive(call, 'protect')) return notActive;
  const { store } = call.site;
  const isCounted = traitsOf(store).stats !== 'empty';
  if (is16(store)) return ok(isCounted ? 17 : 0);
  return ok(isCounted && '17');
}

/** Response while the monitor is on and the site has no connection owner: the plugin crashes. */
const criticalError: Answer = {
  status: 500,
  body: {
    code: 'internal_server_error',
    message:
      '<p>There has been a critical error on this website.</p><p><a href="https://wordpress.org/support/article/faq-troubleshooting/">Learn more about troubleshooting WordPress.</a></p>',
    data: { status: 500 },
    additional_errors: [],
  },
};

function monitor(call: LoggedInCall) {
  if (!isActive(call, 'monitor')) return notActive;
  if (call.site.store.connection.registration()?.ownerId === null) return criticalError;
  if (isDown(call)) return errorWithoutData('monitor-downtime', 'transport error - HTTP status code was not 200');
  return ok({ code: 'success', date: null });
}

function vaultpress({ site }: LoggedInCall) {
  const { vaultpress: state, vaultpressThreats: threats } = traitsOf(site.store);
  if (state === 'none') return notActive;
  if (state === 'not-registered') {
    return ok({ code: 'not_registered', message: 'VaultPress has no registration key yet.' });
  }
  const data = {
    active: true,
    features: { security: true, backups: true },
    backups: { last_backup: Math.floor(site.clock.now() / 1000) - 3600 },
    security: { notice_count: threats },
    issue_count: threats,
  };
  return ok({ code: 'success', message: 'Your site is backed up.', data });
}

/** Names of the verification services. Each key is the setting that stores the code of the service. */
const services: Readonly<Record<string, string>> = {
  google: 'Google',
  bing: 'Bing',
  pinterest: 'Pinterest',
  yandex: 'Yandex',
  facebook: 'Facebook',
};

function verification({ site, user }: LoggedInCall) {
  const settings = allSettings(site.store, user);
  const settingsWithCode = Object.keys(services).filter((name) => settings[name] !== '');
  if (!settingsWithCode.length) return refuse(404, 'empty', 'Site not verified with any service.');
  const serviceNames = settingsWithCode.map((name) => services[name]);
  return ok({
    code: 'success',
    message: `Site already verified with: ${serviceNames.join(', ')}`,
    services: serviceNames,
  });
}

/** Calls for the data of modules. Most modules have no data; the data of each other module has its own format. */
export const moduleDataRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'module/protect/data',
    capability: 'viewData',
    handle: protect,
  },
  {
    method: 'GET',
    path: 'module/monitor/data',
    capability: 'viewData',
    handle: monitor,
  },
  {
    method: 'GET',
    path: 'module/stats/data',
    capability: 'viewData',
    handle: ({ site, query }) => ok(statsData(site, query.get('range') ?? 'day')),
  },
  { method: 'GET', path: 'module/vaultpress/data', capability: 'viewData', handle: vaultpress },
  { method: 'GET', path: 'module/verification-tools/data', capability: 'viewData', handle: verification },
  { method: 'GET', path: 'module/:slug/data', capability: 'viewData', handle: () => emptyAnswer },
];
