import { ok } from '../../context/answer';
import type { Store } from '../../store/store';
import type { LoggedInCall, Route } from '../route';

const exists = (store: Store) => store.state.modules.includes('waf');

/** Values of options that were never set, in the types that the plugin returns. */
const defaults: Readonly<Record<string, unknown>> = {
  jetpack_waf_automatic_rules: '',
  jetpack_waf_ip_list: false,
  jetpack_waf_ip_allow_list: false,
  jetpack_waf_ip_block_list: false,
  jetpack_waf_share_data: '1',
};
const optionNames = Object.keys(defaults);

/** Returns a stored value as WordPress reads it: a boolean becomes a string. */
function readBack(value: unknown): unknown {
  if (typeof value !== 'boolean') return value;
  return value ? '1' : '';
}

function readOptions({ site }: LoggedInCall) {
  const stored = site.store.state.settings;
  return ok({
    ...Object.fromEntries(
      optionNames.map((name) => [name, Object.hasOwn(stored, name) ? readBack(stored[name]) : defaults[name]]),
    ),
    bootstrap_path: '/srv/www/wp-content/jetpack-waf/bootstrap.php',
    automatic_rules_available: site.store.state.registration !== null,
  });
}

/** The options of the firewall. The route exists while the module is on. */
export const wafRoutes: readonly Route[] = [
  { method: 'GET', path: 'waf', capability: 'manageOptions', exists, handle: readOptions },
];
