import { hasModulesFor, isFeatureActive } from '../activation';
import type { FlowFacts } from '../flow-facts';
import { type OnboardingType, shownSummaries } from '../onboarding';
import { type ActivatedStep, type FixedStep, fixedSteps, type SelectableStep, selectableSteps } from '../steps';

/** Rows of a plan's section by onboarding type. */
const planRows: Readonly<Record<OnboardingType, readonly ActivatedStep[]>> = {
  JETPACK_COMPLETE: [
    'backup-activated',
    'scan-activated',
    'antispam-activated',
    'videopress-activated',
    'search-activated',
  ],
  JETPACK_SECURITY: ['backup-activated', 'scan-activated', 'antispam-activated'],
  JETPACK_BACKUP: ['backup-activated'],
  JETPACK_ANTI_SPAM: ['antispam-activated'],
  JETPACK_VIDEOPRESS: ['videopress-activated'],
  JETPACK_SEARCH: ['search-activated'],
  JETPACK_SCAN: ['scan-activated'],
};

/** A plan with backups may still need server credentials. */
export type PlanRow = ActivatedStep | 'server-credentials';

export interface SummaryRows {
  readonly plans: readonly { readonly type: OnboardingType; readonly rows: readonly PlanRow[] }[];
  readonly enabled: readonly SelectableStep[];
  readonly skipped: readonly SelectableStep[];
  readonly resources: readonly FixedStep[];
}

/**
 * Returns the rows of each summary section (REC-091 to REC-095).
 * @param installing recommendations that are being enabled
 */
export function summaryRows(facts: FlowFacts, installing: Readonly<Record<string, boolean>>): SummaryRows {
  const { answers, conditional } = facts;
  const shownSteps = selectableSteps.filter((slug) => isShown(slug, facts) && hasModulesFor(slug, facts));
  const isEnabled = (slug: SelectableStep) => installing[slug] === true || isFeatureActive(slug, facts);
  const hasResource = (slug: FixedStep) => (slug === 'agency' ? answers.siteType.agency : conditional.includes(slug));
  return {
    plans: shownSummaries(answers.onboarding.viewed).map((type) => ({ type, rows: planRowsOf(type, facts) })),
    enabled: shownSteps.filter(isEnabled),
    skipped: shownSteps.filter((slug) => !isEnabled(slug) && answers.skipped.includes(slug)),
    resources: fixedSteps.filter(hasResource),
  };
}

function isShown(slug: SelectableStep, facts: FlowFacts): boolean {
  switch (slug) {
    case 'woocommerce':
      return facts.answers.siteType.store;
    case 'monitor':
      return facts.hasConnectedOwner;
    case 'boost':
    case 'publicize':
    case 'protect':
    case 'videopress':
      return facts.conditional.includes(slug) || isFeatureActive(slug, facts);
    default:
      return true;
  }
}

function planRowsOf(type: OnboardingType, { rewind }: FlowFacts): readonly PlanRow[] {
  const rows = planRows[type];
  return rows.includes('backup-activated') && rewind === 'awaiting_credentials'
    ? [...rows, 'server-credentials']
    : rows;
}
