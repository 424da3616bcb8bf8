import { useRead } from '@flightdeck/shared/api';
import type { Failure } from '@flightdeck/shared/contracts/page';
import { record } from '@flightdeck/shared/reporting';
import { useEffect } from 'react';
import { introOffersRead } from '../offer/offers.call';
import { isSettled } from '../state/settled';
import { offersOf, type ProductOffer } from './product-offer';
import { siteProductsRead } from './products.call';

export type ProductPage =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly state: 'ready'; readonly offers: readonly ProductOffer[] };

/** Loads the offers of a product page. The prices are full if the introductory offers fail to load. */
export function useProductPage(key: string): ProductPage {
  const products = useRead(siteProductsRead);
  const introOffers = useRead(introOffersRead);
  if (!isSettled(products) || !isSettled(introOffers)) return { state: 'loading' };
  if (products.data) return { state: 'ready', offers: offersOf(key, products.data, introOffers.data) };
  if (products.failure) return { state: 'failed', failure: products.failure, retry: products.retry };
  return { state: 'loading' };
}

/** Records that a product page or card shows. */
export function useProductViewEvent(event: 'description' | 'card', productSlug: string): void {
  useEffect(() => {
    record(`jetpack_product_${event}_view`, { type: productSlug });
  }, [event, productSlug]);
}

/** Records a click on a link of a product card. */
export function recordCardClick(link: 'checkout' | 'disclaimer', productSlug: string): void {
  record(`jetpack_product_card_${link}_click`, { type: productSlug });
}
