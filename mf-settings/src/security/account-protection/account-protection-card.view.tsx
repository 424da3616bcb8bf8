import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';

/** Draws the switch for the check of passwords. */
export function AccountProtectionCard({ card }: CardProps) {
  return (
    <SettingsCard card={card}>
      <SwitchRow
        explanation={__('Users whose password has leaked enter a code from an email to log in.')}
        label={__('Check passwords against known leaks')}
        moduleName={card.title()}
        rule={{ option: 'account-protection' }}
      />
    </SettingsCard>
  );
}
