import { couponCheckout } from '@flightdeck/shared/links/places';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { record } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { useEffect } from 'react';

export interface CouponOffer {
  readonly partnerName: string;
  readonly productName: string;
  /** Checkout address that redeems the coupon (CONN-097). */
  readonly checkoutHref: string;
  /** Records a click on the checkout link. */
  recordRedeemClick(): void;
}

/** Returns the partner coupon that the user may redeem, or null; always null offline (FACT-CONN-7). */
export function useCouponOffer(): CouponOffer | null {
  const { status, hasConnectedOwner } = useConnection();
  const { partnerCoupon, tracksUserData } = initialState();
  const { manage_modules } = usePermissions();
  const coupon = status !== 'offline' && hasConnectedOwner && manage_modules && partnerCoupon;
  const recordCoupon = (event: 'view' | 'click') => {
    if (!coupon || !tracksUserData) return;
    const { coupon_code, partner, preset } = coupon;
    const properties = { coupon: coupon_code, partner: partner.prefix, preset, connected: 'yes' };
    record(`jetpack_partner_coupon_redeem_${event}`, properties);
  };
  const isShown = coupon !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: recorded once, when the offer is shown
  useEffect(() => recordCoupon('view'), [isShown]);

  if (!coupon) return null;
  const { partner, product, coupon_code } = coupon;
  return {
    partnerName: partner.name,
    productName: product.title,
    checkoutHref: couponCheckout(product.slug, coupon_code),
    recordRedeemClick: () => recordCoupon('click'),
  };
}
