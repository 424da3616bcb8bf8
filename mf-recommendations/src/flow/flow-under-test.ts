import { readAnswers } from './answers';
import type { FlowFacts } from './flow-facts';
import type { Onboarding, OnboardingType } from './onboarding';

/** Facts of a new site on the free plan, changed. */
export const factsWith = (change: Partial<FlowFacts> = {}): FlowFacts => ({
  answers: readAnswers({}),
  conditional: [],
  plan: 'jetpack_free',
  purchases: [],
  features: [],
  settings: {},
  activePlugins: new Set(),
  rewind: 'unavailable',
  hasConnectedOwner: true,
  suggestions: [],
  ...change,
});

export const noOnboarding: Onboarding = { active: null, viewed: [], hasStarted: false, steps: [], total: null };

/** Answers in which an onboarding runs. */
export const answersIn = (active: OnboardingType, more: Readonly<Record<string, unknown>> = {}) =>
  readAnswers({ onboardingActive: active, onboardingViewed: [active], onboardingHasStarted: true, ...more });

/** A purchase that is active and younger than the cutoff. */
export const bought = (product_slug: string, subscribed_date = '2026-10-01T00:00:00+00:00') => ({
  product_slug,
  isActive: true,
  subscribed_date,
});
