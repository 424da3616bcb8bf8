import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { useEffect, useMemo, useRef } from 'react';
import { Countdown } from '../discount/countdown.view';
import { useOffers } from '../discount/offers.resource';
import { LoadingFlow } from '../recommendations/loading-flow.view';
import { useStepEntry } from '../step/step-entry.resource';
import type { StepProps } from '../step/step-props';
import { FirstTerm } from './first-term.view';
import { SuggestionCard } from './suggestion-card.view';
import css from './suggestions.css';
import { chooseSuggestion, useSuggestions, useSuggestionsShown, useUpsell } from './suggestions.resource';

/** Products that suit the site, with their prices. It is only shown where there are some (REC-010). */
export function Suggestions({ step, takesFocus }: StepProps<'product-suggestions'>) {
  useStepEntry(step);
  const suggestions = useSuggestions();
  const upsell = useUpsell();
  const offers = useOffers();
  const isKnown = !offers.isLoading && !upsell.isLoading;
  const slugs = useMemo(() => suggestions.map(({ slug }) => slug), [suggestions]);
  useSuggestionsShown(slugs, offers.isActive, isKnown);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && isKnown) heading.current?.focus();
  }, [takesFocus, isKnown]);
  if (!isKnown) return <LoadingFlow />;
  return (
    <div className={css.screen}>
      <div>
        <Button onClick={() => history.back()} variant="link">
          {__('Back')}
        </Button>
      </div>
      <h2 className={css.title} ref={heading} tabIndex={-1}>
        {__('Products that suit your site')}
      </h2>
      <div className={css.cards}>
        {suggestions.map((suggestion) => (
          <SuggestionCard
            isRecommended={suggestion.slug === upsell.product?.slug}
            key={suggestion.slug}
            offers={offers}
            onChoose={() => chooseSuggestion(suggestion.slug, offers.isActive)}
            suggestion={suggestion}
          />
        ))}
      </div>
      <div className={css.foot}>
        <FirstTerm hasDiscount={offers.isActive} />
        {offers.until && <Countdown onEnd={offers.onEnd} until={offers.until} />}
      </div>
    </div>
  );
}
