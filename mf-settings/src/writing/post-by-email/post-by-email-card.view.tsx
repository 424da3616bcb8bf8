import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { SettingsCard } from '../../engine/settings-card.view';
import { SettingsRow } from '../../engine/settings-row/settings-row.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';
import { AddressField } from './address-field.view';

/** Draws the switch for managers, and the description and the address for every writer (SET-187, SET-188, OQ-096). */
export function PostByEmailCard({ card }: CardProps) {
  const { permissions } = useFacts();
  const label = __('Publish posts by email');
  const explanation = (
    <LearnMore source="jetpack-support-post-by-email">
      {__('You get a private email address. Jetpack publishes every email you send there as a post.')}
    </LearnMore>
  );
  return (
    <SettingsCard card={card}>
      {permissions.manage_modules ? (
        <SwitchRow explanation={explanation} label={label} moduleName={card.title()} rule={{ option: 'post-by-email' }}>
          <AddressField />
        </SwitchRow>
      ) : (
        <SettingsRow explanation={explanation} label={label} testId="setting-post-by-email">
          <AddressField />
        </SettingsRow>
      )}
    </SettingsCard>
  );
}
