import { hasModulesFor, isFeatureActive } from '../activation';
import type { FlowInput } from '../flow-input';
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
export function summaryRows(input: FlowInput, installing: Readonly<Record<string, boolean>>): SummaryRows {
  const { answers, conditional } = input;
  const shownSteps = selectableSteps.filter((slug) => isShown(slug, input) && hasModulesFor(slug, input));
  const isEnabled = (slug: SelectableStep) => installing[slug] === true || isFeatureActive(slug, input);
  const hasResource = (slug: FixedStep) => (slug === 'agency' ? answers.siteType.agency : conditional.includes(slug));
  return {
    plans: shownSummaries(answers.onboarding.viewed).map((type) => ({ type, rows: planRowsOf(type, input) })),
    enabled: shownSteps.filter(isEnabled),
    skipped: shownSteps.filter((slug) => !isEnabled(slug) && answers.skipped.includes(slug)),
    resources: fixedSteps.filter(hasResource),
  };
}

function isShown(slug: SelectableStep, input: FlowInput): boolean {
  switch (slug) {
    case 'woocommerce':
      return input.answers.siteType.store;
    case 'monitor':
      return input.hasConnectedOwner;
    case 'boost':
    case 'publicize':
    case 'protect':
    case 'videopress':
      return input.conditional.includes(slug) || isFeatureActive(slug, input);
    default:
      return true;
  }
}

function planRowsOf(type: OnboardingType, { rewind }: FlowInput): readonly PlanRow[] {
  const rows = planRows[type];
  return rows.includes('backup-activated') && rewind === 'awaiting_credentials'
    ? [...rows, 'server-credentials']
    : rows;
}
