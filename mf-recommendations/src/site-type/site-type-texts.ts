import { __ } from '@flightdeck/shared/i18n';
import type { SiteType } from '../flow/answers';

export interface SiteTypeText {
  /** REC-015 to REC-017 */
  readonly label: string;
  /** Name of the button that explains it. */
  readonly about: string;
  readonly explanation: string;
}

const texts: Readonly<Record<SiteType, () => SiteTypeText>> = {
  agency: () => ({
    label: __('I build or manage this site for a client'),
    about: __('About sites for clients'),
    explanation: __('You are an agency, a freelancer or a developer, and the site belongs to somebody else.'),
  }),
  store: () => ({
    label: __('This is an e-commerce site'),
    about: __('About e-commerce sites'),
    explanation: __('Something is sold on the site: goods, services, or files to download.'),
  }),
  personal: () => ({
    label: __('This is a personal site'),
    about: __('About personal sites'),
    explanation: __('The site is your own: a blog, a hobby, your work, or a family occasion.'),
  }),
};

export const siteTypeText = (type: SiteType): SiteTypeText => texts[type]();
