import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { type AdminPage, adminPages } from '@flightdeck/shared/links/places';
import type { IconName } from '@flightdeck/shared/ui';
import type { PluginItem } from '../cards/plugin-item-state';

/** A plugin with the texts and links of its card. */
export interface PromotedPlugin extends PluginItem {
  readonly icon: IconName;
  /** Page of the active plugin. */
  readonly page: AdminPage;
  /** One sentence about the benefit. */
  readonly prompt: string;
  /** Address of "Learn more". */
  readonly learnMoreLink: string;
}

export const boost = (): PromotedPlugin => ({
  pluginName: 'Boost',
  pluginSlug: 'jetpack-boost',
  pluginFiles: ['jetpack-boost/jetpack-boost.php', 'jetpack-boost-dev/jetpack-boost.php'],
  icon: 'gauge',
  page: adminPages.boost,
  prompt: __('Speed up your site with a free plugin.'),
  learnMoreLink: redirect('stats-nudges-boost-learn'),
});

export const crm = (): PromotedPlugin => ({
  pluginName: 'CRM',
  pluginSlug: 'zero-bs-crm',
  pluginFiles: ['zero-bs-crm/ZeroBSCRM.php'],
  icon: 'people',
  page: adminPages.crm,
  prompt: __('Manage leads and customers with a free plugin.'),
  learnMoreLink: redirect('stats-nudges-crm-learn'),
});
