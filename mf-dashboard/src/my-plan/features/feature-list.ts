import type { PlanClass } from '@flightdeck/shared/plans';

/** Modules that a feature card can turn on (DASH-030). */
export type FeatureModule = 'videopress' | 'wordads' | 'google-analytics' | 'publicize';

export type FeatureName =
  | 'ads'
  | 'always-on-security'
  | 'anti-spam'
  | 'daily-backups'
  | 'google-analytics'
  | 'instant-search'
  | 'marketing'
  | 'performance'
  | 'real-time-backups'
  | 'site-activity'
  | 'site-backups'
  | 'site-security'
  | 'support'
  | 'themes'
  | 'traffic'
  | 'videopress';

export interface Feature {
  readonly name: FeatureName;
  /** `view` opens the feature, `set-up` its setup; `activate` turns its module on; with `none`, the user may not set it up. */
  readonly action: 'view' | 'set-up' | 'activate' | 'none';
  /** Module that the card turns on or shows. */
  readonly module?: FeatureModule;
}

export interface FeatureInput {
  /** Class of the site's plan; empty for an unknown plan. */
  readonly planClass: PlanClass | '';
  readonly isOffline: boolean;
  readonly showBackups: boolean;
  /** State of the backups; empty while unknown. */
  readonly rewind: string;
  /** Whether VaultPress is active. */
  readonly hasVaultPress: boolean;
  readonly hasAkismet: boolean;
  /** Whether the user may install and activate plugins. */
  readonly mayInstall: boolean;
  readonly hasInstantSearch: boolean;
  readonly modules: Readonly<Record<FeatureModule, 'on' | 'off' | 'forced-off' | 'absent'>>;
}

const plansWithVaultPress: ReadonlySet<string> = new Set<PlanClass>([
  'is-personal-plan',
  'is-premium-plan',
  'is-business-plan',
]);
const plansWithMarketing: ReadonlySet<string> = new Set<PlanClass>([
  'is-premium-plan',
  'is-business-plan',
  'is-security-t1-plan',
  'is-security-t2-plan',
  'is-complete-plan',
  'is-daily-security-plan',
  'is-realtime-security-plan',
]);
const plansWithRealTimeBackups: ReadonlySet<string> = new Set<PlanClass>([
  'is-backup-t1-plan',
  'is-backup-t2-plan',
  'is-realtime-backup-plan',
  'is-jetpack-starter-plan',
]);

/** Returns whether the plan has the long list of cards (FACT-DASH-9, first row). */
const hasLongList = ({ planClass, isOffline }: FeatureInput): boolean =>
  !isOffline && (planClass === 'is-personal-plan' || plansWithMarketing.has(planClass));

/** Returns whether a card depends on the state of the backups. */
export const needsRewind = (input: FeatureInput): boolean =>
  !input.isOffline && input.showBackups && plansWithVaultPress.has(input.planClass);

/** Returns whether a card depends on the installed plugins. */
export const needsPlugins = (input: FeatureInput): boolean =>
  hasLongList(input) || (!input.isOffline && input.planClass === 'is-jetpack-starter-plan');

/**
 * Returns the features of the plan in the order of their cards (FACT-DASH-9; DASH-030 to DASH-032). For an unknown plan, only
 * instant search can be listed.
 */
export const featureList = (input: FeatureInput): readonly Feature[] =>
  hasLongList(input) ? longList(input) : shortList(input);

const view = (name: FeatureName): Feature => ({ name, action: 'view' });
const includeIf = (condition: boolean, ...features: readonly Feature[]): readonly Feature[] =>
  condition ? features : [];
const viewOrSetUp = (name: FeatureName, isReady: boolean, { mayInstall }: FeatureInput): Feature => {
  if (isReady) return view(name);
  return { name, action: mayInstall ? 'set-up' : 'none' };
};

function longList(input: FeatureInput): readonly Feature[] {
  const { planClass, rewind, hasVaultPress, hasAkismet, hasInstantSearch } = input;
  const hasMarketing = plansWithMarketing.has(planClass);
  return [
    ...includeIf(needsRewind(input) && rewind === 'active', view('site-backups')),
    ...includeIf(needsRewind(input) && rewind === 'unavailable', viewOrSetUp('site-security', hasVaultPress, input)),
    ...includeIf(hasInstantSearch, view('instant-search')),
    view('performance'),
    viewOrSetUp('anti-spam', hasAkismet, input),
    ...includeIf(hasMarketing, ...moduleFeature(input, 'videopress', 'videopress')),
    view('site-activity'),
    ...includeIf(hasMarketing, ...moduleFeature(input, 'ads', 'wordads')),
    ...includeIf(hasMarketing, ...moduleFeature(input, 'google-analytics', 'google-analytics')),
    ...includeIf(hasMarketing, ...moduleFeature(input, 'marketing', 'publicize')),
  ];
}

function shortList(input: FeatureInput): readonly Feature[] {
  const { planClass, isOffline, hasAkismet, hasInstantSearch } = input;
  if (!planClass) return includeIf(hasInstantSearch, view('instant-search'));
  return [
    ...includeIf(!isOffline && planClass === 'is-daily-backup-plan', view('daily-backups')),
    ...includeIf(!isOffline && plansWithRealTimeBackups.has(planClass), view('real-time-backups')),
    ...includeIf(!isOffline && planClass === 'is-jetpack-starter-plan', viewOrSetUp('anti-spam', hasAkismet, input)),
    ...includeIf(hasInstantSearch, view('instant-search')),
    view('always-on-security'),
    view('performance'),
    view('themes'),
    ...moduleFeature(input, 'traffic', 'publicize'),
    view('site-activity'),
    view('support'),
  ];
}

/** Returns the feature of a module in a list; an empty list when the site does not have the module or an override keeps it off. */
function moduleFeature({ modules }: FeatureInput, name: FeatureName, module: FeatureModule): readonly Feature[] {
  const state = modules[module];
  return includeIf(state === 'on' || state === 'off', { name, module, action: state === 'on' ? 'view' : 'activate' });
}
