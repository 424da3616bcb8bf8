import { __ } from '@flightdeck/shared/i18n';
import { isFreePlan } from '@flightdeck/shared/plans';
import { bundleOffer } from '../lazy-cards/files';
import { LazyCards } from '../lazy-cards/lazy-cards.view';
import { siteFacts } from '../site-facts.resource';
import { BundleSkeleton } from './bundle-skeleton.view';

/** Loads the security bundle card after the cards that show the state of the site. */
export const BundleCard = () => (
  <LazyCards
    label={__('Comprehensive site security')}
    props={{}}
    placeholder={isFreePlan(siteFacts().planSlug) && <BundleSkeleton />}
    file={bundleOffer}
  />
);
