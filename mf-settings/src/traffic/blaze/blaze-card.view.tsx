import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';

/** Draws the switch for ads of posts. */
export function BlazeCard({ card }: CardProps) {
  return (
    <SettingsCard card={card}>
      <SwitchRow
        explanation={__('Promote your posts and pages as ads.')}
        label={__('Promote content with Blaze')}
        moduleName={card.title()}
        rule={{ option: 'blaze' }}
      />
    </SettingsCard>
  );
}
