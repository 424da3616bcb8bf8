import { __ } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
import type { CardDescription } from './card';
import { SettingsCard } from './settings-card.view';
import { UpgradeRow, type UpgradeRowProps } from './upgrade-row.view';

/** Chip for a card whose feature is not in the plan. */
export const NotInPlan = () => (
  <StateChip icon="lock" tone="neutral">
    {__('Not in your plan')}
  </StateChip>
);

export interface NotInPlanCardProps extends Pick<UpgradeRowProps, 'feature' | 'href' | 'label'> {
  readonly card: CardDescription;
  readonly footer?: ReactNode;
}

/** Card for a feature that is not in the plan, with an upgrade offer. */
export const NotInPlanCard = ({ card, footer, ...row }: NotInPlanCardProps) => (
  <SettingsCard card={card} footer={footer} state={<NotInPlan />} withoutSwitches>
    <UpgradeRow {...row} name={card.title()} />
  </SettingsCard>
);
