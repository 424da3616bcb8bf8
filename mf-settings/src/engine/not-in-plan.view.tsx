import { __ } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui/chip';
import type { CardDescription } from './card';
import { SettingsCard } from './settings-card.view';
import { UpgradeRow, type UpgradeRowProps } from './upgrade-row.view';

/** The state of a card whose feature the plan does not bring. */
export const NotInPlan = () => (
  <StateChip icon="lock" tone="neutral">
    {__('Not in your plan')}
  </StateChip>
);

export interface NotInPlanCardProps extends Pick<UpgradeRowProps, 'feature' | 'href' | 'label'> {
  readonly card: CardDescription;
}

/** A card of which nothing is in the plan: what it would bring, and the way to it. */
export const NotInPlanCard = ({ card, ...row }: NotInPlanCardProps) => (
  <SettingsCard card={card} state={<NotInPlan />}>
    <UpgradeRow {...row} name={card.title()} />
  </SettingsCard>
);
