import type { Connection, InitialState } from '@flightdeck/shared/contracts/page';

export type Coupon = Exclude<InitialState['partnerCoupon'], false>;

/** How long "Remind me later" hides the banner, in ms: three days (CONN-096). */
const dismissalMilliseconds = 259_200_000;

/**
 * Returns whether the banner is still hidden.
 * @param dismissedAt stored time in ms; null if the user did not dismiss the banner
 * @param now in ms
 */
export function isStillDismissed(dismissedAt: number | null, now: number): boolean {
  return dismissedAt !== null && now <= dismissedAt + dismissalMilliseconds;
}

/**
 * Returns how to show the coupon: as a screen on a site without a connected owner, else as a banner (FACT-CONN-7).
 */
export const couponForm = ({ hasConnectedOwner }: Pick<Connection, 'hasConnectedOwner'>): 'screen' | 'banner' =>
  hasConnectedOwner ? 'banner' : 'screen';

/** Returns the properties of the two coupon events (CONN-098, CONN-099). */
export const eventProperties = (
  { coupon_code, partner, preset }: Pick<Coupon, 'coupon_code' | 'preset' | 'partner'>,
  isRegistered: boolean,
) => ({ coupon: coupon_code, partner: partner.prefix, preset, connected: isRegistered ? 'yes' : 'no' });
