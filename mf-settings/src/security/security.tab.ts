import { __ } from '@flightdeck/shared/i18n';
import type { TabDescription } from '../engine/cards/card';
import { accountProtection } from './account-protection/account-protection.card';
import { allowListCard } from './allow-list/allow-list.card';
import { antiSpam } from './anti-spam/anti-spam.card';
import { backups } from './backups/backups.card';
import { bruteForce } from './brute-force/brute-force.card';
import { firewall } from './firewall/firewall.card';
import { monitor } from './monitor/monitor.card';
import { signOn } from './sign-on/sign-on.card';

/** The security settings (SET-055 to SET-062). */
export const security: TabDescription = {
  name: 'security',
  heading: () => __('Jetpack Security Settings'),
  title: () => __('Protect your site, and get alerts when something needs your attention.'),
  shortTitle: () => __('Security'),
  cards: [backups, monitor, antiSpam, firewall, bruteForce, allowListCard, signOn, accountProtection],
};
