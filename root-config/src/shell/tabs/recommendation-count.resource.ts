import type { InitialState } from '@flightdeck/shared/contracts/page';
import { record } from '@flightdeck/shared/reporting';
import type { BusHandle } from '@flightdeck/shared/session';
import { useEffect, useRef, useState } from 'react';
import { onboarding } from './onboarding.store';

/**
 * Returns the number of new recommendations: from the page state first, then from the recommendations area
 * (ROOT-041). Only that area knows the number during an onboarding, so it is stored for a reload.
 */
export function useRecommendationCount(
  bus: Pick<BusHandle, 'on'>,
  { newRecommendations, recommendationsStep }: Pick<InitialState, 'newRecommendations' | 'recommendationsStep'>,
): number {
  const [newCount, setNewCount] = useState(() => {
    const stored = onboarding.read();
    return stored?.onboardingStep === recommendationsStep ? stored.newCount : newRecommendations.length;
  });
  useEffect(() => {
    const subscription = bus.on('recommendations.changed').subscribe((change) => {
      const { onboardingStep } = change;
      setNewCount(change.newCount);
      onboarding.write(onboardingStep === null ? null : { newCount: change.newCount, onboardingStep });
    });
    return () => subscription.unsubscribe();
  }, [bus]);
  return newCount;
}

/** Records a badge that a tab shows when the page opens; later badges are not recorded (FACT-SHR-10). */
export function useRecordBadgeView(badge: number, path: string): void {
  const atLoad = useRef({ badge, path });
  useEffect(() => {
    const { current } = atLoad;
    if (current.badge > 0) record('jetpack_recommendations_new_recommendation_bubble_visible', { path: current.path });
  }, []);
}
