import { __ } from '@flightdeck/shared/i18n';
import { featurePage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { OutLink } from '@flightdeck/shared/ui';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { useSwitch } from '../../engine/switches/use-switch.resource';

/** Draws the subscriptions switch, the options of the comment form (SET-201 to SET-203), and a link to the subscribers. */
export function SubscriptionsCard({ card }: CardProps) {
  const { serverValues, isLinked, isOffline } = useRuleInput();
  const hasSubscribersLink = Boolean(serverValues.subscriptions) && isLinked && !isOffline;
  return (
    <SettingsCard
      card={card}
      footer={
        hasSubscribersLink && (
          <OutLink href={featurePage('subscribers', initialState())}>{__('View your email subscribers')}</OutLink>
        )
      }
    />
  );
}

/** Draws a switch for an option of the comment form. Disables the switch while the module is being saved. */
export function CommenterRow(row: CardSwitchProps) {
  const { isSaving } = useSwitch({ option: 'subscriptions' });
  return <CardSwitchRow {...row} disabled={isSaving} />;
}
