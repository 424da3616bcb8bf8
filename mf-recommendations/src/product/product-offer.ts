import { isInSecurity, isProductKey, type ProductKey, productSlugOf } from '@flightdeck/shared/plans';
import { type IntroOffers, introOfferOf, type OfferPrices, offerPrices } from '../price/intro-offer';

/** Fields of a product in the site's store that the page uses. */
export interface StoreProduct {
  readonly cost: number;
  readonly currency_code: string;
  readonly available: boolean;
}
export type StoreProducts = Readonly<Record<string, StoreProduct>>;

/** An available product with its prices. */
export interface ProductOffer {
  readonly key: ProductKey;
  readonly slug: string;
  readonly currency: string;
  /** null if the store has no price. */
  readonly prices: OfferPrices | null;
}

/** Returns the offer of a product; null if the product isn't available. */
function offerOfProduct(key: ProductKey, products: StoreProducts, introOffers: IntroOffers): ProductOffer | null {
  const slug = productSlugOf(key);
  const product = Object.hasOwn(products, slug) ? products[slug] : undefined;
  if (!product?.available) return null;
  const prices = offerPrices(product.cost, introOfferOf(introOffers, slug));
  return { key, slug, currency: product.currency_code, prices };
}

/**
 * Returns the offers of a product page: the product, and also Security if Security includes the product (FACT-REC-7).
 * @returns empty if the product isn't available (ROOT-018)
 */
export function offersOf(key: string, products: StoreProducts, introOffers: IntroOffers): readonly ProductOffer[] {
  const main = isProductKey(key) ? offerOfProduct(key, products, introOffers) : null;
  if (!main) return [];
  const security = isInSecurity(main.key) ? offerOfProduct('security', products, introOffers) : null;
  return security ? [main, security] : [main];
}
