import type { ScenarioName } from '../scenarios/scenarios';

/** Scenarios in which responses of the real plugin were recorded, with a simulated provider. */
export const recordedScenarios = [
  'not-connected',
  'free',
  'security',
  'complete',
  'threats',
  'offline',
  'unlinked',
  'userless',
  'provider-down',
  'coupon',
] as const satisfies readonly ScenarioName[];
