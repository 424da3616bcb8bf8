import { useSuccessor } from '@flightdeck/shared/ui/successor';
import { ActiveStats } from './active-stats.view';
import { InactiveStats } from './inactive-stats.view';
import { useStatsCard } from './stats-card.resource';

/** Shows views over time and all-time figures (DASH-036 to DASH-047). */
export function StatsCard() {
  const data = useStatsCard();
  const { state, toggle } = data;
  // Activating replaces the card, and with it the pressed button; move the focus on.
  const container = useSuccessor<HTMLDivElement>(focusAfterActivation);
  return (
    <div ref={container}>
      {state.kind === 'forced-off' || state.kind === 'offline' || state.kind === 'inactive' ? (
        <InactiveStats state={state} toggle={toggle} />
      ) : (
        <ActiveStats {...data} />
      )}
    </div>
  );
}

/** Returns the selected tab, or else the first button; null while the figures load. */
const focusAfterActivation = (container: HTMLElement): HTMLElement | null | undefined =>
  container.querySelector('[aria-busy]')
    ? null
    : (container.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ??
      container.querySelector<HTMLElement>('button'));
