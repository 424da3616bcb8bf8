import { __ } from '@flightdeck/shared/i18n';
import { Card } from '@flightdeck/shared/ui/card';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { useSuccessor } from '@flightdeck/shared/ui/successor';
import { useReducer } from 'react';
import { LoadingChip } from '../frame/chips.view';
import { shortStats, statsFigures } from '../lazy-cards/files';
import { LazyCards } from '../lazy-cards/lazy-cards.view';
import { siteFacts } from '../site-facts.resource';
import css from './stats-card.css';
import { type StatsCardData, useStatsCard } from './stats-card.resource';
import { ChartSkeleton, RangesSkeleton, StatsFrame } from './stats-frame.view';

/** Jetpack Stats: visits over time and the figures of all time (DASH-036 to DASH-047). */
export function StatsCard() {
  const data = useStatsCard();
  // The card with figures takes the place of the one without: what was pressed there is gone then.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const place = useSuccessor<HTMLDivElement>(afterActivation);
  return (
    <div ref={place}>
      <CardOf data={data} onShown={drawAgain} />
    </div>
  );
}

/** The choice of the period, or what is to be pressed where there is none; waited for while the figures load. */
const afterActivation = (place: HTMLElement): HTMLElement | null | undefined =>
  place.querySelector('[aria-busy]')
    ? null
    : (place.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ??
      place.querySelector<HTMLElement>('button'));

function CardOf({ data, onShown }: { readonly data: StatsCardData; readonly onShown: () => void }) {
  const { state, toggle, canConnect, showsProviderStats } = data;
  if (state.kind === 'forced-off' || state.kind === 'offline' || state.kind === 'inactive')
    return (
      <LazyCards
        label={__('Jetpack Stats')}
        onShown={onShown}
        props={{ state, toggle }}
        placeholder={
          <Card
            busy
            icon="chart"
            level={2}
            // Where nothing can be done there is one sentence.
            skeleton={state.kind === 'inactive' ? undefined : <Skeleton />}
            state={<LoadingChip />}
            title={__('Jetpack Stats')}
            wide
          />
        }
        file={shortStats}
      />
    );
  return (
    <LazyCards
      label={__('Jetpack Stats')}
      onShown={onShown}
      props={data}
      placeholder={
        <StatsFrame
          busy
          canConnect={canConnect}
          figures={{ totals: null, best: null, isLoading: true, lang: siteFacts().lang }}
          showsProviderStats={showsProviderStats}
          state={<RangesSkeleton />}
        >
          <div className={css.main}>
            <ChartSkeleton />
          </div>
        </StatsFrame>
      }
      // The file of chart, table and dates arrives while the numbers are on their way.
      file={statsFigures}
    />
  );
}
