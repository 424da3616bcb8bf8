import { openBus } from '@flightdeck/shared/session';
import { useEffect } from 'react';
import { badgeCount, stepOfSaved } from '../flow/flow';
import type { ReadyFlow } from '../state/flow.resource';

/**
 * Publishes the badge count of the tab (ROOT-041) at each change and when the screen unmounts, in case the tab rendered
 * after the step.
 */
export function usePublishedBadgeCount({ facts, state }: Pick<ReadyFlow, 'facts' | 'state'>): void {
  const news = badgeCount(state.step, facts);
  const onboardingAt = facts.answers.onboarding.active && stepOfSaved(state.step, facts);
  useEffect(() => {
    report(news, onboardingAt);
    return () => report(news, onboardingAt);
  }, [news, onboardingAt]);
}

/** Publishes on a new bus, because the bus of the part may already be closed at unmount. */
function report(news: number, onboardingAt: string | null): void {
  const bus = openBus();
  bus.emit('recommendations.changed', { news, onboardingAt });
  bus.close();
}
