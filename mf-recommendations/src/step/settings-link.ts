import { redirect } from '@flightdeck/shared/links';
import { type Admin, adminPage, adminPages, featurePage } from '@flightdeck/shared/links/places';
import type { SelectableStep } from '../flow/steps';

/** Returns the address of a feature's settings (FACT-REC-6). VideoPress has none, so its address is a support page. */
export function settingsLink(step: SelectableStep, admin: Admin): string {
  const { adminUrl } = admin;
  switch (step) {
    case 'boost':
      return adminPage(adminPages.boost, adminUrl);
    case 'creative-mail':
      return adminPage(adminPages.creativeMail, adminUrl);
    case 'monitor':
      return '#/settings?term=monitor';
    case 'related-posts':
      return '#/settings?term=related%20posts';
    case 'protect':
      return adminPage(adminPages.protect, adminUrl);
    case 'site-accelerator':
      return '#/settings?term=cdn';
    case 'publicize':
      return featurePage('social', admin);
    case 'videopress':
      return redirect('jetpack-support-videopress-block-editor');
    case 'woocommerce':
      return adminPage(adminPages.commerceSetup, adminUrl);
  }
}
