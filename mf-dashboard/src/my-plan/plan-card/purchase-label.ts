import { defaultDateFormat, formatDate } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import type { Purchase } from '@flightdeck/shared/plans';
import { isNoDate, parseDay } from './day';

export interface PurchaseLabelOptions {
  readonly now: Date;
  /** BCP 47. */
  readonly lang: string;
  /** The site's PHP date format. Without one, or if it is empty: "F j, Y" (DASH-129). */
  readonly dateFormat?: string | undefined;
}

/** Values of `expiry_status` for a purchase that has not expired. */
const running: ReadonlySet<unknown> = new Set([
  'active',
  'auto-renewing',
  'manual-renew',
  'expiring',
  'card-expiring',
  'card-expired',
  'included',
  'one-time-purchase',
]);

/**
 * Returns the purchase, renewal or expiry date as a sentence (DASH-124 to DASH-128). The days are the provider's, whatever the
 * zone of the site. An expiry that stands for no date counts as missing; an invalid date gives the empty string.
 */
export function purchaseLabel(purchase: Purchase, { now, dateFormat, lang }: PurchaseLabelOptions): string {
  const purchasedOnly = purchase.is_refundable === true || isNoDate(purchase.expiry_date);
  const day = parseDay(purchasedOnly ? purchase.subscribed_date : purchase.expiry_date);
  if (!day) return '';
  const text = formatDate(day.date, dateFormat || defaultDateFormat, { lang, timeZone: 'UTC' });
  /* translators: %s: a date */
  if (purchasedOnly) return sprintf(__('Purchased on %s.'), text);
  /* translators: %s: a date */
  return sprintf(isExpired(purchase, day.end, now) ? __('Expired on %s.') : __('Renews on %s.'), text);
}

/** The provider's status decides. Without one, a purchase runs through its last day. */
function isExpired({ expiry_status }: Purchase, end: number, now: Date): boolean {
  if (expiry_status === 'expired' || running.has(expiry_status)) return expiry_status === 'expired';
  return now.getTime() >= end;
}
