import type { Settings } from '@flightdeck/shared/api';
import { firewallChanges } from './firewall.card';

test.each<[string, boolean, Settings, boolean, Settings]>([
  [
    'with rules in the plan',
    true,
    { jetpack_waf_automatic_rules: false },
    true,
    { waf: true, jetpack_waf_automatic_rules: true },
  ],
  ['with rules that are on', true, { jetpack_waf_automatic_rules: true }, true, { waf: true }],
  ['without rules in the plan', true, { jetpack_waf_automatic_rules: false }, false, { waf: true }],
  ['with a version that has no such rules', true, {}, true, { waf: true }],
  ['off', false, { jetpack_waf_automatic_rules: true }, true, { waf: false }],
])('turning the firewall on or off, %s', (_what, on, stored, hasRules, expected) => {
  expect(firewallChanges(on, stored, hasRules)).toEqual(expected);
});
