import { recordClick } from '@flightdeck/shared/analytics';
import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Downtime monitoring: its switch, and where to say who is told (SET-057). */
export function MonitorCard({ card }: CardProps) {
  const { hasConnectedOwner, isOffline } = useFacts();
  const configure = (
    <OutLink href={redirect('calypso-settings-security')} onClick={() => recordClick({ text: 'configure-monitor' })}>
      {__('Configure your notification settings')}
    </OutLink>
  );
  return (
    <SettingsCard card={card} footer={hasConnectedOwner && !isOffline ? configure : undefined}>
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-monitor">
            {__('Your site is checked around the clock, and you hear as soon as it cannot be reached.')}
          </LearnMore>
        }
        label={__('Tell me when my site goes down, and when it is back')}
        moduleName={card.title()}
        rule={{ option: 'monitor' }}
      />
    </SettingsCard>
  );
}
