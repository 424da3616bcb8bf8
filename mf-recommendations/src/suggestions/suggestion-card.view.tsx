import type { ProductSuggestion } from '@flightdeck/shared/calls/recommendations';
import { offerOf, suggestionPrices } from '@flightdeck/shared/format/intro-offer';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { recommendedCheckout } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Icon } from '@flightdeck/shared/ui/icon';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { Price } from '@flightdeck/shared/ui/price';
import { useId } from 'react';
import { CheckList } from '../discount/check-list.view';
import { DiscountBadge } from '../discount/discount-badge.view';
import type { Offers } from '../discount/offers.resource';
import css from './suggestion-card.css';

export interface SuggestionCardProps {
  readonly suggestion: ProductSuggestion;
  readonly offers: Offers;
  /** The one that is recommended above the others. */
  readonly isRecommended: boolean;
  /** Of its button. Default: primary when it is recommended. */
  readonly variant?: 'primary' | 'secondary' | undefined;
  /** Its button was pressed. */
  readonly onChoose: () => void;
}

/** A product that the provider suggests, with what it costs this site (REC-085, REC-087). */
export function SuggestionCard({
  suggestion,
  offers,
  isRecommended,
  variant = isRecommended ? 'primary' : 'secondary',
  onChoose,
}: SuggestionCardProps) {
  const { slug, title, description, features, cost, currency_code: currency, disclaimer } = suggestion;
  const id = useId();
  const prices = suggestionPrices(cost, offerOf(offers.intro, slug), offers.discount);
  const legend = [suggestion.cost_timeframe, suggestion.billing_timeframe].filter(Boolean).join(', ');
  return (
    <article aria-labelledby={id} className={css.card}>
      {isRecommended && (
        <p className={css.recommended}>
          <Icon name="success" size={16} />
          {__('Recommended premium product')}
        </p>
      )}
      <div className={css.body}>
        <h3 className={css.title} id={id}>
          {title}
        </h3>
        <p className={css.description}>{description}</p>
        {prices && (
          <div className={css.price}>
            <Price currency={currency} legend={legend} offPrice={prices.offPrice} price={prices.price} />
            <DiscountBadge hasFootnote percent={prices.percent} />
          </div>
        )}
        <div className={css.action}>
          <OutLink
            href={recommendedCheckout(slug, offers.couponFor(slug), initialState().adminUrl)}
            newTab
            onClick={onChoose}
            variant={variant}
          >
            {sprintf(__('Get %s'), title)}
          </OutLink>
        </div>
        <CheckList items={features} />
        {disclaimer && (disclaimer.text || disclaimer.default_text) && (
          <p className={css.small}>
            {disclaimer.text || disclaimer.default_text}{' '}
            {disclaimer.link && disclaimer.link_text && (
              <OutLink href={disclaimer.link} newTab>
                {disclaimer.link_text}
              </OutLink>
            )}
          </p>
        )}
      </div>
    </article>
  );
}
