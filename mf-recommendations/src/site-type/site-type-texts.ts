import { __ } from '@flightdeck/shared/i18n';
import type { SiteType } from '../flow/answers';

export interface SiteTypeText {
  /** Label of the checkbox (REC-015 to REC-017). */
  readonly label: string;
  /** Name of the button that opens the explanation. */
  readonly about: string;
  readonly explanation: string;
}

const texts: Readonly<Record<SiteType, () => SiteTypeText>> = {
  agency: () => ({
    label: __('I build or manage this site for a client'),
    about: __('About client sites'),
    explanation: __(
      'Choose this if you build or manage the site for someone else, as an agency, freelancer or developer.',
    ),
  }),
  store: () => ({
    label: __('This is an e-commerce site'),
    about: __('About e-commerce sites'),
    explanation: __('Choose this if you sell goods, services or digital downloads on your site.'),
  }),
  personal: () => ({
    label: __('This is a personal site'),
    about: __('About personal sites'),
    explanation: __('Choose this if the site is your own, such as a blog, portfolio, wedding or hobby site.'),
  }),
};

/** Returns the texts of a type of site. */
export const siteTypeText = (type: SiteType): SiteTypeText => texts[type]();
