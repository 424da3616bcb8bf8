import { __, sprintf } from '@flightdeck/shared/i18n';
import { host } from '@flightdeck/shared/links';
import type { CardProps } from '../../engine/card';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Login with the hosted account, and what is asked of it (SET-059). */
export function SignOnCard({ card }: CardProps) {
  return (
    <SettingsCard card={card}>
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-sso">
            {sprintf(
              __('One account for every site of yours that has this on, with the protection that %s gives it.'),
              host,
            )}
          </LearnMore>
        }
        label={sprintf(__('Let people log in with their %s account'), host)}
        moduleName={card.title()}
        rule={{ option: 'sso' }}
      >
        <SwitchRow
          explanation={__('Whoever has the same email address here and there counts as one person.')}
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
