import { __, sprintf } from '@flightdeck/shared/i18n';
import { host, redirect } from '@flightdeck/shared/links';
import { interpolate } from '@flightdeck/shared/ui/interpolate';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import type { CardProps } from '../../engine/card';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';

/** Login with the hosted account, and what is asked of it (SET-059). */
export function SignOnCard({ card }: CardProps) {
  return (
    <SettingsCard card={card}>
      <SwitchRow
        explanation={interpolate(
          sprintf(
            __(
              'One account for every site of yours that has this on, with the protection that %s gives it. <learn>Learn more</learn>',
            ),
            host,
          ),
          { learn: (text) => <OutLink href={redirect('jetpack-support-sso')}>{text}</OutLink> },
        )}
        label={sprintf(__('Let people log in with their %s account'), host)}
        moduleName={card.title()}
        rule={{ option: 'sso' }}
      >
        <SwitchRow
          explanation={__('Who has the same email address there and here is the same person.')}
          label={__('Match accounts by email address')}
          rule={{ option: 'jetpack_sso_match_by_email', module: 'sso' }}
        />
        <SwitchRow
          explanation={__('Accounts without a second step cannot log in.')}
          label={__('Require two-step authentication')}
          rule={{ option: 'jetpack_sso_require_two_step', module: 'sso' }}
        />
      </SwitchRow>
    </SettingsCard>
  );
}
