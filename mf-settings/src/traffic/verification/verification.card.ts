import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { googleCode, otherCodes } from './verification.field';
import { VerificationCard, VerificationRow } from './verification-card.view';

/** Site verification with five services (SET-152 to SET-169). */
export const verification: CardDescription = {
  id: 'verification-tools',
  title: () => __('Site verification'),
  icon: 'key',
  modules: ['verification-tools'],
  fields: [googleCode, ...Object.values(otherCodes)],
  searchTerms: () => [__('meta tag'), __('Search Console'), __('webmaster')],
  forcedOff: 'only',
  switches: [
    {
      option: 'verification-tools',
      label: () => __('Verify your site with other services'),
      view: VerificationRow,
    },
  ],
  view: VerificationCard,
};
