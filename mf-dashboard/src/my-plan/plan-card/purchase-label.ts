import { type DateOptions, formatDate } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import type { Purchase } from '@flightdeck/shared/plans';
import { dateFormatOf } from '../../date-format';
import { isDateMissing, parseDay } from './day';

export interface PurchaseLabelOptions {
  readonly now: Date;
  readonly locale: Pick<DateOptions, 'dateNames'>;
  /** The site's PHP date format. If missing or empty, dates have the format "F j, Y" (DASH-129). */
  readonly dateFormat?: string | undefined;
}

/** Values of `expiry_status` for a purchase that has not expired. */
const unexpiredStatuses: ReadonlySet<unknown> = new Set([
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
 * Returns a sentence with the purchase date if the purchase is refundable or has no expiry date, or else with the renewal or
 * expiry date (DASH-124 to DASH-128); empty without a valid date. The dates are days in the provider's zone, not in the site's.
 */
export function purchaseLabel(purchase: Purchase, { now, dateFormat, locale }: PurchaseLabelOptions): string {
  const showsPurchaseDate = purchase.is_refundable === true || isDateMissing(purchase.expiry_date);
  const day = parseDay(showsPurchaseDate ? purchase.subscribed_date : purchase.expiry_date);
  if (!day) return '';
  const text = formatDate(day.date, dateFormatOf(dateFormat), { ...locale, timeZone: 'UTC' });
  /* translators: %s: a date */
  if (showsPurchaseDate) return sprintf(__('Purchased on %s.'), text);
  /* translators: %s: a date */
  return sprintf(isExpired(purchase, day.end, now) ? __('Expired on %s.') : __('Renews on %s.'), text);
}

/**
 * Returns whether a purchase has expired, by the provider's status. Without a known status, a purchase expires at the end of
 * its last day.
 */
function isExpired({ expiry_status }: Purchase, lastDayEnd: number, now: Date): boolean {
  if (expiry_status === 'expired') return true;
  return !unexpiredStatuses.has(expiry_status) && now.getTime() >= lastDayEnd;
}
