import { __ } from '@flightdeck/shared/i18n';
import { VisuallyHidden } from '@flightdeck/shared/ui/visually-hidden';
import { useCoupon } from './coupon.resource';
import { CouponBanner } from './coupon-banner.view';
import { CouponScreen } from './coupon-screen.view';

/** A partner's coupon as a screen of its own, in the form that suits the site (ROOT-057); asked for, it does not rest. */
export function PartnerCoupon() {
  const offer = useCoupon({ isAskedFor: true });
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
