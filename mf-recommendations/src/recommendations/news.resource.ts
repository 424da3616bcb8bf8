import { openBus } from '@flightdeck/shared/bus';
import { useEffect } from 'react';
import { newsCount, stepOfSaved } from '../flow/flow';
import type { ReadyFlow } from './flow.resource';

/**
 * Tells the page how many new things are behind its tab (ROOT-041), at each change and once more when the screen goes:
 * whoever shows the number may have been drawn later than the steps.
 */
export function useNewsTold({ facts, state }: Pick<ReadyFlow, 'facts' | 'state'>): void {
  const news = newsCount(state.step, facts);
  const onboardingAt = facts.answers.onboarding.active && stepOfSaved(state.step, facts);
  useEffect(() => {
    tell(news, onboardingAt);
    return () => tell(news, onboardingAt);
  }, [news, onboardingAt]);
}

/** The screen's own handle may be closed when it goes. */
function tell(news: number, onboardingAt: string | null): void {
  const bus = openBus();
  bus.emit('recommendations.changed', { news, onboardingAt });
  bus.close();
}
