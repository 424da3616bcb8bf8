import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { HeroTitle } from '@flightdeck/shared/ui/layout';
import { useMemo } from 'react';
import { Countdown } from '../discount/countdown.view';
import { useOffers } from '../discount/offers.resource';
import { OfferList } from '../offer/offer-list.view';
import { OfferTerms } from '../offer/offer-terms.view';
import { LoadingFlow } from '../state/loading-flow.view';
import { useStepEntry } from '../step/step-entry.resource';
import type { StepProps } from '../step/step-props';
import { SuggestionCard } from './suggestion-card.view';
import css from './suggestions.css';
import { chooseSuggestion, useSuggestionEvents, useSuggestions, useUpsell } from './suggestions.resource';

/** Shows the suggested products with their prices. Rendered only if there are suggestions (REC-010). */
export function Suggestions({ step, takesFocus }: StepProps<'product-suggestions'>) {
  useStepEntry(step);
  const suggestions = useSuggestions();
  const upsell = useUpsell();
  const offers = useOffers();
  const isLoaded = !offers.isLoading && !upsell.isLoading;
  const slugs = useMemo(() => suggestions.map(({ slug }) => slug), [suggestions]);
  useSuggestionEvents(slugs, offers.hasDiscount, isLoaded);
  if (!isLoaded) return <LoadingFlow />;
  return (
    <div className={css.screen}>
      <div>
        <Button onClick={() => history.back()} variant="link">
          {__('Back')}
        </Button>
      </div>
      <HeroTitle level={2} takesFocus={takesFocus}>
        {__('Recommended products for your site')}
      </HeroTitle>
      <OfferList
        footer={
          <>
            <OfferTerms hasDiscount={offers.hasDiscount} />
            {offers.discountEnd && <Countdown onEnd={offers.onDiscountEnd} until={offers.discountEnd} />}
          </>
        }
      >
        {suggestions.map((suggestion) => (
          <SuggestionCard
            isRecommended={suggestion.slug === upsell.product?.slug}
            key={suggestion.slug}
            offers={offers}
            onChoose={() => chooseSuggestion(suggestion.slug, offers.hasDiscount)}
            suggestion={suggestion}
          />
        ))}
      </OfferList>
    </div>
  );
}
