import { useRead } from '@flightdeck/shared/api';
import { parseInstant } from '@flightdeck/shared/format';
import { useCallback, useState } from 'react';
import { introOffersRead, siteDiscountRead } from '../offer/offers.call';
import { type IntroOffers, isDiscountActive, isFirstMonthOnly, offerOf } from '../price/intro-offer';
import { isSettled } from '../state/settled';

/** Discount and introductory offers of this site. */
export interface Offers {
  readonly isLoading: boolean;
  /** Percent while the discount is active, as the provider sends it; otherwise 0. */
  readonly discount: number | string;
  /** Whether the site has a discount that has not ended. */
  readonly isActive: boolean;
  /** End of a discount that was active when the view opened; null for none. */
  readonly until: Date | null;
  readonly intro: IntroOffers;
  /** Coupon for a product; empty if the discount doesn't apply on top of its introductory offer. */
  couponFor(slug: string): string;
  /** Renders the prices again when the discount has ended. */
  onEnd(): void;
}

/** Loads the discount and the introductory offers. A failed read counts as no offer. */
export function useOffers(): Offers {
  const discount = useRead(siteDiscountRead);
  const intro = useRead(introOffersRead);
  const [openedAt] = useState(() => new Date());
  const [, setRenders] = useState(0);
  const onEnd = useCallback(() => setRenders((count) => count + 1), []);
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
