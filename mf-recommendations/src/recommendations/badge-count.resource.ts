import { openBus } from '@flightdeck/shared/session';
import { useEffect } from 'react';
import { badgeCount, stepToShow } from '../flow/flow';
import type { ReadyFlow } from '../state/flow.resource';

/**
 * Publishes the badge count of the tab (ROOT-041) and the step of the onboarding at each change, and again when the screen unmounts,
 * because the tab can render later than the step.
 */
export function usePublishBadgeCount({ input, state }: Pick<ReadyFlow, 'input' | 'state'>): void {
  const newCount = badgeCount(state.step, input);
  const onboardingStep = input.answers.onboarding.active && stepToShow(state.step, input);
  useEffect(() => {
    publish(newCount, onboardingStep);
    return () => publish(newCount, onboardingStep);
  }, [newCount, onboardingStep]);
}

/** Publishes on a new bus, because the bus of the part may already be closed at unmount. */
function publish(newCount: number, onboardingStep: string | null): void {
  const bus = openBus();
  bus.emit('recommendations.changed', { newCount, onboardingStep });
  bus.close();
}
