/** Steps that enable a feature, in the order of the summary (REC-068.1). */
export const selectableSteps = [
  'woocommerce',
  'monitor',
  'related-posts',
  'creative-mail',
  'site-accelerator',
  'protect',
  'publicize',
  'videopress',
  'boost',
] as const;
export type SelectableStep = (typeof selectableSteps)[number];

/** Steps that link to a page to read. The summary lists them as resources (REC-068.2, OQ-120). */
export const fixedSteps = ['agency', 'anti-spam', 'backup-plan'] as const;
export type FixedStep = (typeof fixedSteps)[number];

/** First steps after a purchase. Slugs have two underscores, routes a hyphen (OQ-102). */
export const welcomeSteps = [
  'welcome__backup',
  'welcome__complete',
  'welcome__security',
  'welcome__antispam',
  'welcome__videopress',
  'welcome__search',
  'welcome__scan',
] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];

/** Steps about the features of a purchased plan. */
export const activatedSteps = [
  'backup-activated',
  'scan-activated',
  'antispam-activated',
  'videopress-activated',
  'search-activated',
] as const;
export type ActivatedStep = (typeof activatedSteps)[number];

const otherSteps = [
  'site-type-question',
  'product-suggestions',
  'product-purchased',
  'server-credentials',
  'summary',
] as const;

/** Steps that may be stored but have no screen (REC-006). */
export const screenlessSteps = ['not-started', 'setup-wizard-completed', 'banner-completed'] as const;
export type ScreenlessStep = (typeof screenlessSteps)[number];

const screenSteps = [...selectableSteps, ...fixedSteps, ...welcomeSteps, ...activatedSteps, ...otherSteps] as const;
/** A step with a screen. */
export type Step = (typeof screenSteps)[number];

export const steps: readonly Step[] = screenSteps;

const isOneOf =
  <T extends string>(list: readonly T[]) =>
  (value: unknown): value is T =>
    list.some((one) => one === value);

export const isStep = isOneOf(steps);
export const isScreenlessStep = isOneOf(screenlessSteps);
export const isSelectable = isOneOf(selectableSteps);

/** Returns the last segment of a step's route, below `/recommendations/` (REC-005). */
const routeNameOf = (step: Step): string => (step === 'site-type-question' ? 'site-type' : step.replace('__', '-'));

/** Returns the address of a step's screen. */
export const hrefOf = (step: Step): string => `#/recommendations/${routeNameOf(step)}`;

const stepsByPath: ReadonlyMap<string, Step> = new Map(
  steps.map((step) => [`/recommendations/${routeNameOf(step)}`, step]),
);

/** Returns the step of a route: `start` for the bare path, null for an unknown route. */
export function stepOfPath(path: string): Step | 'start' | null {
  return path === '/recommendations' ? 'start' : (stepsByPath.get(path) ?? null);
}
