import { redirect } from '@flightdeck/shared/links';
import { adminPage } from '@flightdeck/shared/links/places';
import type { SelectableStep } from '../flow/steps';

/** Returns the address of a feature's settings (FACT-REC-6). @param adminUrl ends with a slash */
export function settingsLink(step: SelectableStep, adminUrl: string): string {
  switch (step) {
    case 'boost':
      return adminPage('boost', adminUrl);
    case 'creative-mail':
      return adminPage('creativeMail', adminUrl);
    case 'monitor':
      return '#/settings?term=monitor';
    case 'related-posts':
      return '#/settings?term=related%20posts';
    case 'protect':
      return adminPage('protect', adminUrl);
    case 'site-accelerator':
      return '#/settings?term=cdn';
    case 'publicize':
      return redirect('calypso-marketing-connections');
    case 'videopress':
      return redirect('jetpack-support-videopress-block-editor');
    case 'woocommerce':
      return adminPage('commerceSetup', adminUrl);
  }
}
