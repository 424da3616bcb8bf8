import { __, sprintf } from '@flightdeck/shared/i18n';
import { host } from '@flightdeck/shared/links';
import type { CardProps } from '../../engine/card';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Card for login with the hosted account (SET-059). */
export function SignOnCard({ card }: CardProps) {
  return (
    <SettingsCard card={card}>
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-sso">
            {sprintf(
              /* translators: %s: the name of a website, such as WordPress.com */
              __('Use one secure %s account to log in to all sites where this is on.'),
              host,
            )}
          </LearnMore>
        }
        label={sprintf(
          /* translators: %s: the name of a website, such as WordPress.com */
          __('Let users log in with %s'),
          host,
        )}
        moduleName={card.title()}
        rule={{ option: 'sso' }}
      >
        <SwitchRow
          explanation={__('Link accounts that use the same email address.')}
          label={__('Match accounts by email address')}
          rule={{ option: 'jetpack_sso_match_by_email', module: 'sso' }}
        />
        <SwitchRow
          explanation={__('Only accounts with two-step authentication can log in.')}
          label={__('Require two-step authentication')}
          rule={{ option: 'jetpack_sso_require_two_step', module: 'sso' }}
        />
      </SwitchRow>
    </SettingsCard>
  );
}
