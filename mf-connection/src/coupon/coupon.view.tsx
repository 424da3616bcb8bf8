import { __ } from '@flightdeck/shared/i18n';
import { VisuallyHidden } from '@flightdeck/shared/ui';
import { useCoupon } from './coupon.resource';
import { CouponBanner } from './coupon-banner.view';
import { CouponScreen } from './coupon-screen.view';

/** Screen of the partner coupon (ROOT-057). An earlier "Remind me later" does not hide the coupon here. */
export function PartnerCoupon() {
  const offer = useCoupon({ fillsScreen: true });
  if (!offer) return null;
  if (offer.form === 'screen') return <CouponScreen {...offer} />;
  return (
    <>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{__('Your coupon')}</VisuallyHidden>
      </h1>
      <CouponBanner {...offer} />
    </>
  );
}
