import { useCoupon } from './coupon.resource';
import { CouponBanner } from './coupon-banner.view';

/** Coupon banner above the dashboard, unless the user asked to be reminded later (CONN-095, CONN-096). */
export default function CouponNotice() {
  const offer = useCoupon();
  return !offer || offer.isHidden ? null : <CouponBanner {...offer} />;
}
