import { isInSecurity, isProductKey, type ProductKey, productSlugOf } from '@flightdeck/shared/plans';
import { type IntroOffers, type OfferPrices, offerOf, productPagePrices } from '../price/intro-offer';

/** Fields of a product in the site's shop that the page uses. */
export interface ShopProduct {
  readonly cost: number;
  readonly currency_code: string;
  readonly available: boolean;
}
export type Shop = Readonly<Record<string, ShopProduct>>;

/** Available product with its prices. */
export interface Offered {
  readonly key: ProductKey;
  readonly slug: string;
  readonly currency: string;
  /** null if the shop has no price. */
  readonly prices: OfferPrices | null;
}

function offered(key: ProductKey, shop: Shop, offers: IntroOffers): Offered | null {
  const slug = productSlugOf(key);
  const product = Object.hasOwn(shop, slug) ? shop[slug] : undefined;
  if (!product?.available) return null;
  const prices = productPagePrices(product.cost, offerOf(offers, slug), 0);
  return { key, slug, currency: product.currency_code, prices };
}

/**
 * Returns the offers of a product page: the product, and Security if it includes the product (FACT-REC-7).
 * @returns empty if the product isn't available (ROOT-018)
 */
export function offersOf(key: string, shop: Shop, offers: IntroOffers): readonly Offered[] {
  const main = isProductKey(key) ? offered(key, shop, offers) : null;
  if (!main) return [];
  const security = isInSecurity(main.key) ? offered('security', shop, offers) : null;
  return security ? [main, security] : [main];
}
