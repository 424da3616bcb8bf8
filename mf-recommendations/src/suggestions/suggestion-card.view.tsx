import { __, sprintf } from '@flightdeck/shared/i18n';
import { recommendedCheckout } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { OutLink } from '@flightdeck/shared/ui';
import { DiscountBadge } from '../discount/discount-badge.view';
import type { Offers } from '../discount/offers.resource';
import { OfferCard } from '../offer/offer-card.view';
import { SmallPrint } from '../offer/small-print.view';
import { introOfferOf, suggestionPrices } from '../price/intro-offer';
import { Price } from '../price/price.view';
import css from './suggestion-card.css';
import type { ProductSuggestion } from './suggestions.resource';

export interface SuggestionCardProps {
  readonly suggestion: ProductSuggestion;
  readonly offers: Offers;
  /** Highlights the card among the others. */
  readonly isRecommended: boolean;
  /** Variant of the button. Default: primary if recommended. */
  readonly variant?: 'primary' | 'secondary' | undefined;
  /** Called when the user follows the link to the checkout. */
  readonly onChoose: () => void;
}

/** Shows a suggested product with its price for this site (REC-085, REC-087). */
export function SuggestionCard({
  suggestion,
  offers,
  isRecommended,
  variant = isRecommended ? 'primary' : 'secondary',
  onChoose,
}: SuggestionCardProps) {
  const { slug, title, description, features, cost, currency_code: currency, disclaimer } = suggestion;
  const prices = suggestionPrices(cost, introOfferOf(offers.introOffers, slug), offers.discountPercent);
  const legend = [suggestion.cost_timeframe, suggestion.billing_timeframe].filter(Boolean).join(', ');
  return (
    <OfferCard
      action={
        <OutLink
          href={recommendedCheckout(slug, offers.couponFor(slug), initialState().adminUrl)}
          newTab
          onClick={onChoose}
          variant={variant}
        >
          {sprintf(/* translators: %s: name of a product. */ __('Get %s'), title)}
        </OutLink>
      }
      description={<bdi>{description}</bdi>}
      features={features}
      level={3}
      highlight={isRecommended ? __('Recommended premium product') : undefined}
      price={
        prices && (
          <div className={css.price}>
            <Price currency={currency} legend={legend} offPrice={prices.offPrice} price={prices.price} />
            <DiscountBadge hasFootnote={offers.hasDiscount} percent={prices.percent} />
          </div>
        )
      }
      smallPrint={disclaimer && <Disclaimer {...disclaimer} />}
      title={title}
    />
  );
}

function Disclaimer({ text, default_text, link, link_text }: NonNullable<ProductSuggestion['disclaimer']>) {
  const note = text || default_text;
  if (!note) return null;
  return (
    <SmallPrint>
      <bdi>{note}</bdi>{' '}
      {link && link_text && (
        <OutLink href={link} newTab>
          {link_text}
        </OutLink>
      )}
    </SmallPrint>
  );
}
