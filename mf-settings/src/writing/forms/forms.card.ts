import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { FormsCard } from './forms-card.view';

/** Forms in posts and pages, on sites where Jetpack has a page for their responses. */
export const forms: CardDescription = {
  id: 'contact-form',
  title: () => __('Forms'),
  icon: 'list',
  modules: ['contact-form'],
  exists: ({ modules, adminPages }) =>
    'contact-form' in modules && adminPages.includes('jetpack-forms-responses-wp-admin'),
  searchTerms: () => [__('contact form'), __('responses')],
  switches: [
    {
      option: 'contact-form',
      label: () => __('Add forms to posts and pages'),
      explanation: () => __('Adds the Form block to the editor.'),
    },
  ],
  view: FormsCard,
};
