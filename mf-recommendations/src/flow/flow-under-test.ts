import { readAnswers } from './answers';
import type { FlowInput } from './flow-input';
import type { Onboarding, OnboardingType } from './onboarding';

/** Returns the input of a new site on the free plan, with changes. */
export const inputWith = (change: Partial<FlowInput> = {}): FlowInput => ({
  answers: readAnswers({}),
  conditional: [],
  plan: 'jetpack_free',
  purchases: [],
  features: [],
  settings: {},
  absentModules: new Set(),
  activePlugins: new Set(),
  rewind: 'unavailable',
  hasConnectedOwner: true,
  mayInstall: true,
  suggestions: [],
  ...change,
});

/** No onboarding is active, and none was offered. */
export const noOnboarding: Onboarding = { active: null, viewed: [], hasStarted: false, steps: [], total: null };

/** Returns answers with an active onboarding. @param more further fields of the stored answers */
export const answersWithOnboarding = (active: OnboardingType, more: Readonly<Record<string, unknown>> = {}) =>
  readAnswers({ onboardingActive: active, onboardingViewed: [active], onboardingHasStarted: true, ...more });

/** Returns an active purchase, by default after `onboardingCutoff`. */
export const purchase = (product_slug: string, subscribed_date = '2026-10-01T00:00:00+00:00') => ({
  product_slug,
  isActive: true,
  subscribed_date,
});
