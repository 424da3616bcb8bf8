import { useSuccessor } from '@flightdeck/shared/ui/successor';
import { ShortStats } from './short-stats.view';
import { useStatsCard } from './stats-card.resource';
import { StatsFigures } from './stats-figures.view';

/** Jetpack Stats: visits over time and the figures of all time (DASH-036 to DASH-047). */
export function StatsCard() {
  const data = useStatsCard();
  const { state, toggle } = data;
  // The card with figures replaces the card without: the pressed button is gone then.
  const place = useSuccessor<HTMLDivElement>(afterActivation);
  return (
    <div ref={place}>
      {state.kind === 'forced-off' || state.kind === 'offline' || state.kind === 'inactive' ? (
        <ShortStats state={state} toggle={toggle} />
      ) : (
        <StatsFigures {...data} />
      )}
    </div>
  );
}

/** The choice of the period, or the first button where there is none; null while the figures load. */
const afterActivation = (place: HTMLElement): HTMLElement | null | undefined =>
  place.querySelector('[aria-busy]')
    ? null
    : (place.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ??
      place.querySelector<HTMLElement>('button'));
