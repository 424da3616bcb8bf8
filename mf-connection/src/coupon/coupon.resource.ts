import { couponCheckout } from '@flightdeck/shared/links/places';
import { useConnection } from '@flightdeck/shared/parts';
import { record } from '@flightdeck/shared/reporting';
import { initialState, storedValue } from '@flightdeck/shared/session';
import { useEffect, useRef, useState } from 'react';
import { flightdeckPage } from '../connect/registration.resource';
import { type Coupon, couponForm, eventProperties, isStillDismissed } from './coupon-rules';

/** The time of the last "Remind me later", in ms. */
const dismissedAt = storedValue('coupon-dismissed-at', 'browser', (stored) => typeof stored === 'number');

export interface CouponOffer {
  readonly coupon: Coupon;
  /** How to show the coupon (FACT-CONN-7). */
  readonly form: 'screen' | 'banner';
  /** Address of the provider's checkout for this product, site and coupon (CONN-097). */
  readonly checkoutUrl: string;
  /** Whether "Remind me later" hides the banner. */
  readonly isHidden: boolean;
  /** Records that the user clicked the button that redeems the coupon. */
  recordRedeemClick(): void;
  /** Hides the banner for three days (CONN-096). */
  remindLater(): void;
}

export interface CouponOptions {
  /**
   * Whether the coupon is the only content of the screen. If so, an earlier "Remind me later" does not hide the coupon,
   * and a new one leads to the dashboard. Default false: the banner is above the dashboard.
   */
  readonly fillsScreen?: boolean;
}

/** Returns the partner's coupon of this site and its actions; null when there is none. */
export function useCoupon({ fillsScreen = false }: CouponOptions = {}): CouponOffer | null {
  const connection = useConnection();
  const [isHidden, setHidden] = useState(() => !fillsScreen && isStillDismissed(dismissedAt.read(), Date.now()));
  const { partnerCoupon: coupon, tracksUserData } = initialState();
  const { isRegistered } = connection;
  const report = (event: 'view' | 'click') => {
    // Without a connected account, `tracksUserData` is false, and nothing is recorded.
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
    checkoutUrl: couponCheckout(coupon.product.slug, coupon.coupon_code),
    isHidden,
    recordRedeemClick: () => report('click'),
    remindLater: () => {
      dismissedAt.write(Date.now());
      if (fillsScreen) location.assign(initialState().adminUrl + flightdeckPage);
      else setHidden(true);
    },
  };
}
