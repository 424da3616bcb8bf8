import { isResting } from './coupon-facts';

const key = 'jetpackRedeemPartnerCouponDismissedAt';

/** Hides the banner for a while, on this browser. A browser that stores nothing shows it again with the next page. */
export function restFrom(now: number): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // It is hidden as long as the page is open.
  }
}

/** Whether somebody asked to be reminded later, and it is not later yet. */
export function rests(now: number): boolean {
  try {
    return isResting(localStorage.getItem(key), now);
  } catch {
    return false;
  }
}
