import { storedValue } from '@flightdeck/shared/session';

/** A running onboarding, as the topic `recommendations.changed` reports it. */
export interface Onboarding {
  /** Number of new recommendations, shown on the tab Recommendations. */
  readonly newCount: number;
  /** Name of the current step. */
  readonly onboardingStep: string;
}

const isOnboarding = (stored: unknown): stored is Onboarding =>
  typeof stored === 'object' &&
  stored !== null &&
  'newCount' in stored &&
  typeof stored.newCount === 'number' &&
  stored.newCount >= 0 &&
  'onboardingStep' in stored &&
  typeof stored.onboardingStep === 'string';

/** The onboarding in this tab; null if none is running. */
export const onboarding = storedValue('onboarding', 'tab', isOnboarding);
