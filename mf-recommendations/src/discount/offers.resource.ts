import { useRead } from '@flightdeck/shared/api';
import { parseInstant } from '@flightdeck/shared/format';
import { useCallback, useState } from 'react';
import { introOffersRead, siteDiscountRead } from '../offer/offers.call';
import { type IntroOffers, introOfferOf, isDiscountActive, isFirstMonthOnly } from '../price/intro-offer';
import { isSettled } from '../state/settled';

/** Discount and introductory offers of this site. */
export interface Offers {
  readonly isLoading: boolean;
  /** The site has an unused discount that has not ended. */
  readonly hasDiscount: boolean;
  /** As the provider sends it, such as `20` or `20%`; null if it is missing; 0 without a discount. */
  readonly discountPercent: number | string | null;
  /** End of a discount that was active when the view opened, even if it has ended since; null for none. */
  readonly discountEnd: Date | null;
  readonly introOffers: IntroOffers;
  /** Coupon for a product; empty if no discount applies on top of the product's introductory offer. */
  couponFor(slug: string): string;
  /** Renders the prices again. Call it when the discount has ended. */
  onDiscountEnd(): void;
}

/** Loads the discount and the introductory offers. If a read fails, the site gets no discount or no offers. */
export function useOffers(): Offers {
  const discountRead = useRead(siteDiscountRead);
  const introRead = useRead(introOffersRead);
  const [openedAt] = useState(() => new Date());
  const [, setRenders] = useState(0);
  const onDiscountEnd = useCallback(() => setRenders((count) => count + 1), []);
  const discount = discountRead.data;
  const introOffers = introRead.data;
  const hasDiscount = isDiscountActive(discount, new Date());
  const hadDiscount = isDiscountActive(discount, openedAt);
  return {
    isLoading: !(isSettled(discountRead) && isSettled(introRead)),
    hasDiscount,
    discountPercent: hasDiscount ? (discount?.discount ?? null) : 0,
    discountEnd: hadDiscount ? parseInstant(discount?.expiry_date) : null,
    introOffers,
    couponFor: (slug) =>
      hasDiscount && !isFirstMonthOnly(introOfferOf(introOffers, slug)) ? (discount?.code ?? '') : '',
    onDiscountEnd,
  };
}
