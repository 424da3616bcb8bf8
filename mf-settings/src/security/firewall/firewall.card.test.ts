import type { Settings } from '@flightdeck/shared/api';
import { firewallChanges } from './firewall.card';

test.each<[string, boolean, Settings, boolean, Settings]>([
  [
    'turning the firewall on turns on automatic rules that are in the plan',
    true,
    { jetpack_waf_automatic_rules: false },
    true,
    { waf: true, jetpack_waf_automatic_rules: true },
  ],
  [
    'turning the firewall on leaves out automatic rules that are on',
    true,
    { jetpack_waf_automatic_rules: true },
    true,
    { waf: true },
  ],
  [
    'turning the firewall on leaves out automatic rules that are not in the plan',
    true,
    { jetpack_waf_automatic_rules: false },
    false,
    { waf: true },
  ],
  ['turning the firewall on leaves out automatic rules that Jetpack does not have', true, {}, true, { waf: true }],
  [
    'turning the firewall off leaves automatic rules on',
    false,
    { jetpack_waf_automatic_rules: true },
    true,
    { waf: false },
  ],
])('%s', (_what, on, stored, hasRules, expected) => {
  expect(firewallChanges(on, stored, hasRules)).toEqual(expected);
});
