import type { Settings } from '@flightdeck/shared/settings';
import { firewallChanges } from './firewall.card';

test.each<[string, boolean, Settings, boolean, Settings]>([
  [
    'turning on the firewall also turns on automatic rules if the plan includes them',
    true,
    { jetpack_waf_automatic_rules: false },
    true,
    { waf: true, jetpack_waf_automatic_rules: true },
  ],
  [
    'turning on the firewall does not send automatic rules if they are already on',
    true,
    { jetpack_waf_automatic_rules: true },
    true,
    { waf: true },
  ],
  [
    'turning on the firewall does not send automatic rules if the plan does not include them',
    true,
    { jetpack_waf_automatic_rules: false },
    false,
    { waf: true },
  ],
  [
    'turning on the firewall does not send automatic rules if Jetpack has no such option',
    true,
    {},
    true,
    { waf: true },
  ],
  [
    'turning off the firewall does not turn off automatic rules',
    false,
    { jetpack_waf_automatic_rules: true },
    true,
    { waf: false },
  ],
])('%s', (_what, on, serverValues, hasRules, expected) => {
  expect(firewallChanges(on, serverValues, hasRules)).toEqual(expected);
});
