import { __ } from '@flightdeck/shared/i18n';
import { Card, useLostFocus } from '@flightdeck/shared/ui';
import { LoadingChip } from '../cards/chips.view';
import { LazyCards } from '../cards/lazy-cards.view';
import { ActiveStats } from './active-stats.view';
import { inactiveStats } from './lazy-stats';
import { useStatsCard } from './stats-card.resource';

/** Shows views over time, and figures of today and of all time (DASH-036 to DASH-047). */
export function StatsCard() {
  const data = useStatsCard();
  const { state, toggle } = data;
  // Activation removes the pressed button with its card, so move the focus into the new card.
  const container = useLostFocus<HTMLDivElement>(focusAfterActivation);
  return (
    <div ref={container}>
      {state.kind === 'forced-off' || state.kind === 'offline' || state.kind === 'inactive' ? (
        <LazyCards
          file={inactiveStats}
          label={__('Jetpack Stats')}
          placeholder={
            <Card busy icon="chart" level={2} state={<LoadingChip />} testId="dash-card" title={__('Jetpack Stats')} />
          }
          props={{ state, toggle }}
        />
      ) : (
        <ActiveStats {...data} />
      )}
    </div>
  );
}

/** Returns the selected tab, or else the first button; null while the card is busy. */
function focusAfterActivation(container: HTMLElement): HTMLElement | null {
  if (container.querySelector('[aria-busy]')) return null;
  const selectedTab = container.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  return selectedTab ?? container.querySelector<HTMLElement>('button');
}
