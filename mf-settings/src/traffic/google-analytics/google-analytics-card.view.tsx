import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { upgradeAddress } from '@flightdeck/shared/links/places';
import { pageState, readState } from '@flightdeck/shared/session';
import { OutLink } from '@flightdeck/shared/ui';
import { blockerText } from '../../engine/access/blocker-text.view';
import type { CardProps } from '../../engine/cards/card';
import { NotInPlanCard } from '../../engine/cards/not-in-plan.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { SettingsRow } from '../../engine/cards/settings-row/settings-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { LearnMore } from '../../learn-more/learn-more.view';

/**
 * Describes Google Analytics and links to its configuration at the provider; offline, without the link. There is no switch (OQ-083).
 * If the plan doesn't include Google Analytics, draws an upgrade offer instead.
 */
export function GoogleAnalyticsCard({ card }: CardProps) {
  const { features, isOffline } = useRuleInput();
  if (features === undefined) return <SettingsCard busy card={card} withoutSwitches />;
  if (!isOffline && !features.includes('google-analytics')) {
    return (
      <NotInPlanCard
        card={card}
        feature="google-analytics"
        href={upgradeAddress('settings-ga', pageState(), readState('connection'))}
        label={__('Track your traffic with Google Analytics')}
      />
    );
  }
  return (
    <SettingsCard
      card={card}
      footer={
        !isOffline && (
          <OutLink href={redirect('calypso-marketing-traffic', { anchor: 'analytics' })}>
            {__('Configure Google Analytics')}
          </OutLink>
        )
      }
    >
      <SettingsRow
        end={isOffline && blockerText('offline')}
        explanation={
          <LearnMore source="jetpack-support-google-analytics">
            {__("Google Analytics counts visits differently from Jetpack Stats, so the numbers won't match exactly.")}
          </LearnMore>
        }
        label={__('Free traffic statistics from Google')}
      />
    </SettingsCard>
  );
}
