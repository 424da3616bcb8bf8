import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { upgradeAddress } from '@flightdeck/shared/links/places';
import { pageState, readState } from '@flightdeck/shared/session';
import { OutLink, StateChip } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { availability } from '../../engine/access/access';
import { hasSeparateRoutes } from '../../engine/access/original-page';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { NotInPlanCard } from '../../engine/cards/not-in-plan.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { OriginalPageLink } from '../../engine/form/original-page.view';
import { useAdsState } from './ads-rows.view';

/**
 * Draws the ad settings, or an upgrade offer if the plan doesn't include ads. Offline, or if an administrator disabled ads, draws
 * the settings regardless of the plan.
 */
export function AdsCard({ card }: CardProps) {
  const input = useRuleInput();
  const { features, isOffline } = input;
  const isForcedOff = availability('wordads', input) === 'forced-off';
  const showsSettings = isOffline || isForcedOff || features?.includes('wordads') === true;
  const { showsEarnings } = useAdsState();
  const earnLink = hasSeparateRoutes(input.serverValues) && (
    <OriginalPageLink page="earn">{__('More ways to earn in Jetpack')}</OriginalPageLink>
  );
  if (features === undefined) {
    return (
      <SettingsCard
        busy
        card={card}
        state={
          <StateChip icon="spinner" tone="neutral">
            {__('Loading…')}
          </StateChip>
        }
        withoutSwitches
      />
    );
  }
  if (!showsSettings) {
    return (
      <NotInPlanCard
        card={card}
        feature="wordads"
        footer={earnLink}
        href={upgradeAddress('settings-ads', pageState(), readState('connection'))}
        label={__('Earn money with high-quality ads')}
      />
    );
  }
  return (
    <SettingsCard
      card={card}
      footer={
        (showsEarnings || earnLink) && (
          <>
            {showsEarnings && <OutLink href={redirect('calypso-stats-ads-day')}>{__('View your earnings')}</OutLink>}
            {earnLink}
          </>
        )
      }
    />
  );
}

/** Draws the ads switch. The switches below it are disabled while ads are off or unavailable (SET-117, SET-118). */
export const AdsRow = (row: CardSwitchProps) => (
  <CardSwitchRow
    {...row}
    explanation={interpolate(
      __(
        'Ads appear below the first post on your front page and at the end of posts and pages. When you turn on ads, you agree to the <terms>Terms of Service</terms> of Automattic Ads. <learn>Learn more</learn>',
      ),
      {
        terms: (text) => <OutLink href={redirect('wpcom-automattic-ads-tos')}>{text}</OutLink>,
        learn: (text) => <OutLink href={redirect('jetpack-support-ads')}>{text}</OutLink>,
      },
    )}
  />
);
