import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import type { Connection } from '@flightdeck/shared/contracts/topics';

export type Coupon = Exclude<InitialState['partnerCoupon'], false>;

/** "Remind me later" hides the banner so long: three days (CONN-096). */
export const rest = 259_200_000;

/** Whether the banner still rests. @param dismissedAt what was kept; anything that is no time counts as never */
export function isResting(dismissedAt: string | null, now: number): boolean {
  const at = dismissedAt === null || dismissedAt.trim() === '' ? Number.NaN : Number(dismissedAt);
  return Number.isFinite(at) && now <= at + rest;
}

/** Which form of the offer there is: a site without connected owner gets a screen, any other a banner (facts-conn.md part 7). */
export const couponForm = ({ hasConnectedOwner }: Pick<Connection, 'hasConnectedOwner'>): 'screen' | 'banner' =>
  hasConnectedOwner ? 'banner' : 'screen';

/** What the two events about the offer tell (CONN-098, CONN-099). */
export const eventProperties = (
  { coupon_code, partner, preset }: Pick<Coupon, 'coupon_code' | 'preset' | 'partner'>,
  isRegistered: boolean,
) => ({ coupon: coupon_code, partner: partner.prefix, preset, connected: isRegistered ? 'yes' : 'no' });
