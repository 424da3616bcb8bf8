import type { Connection, InitialState } from '@flightdeck/shared/contracts/page';

export type Coupon = Exclude<InitialState['partnerCoupon'], false>;

/** How long "Remind me later" hides the banner, in ms: three days (CONN-096). */
export const dismissalMilliseconds = 259_200_000;

/**
 * Returns whether the banner is still hidden; false if the stored text is not a time.
 * @param dismissedAt stored time in ms; null if the user did not dismiss the banner
 * @param now in ms
 */
export function isStillDismissed(dismissedAt: string | null, now: number): boolean {
  const time = dismissedAt === null || dismissedAt.trim() === '' ? Number.NaN : Number(dismissedAt);
  return Number.isFinite(time) && now <= time + dismissalMilliseconds;
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
