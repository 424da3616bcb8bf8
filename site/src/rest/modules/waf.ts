import { type InvalidParam, invalidParams, ok } from '../../context/answer';
import { storedSettings } from '../../facts/settings-values';
import type { Store } from '../../store/store';
import type { LoggedInCall, Route } from '../route';
import { wrongValue } from '../settings/settings-checks';
import { writeSetting } from '../settings/settings-write';

const exists = (store: Store) => store.modules.all().has('waf');

/** Values of options that were never set, with the mixed types of the plugin. */
const defaults: Readonly<Record<string, unknown>> = {
  jetpack_waf_automatic_rules: '',
  jetpack_waf_ip_list: false,
  jetpack_waf_ip_allow_list: false,
  jetpack_waf_ip_block_list: false,
  jetpack_waf_share_data: '1',
};
const names = Object.keys(defaults);

/** WordPress reads a stored boolean as text. */
const readBack = (value: unknown) => (value === true ? '1' : value === false ? '' : value);

function current({ site }: LoggedInCall) {
  const stored = storedSettings(site.store);
  return ok({
    ...Object.fromEntries(
      names.map((name) => [name, Object.hasOwn(stored, name) ? readBack(stored[name]) : defaults[name]]),
    ),
    bootstrap_path: '/srv/www/wp-content/jetpack-waf/bootstrap.php',
    automatic_rules_available: site.store.connection.registration() !== null,
  });
}

function change(call: LoggedInCall) {
  const submitted = names.filter((name) => call.body[name] !== undefined);
  const wrong: Record<string, InvalidParam> = {};
  for (const name of submitted) {
    const fault = wrongValue(name, call.body[name]);
    if (fault) wrong[name] = fault;
  }
  if (Object.keys(wrong).length) return invalidParams(wrong);
  const { store } = call.site;
  store.write(() => {
    for (const name of submitted) writeSetting(store, call.user, name, call.body[name]);
  });
  return current(call);
}

/** Calls for the firewall. The route exists while the module is on. */
export const wafRoutes: readonly Route[] = [
  { method: 'GET', path: 'waf', capability: 'manageOptions', exists, handle: current },
  { method: 'POST', path: 'waf', capability: 'manageOptions', exists, handle: change },
];
