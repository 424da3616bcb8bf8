import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Draws the toolbar switch, which needs a linked user (SET-189). */
export function ToolbarCard({ card }: CardProps) {
  return (
    <SettingsCard card={card}>
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-masterbar">
            {__(
              'Replaces the admin bar. Your notifications, profile and other sites are one click away. Changing this reloads the page.',
            )}
          </LearnMore>
        }
        label={__('Use the WordPress.com toolbar')}
        moduleName={card.title()}
        rule={{ option: 'masterbar' }}
      />
    </SettingsCard>
  );
}
