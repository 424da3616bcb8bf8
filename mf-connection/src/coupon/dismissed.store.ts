import { isStillDismissed } from './coupon-rules';

const key = 'jetpackRedeemPartnerCouponDismissedAt';

/** Hides the banner for a while in this browser. Without storage, the next page shows it again. */
export function storeDismissal(now: number): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // The page itself keeps it hidden.
  }
}

/** Returns whether "Remind me later" still hides the banner. */
export function isDismissed(now: number): boolean {
  try {
    return isStillDismissed(localStorage.getItem(key), now);
  } catch {
    return false;
  }
}
