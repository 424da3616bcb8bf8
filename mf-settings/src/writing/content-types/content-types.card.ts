import { __ } from '@flightdeck/shared/i18n';
import { availability } from '../../engine/access/access';
import type { CardDescription, CardSwitch } from '../../engine/cards/card';
import { type ContentType, contentTypeChanges, contentTypeInput, isTypeOn, isTypeShown } from './content-type-changes';
import { ContentTypesCard, PortfolioRow, TestimonialRow } from './content-types-card.view';

/** Returns the switch of a type, without its label. */
const contentTypeSwitch = (option: ContentType): Omit<CardSwitch, 'label'> => ({
  option,
  exists: (input) => isTypeShown(option, input),
  isOn: (serverValues, { version }) => isTypeOn(option, contentTypeInput(serverValues, version)),
  changes: (on, serverValues, input) =>
    contentTypeChanges(
      option,
      on,
      contentTypeInput(serverValues, input.version),
      availability('custom-content-types', input) === 'forced-on',
    ),
});

/** Testimonials and portfolios (SET-178, SET-179). */
export const contentTypes: CardDescription = {
  id: 'custom-content-types',
  title: () => __('Custom content types'),
  icon: 'blocks',
  modules: ['custom-content-types'],
  searchTerms: () => [__('projects'), __('customers')],
  exists: (input) =>
    'custom-content-types' in input.modules &&
    (isTypeShown('jetpack_testimonial', input) || isTypeShown('jetpack_portfolio', input)),
  switches: [
    { ...contentTypeSwitch('jetpack_testimonial'), label: () => __('Testimonials'), view: TestimonialRow },
    { ...contentTypeSwitch('jetpack_portfolio'), label: () => __('Portfolios'), view: PortfolioRow },
  ],
  view: ContentTypesCard,
};
