import { type IntroOffers, type OfferPrices, offerOf, productPagePrices } from '@flightdeck/shared/format/intro-offer';
import { isInSecurity, isProductKey, type ProductKey, productSlugOf } from '@flightdeck/shared/plans';

/** A product of the site's shop, as far as a page asks. */
export interface ShopProduct {
  readonly cost: number;
  readonly currency_code: string;
  readonly available: boolean;
}
export type Shop = Readonly<Record<string, ShopProduct>>;

/** A product that can be had, with what it costs. */
export interface Offered {
  readonly key: ProductKey;
  readonly slug: string;
  readonly currency: string;
  /** null: the shop says no price. */
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
 * What the page of a product offers: the product, and beside it Security where that includes it (facts-rec.md part 7).
 * @returns empty when the product is not to be had (ROOT-018)
 */
export function offersOf(key: string, shop: Shop, offers: IntroOffers): readonly Offered[] {
  const main = isProductKey(key) ? offered(key, shop, offers) : null;
  if (!main) return [];
  const security = isInSecurity(main.key) ? offered('security', shop, offers) : null;
  return security ? [main, security] : [main];
}
