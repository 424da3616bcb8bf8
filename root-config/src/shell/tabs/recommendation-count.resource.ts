import type { InitialState } from '@flightdeck/shared/contracts/page';
import { record } from '@flightdeck/shared/reporting';
import type { BusHandle } from '@flightdeck/shared/session';
import { useEffect, useRef, useState } from 'react';
import { storedOnboarding, storeOnboarding } from './onboarding.store';

/**
 * Returns the number of new recommendations: from the page state first, then from the recommendations area
 * (ROOT-041). Only that area knows the number during an onboarding, so it is stored for a reload.
 */
export function useRecommendationCount(
  bus: Pick<BusHandle, 'on'>,
  { newRecommendations, recommendationsStep }: Pick<InitialState, 'newRecommendations' | 'recommendationsStep'>,
): number {
  const [news, setNews] = useState(() => storedOnboarding(recommendationsStep)?.news ?? newRecommendations.length);
  useEffect(() => {
    const subscription = bus.on('recommendations.changed').subscribe((change) => {
      setNews(change.news);
      storeOnboarding(change.onboardingAt === null ? null : { news: change.news, onboardingAt: change.onboardingAt });
    });
    return () => subscription.unsubscribe();
  }, [bus]);
  return news;
}

/** Records once that the page shows a badge at a tab when it opens (FACT-SHR-10). */
export function useBadgeRecord(badge: number, path: string): void {
  const first = useRef({ badge, path });
  useEffect(() => {
    const loaded = first.current;
    if (loaded.badge > 0) record('jetpack_recommendations_new_recommendation_bubble_visible', { path: loaded.path });
  }, []);
}
