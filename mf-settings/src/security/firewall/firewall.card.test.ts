import type { Settings } from '@flightdeck/shared/settings';
import { firewallChanges } from './firewall.card';

const rules = 'jetpack_waf_automatic_rules';

test.each<[string, boolean, Settings, hasRules: boolean, Settings]>([
  ['on, with automatic rules in the plan', true, { [rules]: false }, true, { waf: true, [rules]: true }],
  ['on, with automatic rules on', true, { [rules]: true }, true, { waf: true }],
  ['on, without automatic rules in the plan', true, { [rules]: false }, false, { waf: true }],
  ['on, without the option of automatic rules', true, {}, true, { waf: true }],
  ['off', false, { [rules]: true }, true, { waf: false }],
])(
  'turning the firewall %s (%p, with %j, rules in the plan: %p), sends %j',
  (_what, on, serverValues, hasRules, expected) => {
    expect(firewallChanges(on, serverValues, hasRules)).toEqual(expected);
  },
);
