import { __ } from '@flightdeck/shared/i18n';
import { featurePage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { OutLink } from '@flightdeck/shared/ui';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { useRuleInput } from '../../engine/form/form-context.store';

/**
 * Draws the switch for users who can manage modules. While the switch is on and the site is online, every linked user sees a link
 * to social media accounts (SET-193).
 */
export function PublicizeCard({ card }: CardProps) {
  const { serverValues, isLinked, isOffline } = useRuleInput();
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
    />
  );
}
