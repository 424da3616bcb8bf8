import { __ } from '@flightdeck/shared/i18n';
import { Button, Skeleton } from '@flightdeck/shared/ui';
import { Countdown } from '../discount/countdown.view';
import { type Offers, useOffers } from '../discount/offers.resource';
import { hrefOf } from '../flow/steps';
import { OfferTerms } from '../offer/offer-terms.view';
import { SuggestionCard } from '../suggestions/suggestion-card.view';
import { useUpsell } from '../suggestions/suggestions.resource';
import css from './premium-upsell.css';
import { recordSidebarClick, useSidebarViewEvent } from './sidebar-events.resource';

/** Shows the highlighted product with its price (REC-099.2). */
export function PremiumUpsell() {
  const offers = useOffers();
  return offers.isLoading ? <Skeleton height={280} /> : <LoadedUpsell offers={offers} />;
}

function LoadedUpsell({ offers }: { readonly offers: Offers }) {
  const { product } = useUpsell();
  const properties = { product_slug: product?.slug ?? '', discount: offers.hasDiscount };
  useSidebarViewEvent(properties);
  if (!product) return null;
  return (
    <div className={css.upsell}>
      <SuggestionCard
        isRecommended
        offers={offers}
        onChoose={() => recordSidebarClick(properties)}
        suggestion={product}
        variant="secondary"
      />
      {offers.discountEnd && (
        <div className={css.discount}>
          <Countdown onEnd={offers.onDiscountEnd} until={offers.discountEnd} />
          {offers.hasDiscount && (
            <Button href={hrefOf('product-suggestions')} variant="link">
              {__('See all discounted products')}
            </Button>
          )}
        </div>
      )}
      <OfferTerms hasDiscount={offers.hasDiscount} />
    </div>
  );
}
