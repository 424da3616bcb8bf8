import { record } from '@flightdeck/shared/analytics';
import { couponCheckout } from '@flightdeck/shared/links/places';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { useEffect } from 'react';

export interface CouponOffer {
  readonly partner: string;
  readonly product: string;
  /** Address of the checkout that redeems it (CONN-097). */
  readonly checkout: string;
  /** Somebody goes there. */
  redeem(): void;
}

/** The partner's coupon that managers of this site may still redeem; null for none (facts-conn.md part 7). Offline nobody can. */
export function useCouponOffer(): CouponOffer | null {
  const { status, hasConnectedOwner } = useConnection();
  const { partnerCoupon, tracksUserData } = initialState();
  const { manage_modules } = usePermissions();
  const coupon = status !== 'offline' && hasConnectedOwner && manage_modules && partnerCoupon;
  const tell = (what: 'view' | 'click') => {
    if (!coupon || !tracksUserData) return;
    const { coupon_code, partner, preset } = coupon;
    const properties = { coupon: coupon_code, partner: partner.prefix, preset, connected: 'yes' };
    record(`jetpack_partner_coupon_redeem_${what}`, properties);
  };
  const shows = coupon !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it shows
  useEffect(() => tell('view'), [shows]);

  if (!coupon) return null;
  const { partner, product, coupon_code } = coupon;
  return {
    partner: partner.name,
    product: product.title,
    checkout: couponCheckout(product.slug, coupon_code),
    redeem: () => tell('click'),
  };
}
