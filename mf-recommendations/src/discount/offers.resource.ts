import { useRead } from '@flightdeck/shared/api';
import { parseInstant } from '@flightdeck/shared/format/instant';
import { type IntroOffers, isDiscountActive, isFirstMonthOnly, offerOf } from '@flightdeck/shared/format/intro-offer';
import { useCallback, useState } from 'react';
import { introOffersRead, siteDiscountRead } from '../product/offers.call';
import { isSettled } from '../recommendations/settled';

/** What is off the prices of this site. */
export interface Offers {
  readonly isLoading: boolean;
  /** Percent of the discount while it holds, else 0. */
  readonly discount: number | string;
  readonly isActive: boolean;
  /** When the discount ends or has ended while it was looked at; null for none. */
  readonly until: Date | null;
  readonly intro: IntroOffers;
  /** Coupon for a product; empty where the discount does not come on top. */
  couponFor(slug: string): string;
  /** The discount is over: prices are asked for again. */
  onEnd(): void;
}

/** Discount and introductory offers; without an answer there are none. */
export function useOffers(): Offers {
  const discount = useRead(siteDiscountRead);
  const intro = useRead(introOffersRead);
  const [openedAt] = useState(() => new Date());
  const [, drawAgain] = useState(0);
  const onEnd = useCallback(() => drawAgain((times) => times + 1), []);
  const isActive = isDiscountActive(discount.data, new Date());
  const wasActive = isDiscountActive(discount.data, openedAt);
  return {
    isLoading: !(isSettled(discount) && isSettled(intro)),
    discount: isActive ? (discount.data?.discount ?? 0) : 0,
    isActive,
    until: wasActive ? parseInstant(discount.data?.expiry_date) : null,
    intro: intro.data,
    couponFor: (slug) => (isActive && !isFirstMonthOnly(offerOf(intro.data, slug)) ? (discount.data?.code ?? '') : ''),
    onEnd,
  };
}
