import { __ } from '@flightdeck/shared/i18n';
import { availability } from '../../engine/access/access';
import type { CardDescription, CardSwitch } from '../../engine/cards/card';
import { type ContentType, contentTypeChanges, contentTypeFacts, isTypeOn, isTypeShown } from './content-type-changes';
import { ContentTypesCard, PortfolioRow, TestimonialRow } from './content-types-card.view';

/** Returns the switch of a type, without its label. */
const contentTypeSwitch = (option: ContentType): Omit<CardSwitch, 'label'> => ({
  option,
  exists: (facts) => isTypeShown(option, facts),
  isOn: (serverValues, { version }) => isTypeOn(option, contentTypeFacts(serverValues, version)),
  changes: (on, serverValues, facts) =>
    contentTypeChanges(
      option,
      on,
      contentTypeFacts(serverValues, facts.version),
      availability('custom-content-types', facts) === 'forced-on',
    ),
});

/** Testimonials and portfolios (SET-178, SET-179). */
export const contentTypes: CardDescription = {
  id: 'custom-content-types',
  title: () => __('Custom content types'),
  icon: 'blocks',
  modules: ['custom-content-types'],
  searchTerms: () => [__('projects'), __('customers')],
  exists: (facts) =>
    'custom-content-types' in facts.modules &&
    (isTypeShown('jetpack_testimonial', facts) || isTypeShown('jetpack_portfolio', facts)),
  switches: [
    { ...contentTypeSwitch('jetpack_testimonial'), label: () => __('Testimonials'), view: TestimonialRow },
    { ...contentTypeSwitch('jetpack_portfolio'), label: () => __('Portfolios'), view: PortfolioRow },
  ],
  view: ContentTypesCard,
};
