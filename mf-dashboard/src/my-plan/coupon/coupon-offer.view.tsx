import { __, sprintf } from '@flightdeck/shared/i18n';
import { OutLink } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { useCouponOffer } from './coupon-offer.resource';

/** Shows the partner coupon above the plan; nothing without a coupon. */
export function CouponOffer() {
  const offer = useCouponOffer();
  if (!offer) return null;
  const { partnerName, productName, checkoutHref, recordRedeemClick } = offer;
  return (
    <PageNotice
      action={
        <OutLink href={checkoutHref} onClick={recordRedeemClick} variant="primary">
          {__('Redeem')}
        </OutLink>
      }
      status="is-info"
    >
      <strong>{sprintf(/* translators: %s: name of a product */ __('Get a free year of %s.'), productName)}</strong>{' '}
      <span>
        {sprintf(/* translators: %s: name of a partner company */ __('Redeem your %s coupon to start.'), partnerName)}
      </span>
    </PageNotice>
  );
}
