import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { recordClick } from '@flightdeck/shared/reporting';
import { OutLink } from '@flightdeck/shared/ui';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { useRuleInput } from '../../engine/form/form-context.store';

/** Card for downtime monitoring, with a link to the notification settings (SET-057). */
export function MonitorCard({ card }: CardProps) {
  const { hasConnectedOwner, isOffline } = useRuleInput();
  const settingsLink = (
    <OutLink href={redirect('calypso-settings-security')} onClick={() => recordClick({ text: 'configure-monitor' })}>
      {__('Configure your notification settings')}
    </OutLink>
  );
  return <SettingsCard card={card} footer={hasConnectedOwner && !isOffline ? settingsLink : undefined} />;
}
