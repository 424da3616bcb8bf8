import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { isTypeShown } from './content-type-changes';
import { ContentTypesCard } from './content-types-card.view';

/** Testimonials and portfolios (SET-178, SET-179). */
export const contentTypes: CardDescription = {
  id: 'custom-content-types',
  title: () => __('Custom content types'),
  icon: 'blocks',
  modules: ['custom-content-types'],
  settings: ['jetpack_testimonial', 'jetpack_portfolio'],
  words: () => [__('Testimonials'), __('Portfolios'), __('projects'), __('customers')],
  exists: (facts) =>
    'custom-content-types' in facts.modules &&
    (isTypeShown('jetpack_testimonial', facts) || isTypeShown('jetpack_portfolio', facts)),
  view: ContentTypesCard,
};
