import { __ } from '@flightdeck/shared/i18n';
import { isFreePlan } from '@flightdeck/shared/plans';
import { bundleOffer } from '../lazy-cards/files';
import { LazyCards } from '../lazy-cards/lazy-cards.view';
import { siteFacts } from '../site-facts.resource';
import { BundleSkeleton } from './bundle-skeleton.view';

/** The offer of the security bundle; its file comes after the state of what the site has. */
export const BundleCard = () => (
  <LazyCards
    label={__('Comprehensive site security')}
    props={{}}
    placeholder={isFreePlan(siteFacts().planSlug) && <BundleSkeleton />}
    file={bundleOffer}
  />
);
