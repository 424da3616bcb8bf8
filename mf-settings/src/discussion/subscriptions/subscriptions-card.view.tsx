import { __ } from '@flightdeck/shared/i18n';
import { featurePage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { OutLink } from '@flightdeck/shared/ui';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { useSwitch } from '../../engine/use-switch.resource';
import { LearnMore } from '../../learn-more/learn-more.view';

const slug = 'subscriptions';

/** Draws the subscriptions switch and the two options of the comment form (SET-201 to SET-203). */
export function SubscriptionsCard({ card }: CardProps) {
  const { serverValues, isLinked, isOffline } = useFacts();
  // The two options stay disabled until the site has saved the module.
  const { isSaving } = useSwitch({ option: slug });
  const showsSubscribers = Boolean(serverValues[slug]) && isLinked && !isOffline;
  return (
    <SettingsCard
      card={card}
      footer={
        showsSubscribers && (
          <OutLink href={featurePage('subscribers', initialState())}>{__('View your email subscribers')}</OutLink>
        )
      }
    >
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-subscriptions">
            {__('Subscribers get an email about new posts and comments.')}
          </LearnMore>
        }
        label={__('Let visitors subscribe by email')}
        moduleName={card.title()}
        rule={{ option: slug }}
      >
        <SwitchRow
          disabled={isSaving}
          label={__('Let commenters subscribe to new posts')}
          rule={{ option: 'stb_enabled', module: slug }}
        />
        <SwitchRow
          disabled={isSaving}
          label={__('Let commenters subscribe to new comments')}
          rule={{ option: 'stc_enabled', module: slug }}
        />
      </SwitchRow>
    </SettingsCard>
  );
}
