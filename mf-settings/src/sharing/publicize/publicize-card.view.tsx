import { __ } from '@flightdeck/shared/i18n';
import { featurePage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { OutLink } from '@flightdeck/shared/ui';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Draws the switch for managers and, while it is on, the link to social media accounts for every linked user (SET-193). */
export function PublicizeCard({ card }: CardProps) {
  const { permissions, serverValues, isLinked, isOffline } = useFacts();
  return (
    <SettingsCard
      card={card}
      footer={
        Boolean(serverValues.publicize) &&
        isLinked &&
        !isOffline && (
          <OutLink href={featurePage('social', initialState())} newTab>
            {__('Connect your social media accounts')}
          </OutLink>
        )
      }
    >
      {permissions.manage_modules && (
        <SwitchRow
          explanation={
            <LearnMore source="jetpack-support-publicize">
              {__('Connect your social media accounts once, and every new post appears on all of them.')}
            </LearnMore>
          }
          label={__('Share new posts automatically')}
          moduleName={card.title()}
          rule={{ option: 'publicize' }}
        />
      )}
    </SettingsCard>
  );
}
