import { __, sprintf } from '@flightdeck/shared/i18n';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { PageNotice } from '@flightdeck/shared/ui/page-notice';
import { useCouponOffer } from './coupon-offer.resource';

/** A free year that waits to be redeemed, above the plan. Without a coupon it takes no room. */
export function CouponOffer() {
  const offer = useCouponOffer();
  if (!offer) return null;
  const { partner, product, checkout, redeem } = offer;
  return (
    <PageNotice
      action={
        <OutLink href={checkout} onClick={redeem} variant="primary">
          {__('Redeem')}
        </OutLink>
      }
      status="is-info"
    >
      <strong>{sprintf(__('%s is yours for one year.'), product)}</strong>{' '}
      {sprintf(__('Your coupon of %s pays for it.'), partner)}
    </PageNotice>
  );
}
