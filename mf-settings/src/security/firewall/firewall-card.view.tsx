import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { initialState } from '@flightdeck/shared/session';
import { OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import type { CardProps } from '../../engine/card';
import { FieldsBar } from '../../engine/fields-bar.view';
import { useFacts } from '../../engine/form-context.store';
import { isSince, since } from '../../engine/partner-version';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { UpgradeRow } from '../../engine/upgrade-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';
import { hasAllowListSwitch } from '../addresses/jetpack-lists.store';
import { allowList, blockList } from './address-lists.field';
import { AddressLists } from './address-lists.view';
import { EnhanceProtection } from './enhance-protection.view';
import { useFirewallFacts } from './firewall.resource';
import { automaticRules, firewallChanges } from './firewall-changes';

const privacy = (text: ReactNode) => <OutLink href={redirect('jetpack-waf-settings-privacy-info')}>{text}</OutLink>;

/** Card for the firewall, its lists and its data sharing (SET-060 to SET-063). */
export function FirewallCard({ card }: CardProps) {
  const { serverValues, features, isOffline } = useFacts();
  const isRunning = Boolean(serverValues.waf) && !isOffline;
  const hasRules = features?.includes('scan') === true;
  const { bootstrapPath, hasRulesAccess } = useFirewallFacts(isRunning);
  return (
    <SettingsCard
      badge={
        isSince(initialState().currentVersion, since.finishedFirewall) ? undefined : (
          <OutLink href={redirect('jetpack-support-waf')}>{__('Beta')}</OutLink>
        )
      }
      card={card}
      hasSaveBars
    >
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-waf">
            {__('Block malicious requests before they reach your site.')}
          </LearnMore>
        }
        label={__('Protect your site with a firewall')}
        moduleName={card.title()}
        rule={{ option: 'waf', changes: (on, stored) => firewallChanges(on, stored, hasRules) }}
      >
        {hasRules && (
          <SwitchRow label={__('Automatic rule updates')} rule={{ option: automaticRules, module: 'waf' }} />
        )}
        <AddressLists />
        <SwitchRow
          explanation={interpolate(
            __(
              'Share blocked requests with Jetpack to help improve its rules. <learn>Learn more</learn> <privacy>Privacy information</privacy>',
            ),
            { learn: privacy, privacy },
          )}
          label={__('Share data with Jetpack')}
          rule={{ option: 'jetpack_waf_share_data', module: 'waf' }}
        />
        <SwitchRow
          explanation={interpolate(
            __('Also share the content of blocked requests. <privacy>Privacy information</privacy>'),
            { privacy },
          )}
          label={__('Share detailed data with Jetpack')}
          rule={{ option: 'jetpack_waf_share_debug_data', module: 'waf' }}
        />
      </SwitchRow>
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
