import { type DateOptions, defaultDateFormat, formatDate } from '@flightdeck/shared/format/date';
import { parseInstant } from '@flightdeck/shared/format/instant';
import { __, sprintf } from '@flightdeck/shared/i18n';
import type { Purchase } from '@flightdeck/shared/plans';

export interface PurchaseLabelOptions extends DateOptions {
  readonly now: Date;
  /** The site's PHP date format. Default, also for an empty text: "F j, Y" (DASH-129). */
  readonly dateFormat?: string | undefined;
}

/**
 * Returns the purchase, renewal or expiry date as a sentence (DASH-124 to DASH-128). Instants are compared,
 * so the time zone affects only the displayed day. A missing or invalid date gives the empty string.
 */
export function purchaseLabel(purchase: Purchase, { now, dateFormat, ...options }: PurchaseLabelOptions): string {
  const refundable = purchase.is_refundable === true;
  const purchasedOnly = !purchase.expiry_date || refundable;
  const instant = parseInstant(purchasedOnly ? purchase.subscribed_date : purchase.expiry_date);
  if (!instant) return '';
  const text = formatDate(instant, dateFormat || defaultDateFormat, options);
  /* translators: %s: a date */
  if (purchasedOnly) return sprintf(__('Purchased on %s.'), text);
  /* translators: %s: a date */
  return sprintf(instant.getTime() > now.getTime() ? __('Renews on %s.') : __('Expired on %s.'), text);
}
