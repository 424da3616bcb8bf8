import { __ } from '@flightdeck/shared/i18n';
import { isFreePlan } from '@flightdeck/shared/plans';
import { Later } from '../later/later.view';
import { bundleOffer } from '../later/views';
import { siteFacts } from '../site-facts.resource';
import { BundleSkeleton } from './bundle-skeleton.view';

/** The offer of the security bundle; its file comes after the state of what the site has. */
export const BundleCard = () => (
  <Later
    label={__('Comprehensive Site Security')}
    now
    props={{}}
    skeleton={isFreePlan(siteFacts().planSlug) && <BundleSkeleton />}
    view={bundleOffer}
  />
);
