import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { initialState } from '@flightdeck/shared/session';
import { OutLink } from '@flightdeck/shared/ui';
import { isSince } from '@flightdeck/shared/versions';
import { since } from '../../engine/access/jetpack-version';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { UpgradeRow } from '../../engine/cards/upgrade-row.view';
import { FieldsBar } from '../../engine/form/fields-bar.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { hasAllowListSwitch } from '../addresses/list-versions.store';
import { allowList, blockList } from './address-lists.field';
import { EnhanceProtection } from './enhance-protection.view';
import { useFirewallInput } from './firewall.resource';

/** Card for the firewall, its lists and its data sharing (SET-060 to SET-063). */
export function FirewallCard({ card }: CardProps) {
  const { serverValues, features, isOffline } = useRuleInput();
  const isRunning = Boolean(serverValues.waf) && !isOffline;
  const { bootstrapPath, hasRulesAccess } = useFirewallInput(isRunning);
  return (
    <SettingsCard
      badge={
        isSince(initialState().currentVersion, since.firewallWithoutBeta) ? undefined : (
          <OutLink href={redirect('jetpack-support-waf')}>{__('Beta')}</OutLink>
        )
      }
      card={card}
      hasSaveBars
    >
      {isRunning && bootstrapPath !== '' && <EnhanceProtection path={bootstrapPath} />}
      {features && !features.includes('scan') && !isOffline && (
        <UpgradeRow
          explanation={
            hasRulesAccess
              ? __('Your firewall rules no longer get updates.')
              : __('For now, the firewall uses only the IP lists you enter.')
          }
          feature="scan"
          href="#/product/scan"
          label={__('Automatic rule updates')}
          name={card.title()}
        />
      )}
      <FieldsBar fields={hasAllowListSwitch(serverValues) ? [blockList] : [blockList, allowList]} />
    </SettingsCard>
  );
}
