import { couponCheckout } from '@flightdeck/shared/links/places';
import { useConnection } from '@flightdeck/shared/parts';
import { record } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { useEffect, useRef, useState } from 'react';
import { flightdeckPage } from '../connect/registration.resource';
import { type Coupon, couponForm, eventProperties, isStillDismissed } from './coupon-rules';

const key = 'jetpackRedeemPartnerCouponDismissedAt';

/** Stores when the user dismissed the banner. Without storage, the next page shows it again. */
function storeDismissal(now: number): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // The current page hides the banner without storage.
  }
}

/** Returns whether "Remind me later" still hides the banner. */
function isDismissed(now: number): boolean {
  try {
    return isStillDismissed(localStorage.getItem(key), now);
  } catch {
    return false;
  }
}

export interface CouponOffer {
  readonly coupon: Coupon;
  readonly form: 'screen' | 'banner';
  /** Address of the provider's checkout for this product, site and coupon (CONN-097). */
  readonly checkout: string;
  readonly isHidden: boolean;
  /** Records that the user redeems the coupon. */
  redeem(): void;
  remindLater(): void;
}

export interface CouponOptions {
  /**
   * Whether the address requests the coupon. The coupon is then shown even after "Remind me later", and "Remind me later" leads
   * to the dashboard. Default false.
   */
  readonly isRequested?: boolean;
}

/** Returns the partner's coupon of this site and its actions; null when there is none. */
export function useCoupon({ isRequested = false }: CouponOptions = {}): CouponOffer | null {
  const connection = useConnection();
  const [isHidden, setHidden] = useState(() => !isRequested && isDismissed(Date.now()));
  const { partnerCoupon: coupon, tracksUserData } = initialState();
  const { isRegistered } = connection;
  const report = (event: 'view' | 'click') => {
    // Without a connected account, nothing is recorded.
    if (coupon && tracksUserData)
      record(`jetpack_partner_coupon_redeem_${event}`, eventProperties(coupon, isRegistered));
  };
  const reportView = useRef(() => {});
  reportView.current = () => report('view');
  const isShown = coupon !== false && !isHidden;
  useEffect(() => {
    if (isShown) reportView.current();
  }, [isShown]);

  if (!coupon) return null;
  return {
    coupon,
    form: couponForm(connection),
    checkout: couponCheckout(coupon.product.slug, coupon.coupon_code),
    isHidden,
    redeem: () => report('click'),
    remindLater: () => {
      storeDismissal(Date.now());
      if (isRequested) location.assign(initialState().adminUrl + flightdeckPage);
      else setHidden(true);
    },
  };
}
