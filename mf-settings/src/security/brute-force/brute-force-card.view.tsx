import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { FieldsBar } from '../../engine/fields-bar.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';
import { allowedList } from './allowed-list.field';
import { AllowedListField } from './allowed-list-field.view';

/** Card for brute force protection (SET-058). The switch saves immediately, the list with the bar. */
export function BruteForceCard({ card }: CardProps) {
  return (
    <SettingsCard card={card} ownBars>
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-protect">
            {__('Stop bots and hackers from guessing usernames and passwords on your login page.')}
          </LearnMore>
        }
        label={__('Block malicious login attempts')}
        moduleName={card.title()}
        rule={{ option: 'protect' }}
      >
        <AllowedListField />
      </SwitchRow>
      <FieldsBar fields={[allowedList()]} />
    </SettingsCard>
  );
}
