import { useSuccessor } from '@flightdeck/shared/ui/successor';
import { ShortStats } from './short-stats.view';
import { useStatsCard } from './stats-card.resource';
import { StatsFigures } from './stats-figures.view';

/** Shows views over time and all-time figures (DASH-036 to DASH-047). */
export function StatsCard() {
  const data = useStatsCard();
  const { state, toggle } = data;
  // Activating replaces the card, and with it the pressed button; move the focus on.
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

/** Returns the selected tab, or else the first button; null while the figures load. */
const afterActivation = (place: HTMLElement): HTMLElement | null | undefined =>
  place.querySelector('[aria-busy]')
    ? null
    : (place.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ??
      place.querySelector<HTMLElement>('button'));
