import { __ } from '@flightdeck/shared/i18n';
import { isSince } from '@flightdeck/shared/versions';
import { since } from '../../engine/access/jetpack-version';
import type { CardDescription } from '../../engine/cards/card';
import { FormsCard } from './forms-card.view';

/** Forms in posts and pages, since Jetpack has a page for their responses. */
export const forms: CardDescription = {
  id: 'contact-form',
  title: () => __('Forms'),
  icon: 'list',
  modules: ['contact-form'],
  exists: ({ modules, version }) => 'contact-form' in modules && isSince(version, since.formsPage),
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
