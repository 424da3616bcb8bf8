import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { upgradeAddress } from '@flightdeck/shared/links/places';
import { initialState, pageState, readState } from '@flightdeck/shared/session';
import { OutLink, StateChip } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { availability, isUsable } from '../../engine/access';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { NotInPlanCard } from '../../engine/not-in-plan.view';
import { hasOriginalPages } from '../../engine/original-page';
import { OriginalPageLink } from '../../engine/original-page.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { SettingsRow } from '../../engine/settings-row/settings-row.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { adPlacements, extraPlacements, insidePosts } from './ad-placements';
import { adsState } from './ads-state';
import { AdsTxtRow } from './ads-txt-row.view';
import { TargetedAdsRow } from './targeted-ads-row.view';

/** Draws the ad settings if the plan includes ads, otherwise an upgrade offer. */
export function AdsCard({ card }: CardProps) {
  const facts = useFacts();
  const { features, isOffline } = facts;
  const isForcedOff = availability('wordads', facts) === 'forced-off';
  const hasFeature = isOffline || isForcedOff || features?.includes('wordads') === true;
  const state = adsState({
    isOn: Boolean(facts.serverValues.wordads),
    isOffline,
    isUsable: isUsable(availability('wordads', facts)),
    isCcpaOn: Boolean(facts.serverValues.wordads_ccpa_enabled),
    isAdsTxtOn: Boolean(facts.serverValues.wordads_custom_adstxt_enabled),
    rawUrl: initialState().rawUrl,
  });
  const earn = hasOriginalPages(facts.serverValues) && (
    <OriginalPageLink page="earn">{__('More ways to earn in Jetpack')}</OriginalPageLink>
  );
  if (features === undefined) {
    return (
      <SettingsCard
        busy
        card={card}
        state={
          <StateChip icon="spinner" tone="neutral">
            {__('Loading')}
          </StateChip>
        }
      />
    );
  }
  if (!hasFeature) {
    return (
      <NotInPlanCard
        card={card}
        feature="wordads"
        footer={earn}
        href={upgradeAddress('settings-ads', pageState(), readState('connection'))}
        label={__('Earn money with high-quality ads')}
      />
    );
  }
  return (
    <SettingsCard
      card={card}
      footer={
        (state.showsEarnings || earn) && (
          <>
            {state.showsEarnings && (
              <OutLink href={redirect('calypso-stats-ads-day')}>{__('View your earnings')}</OutLink>
            )}
            {earn}
          </>
        )
      }
    >
      <SwitchRow
        explanation={interpolate(
          __(
            'Ads appear below the first post on your front page and at the end of posts and pages. When you turn on ads, you agree to the <terms>Terms of Service</terms> of Automattic Ads. <learn>Learn more</learn>',
          ),
          {
            terms: (text) => <OutLink href={redirect('wpcom-automattic-ads-tos')}>{text}</OutLink>,
            learn: (text) => <OutLink href={redirect('jetpack-support-ads')}>{text}</OutLink>,
          },
        )}
        label={__('Show ads on your site')}
        moduleName={card.title()}
        rule={{ option: 'wordads' }}
      >
        <Placements />
        <TargetedAdsRow canEdit={state.canEditPolicy} />
        <SwitchRow
          explanation={__('Asks visitors for consent under the GDPR.')}
          label={__('Show a consent banner')}
          rule={{ option: 'wordads_cmp_enabled', module: 'wordads' }}
        />
        {state.showsAdsTxt && <AdsTxtRow canEdit={state.canEditAdsTxt} />}
      </SwitchRow>
    </SettingsCard>
  );
}

/** Draws the switches for ad placements (SET-111, SET-112). They are disabled while ads are off or unavailable (SET-117, SET-118). */
function Placements() {
  const names: Readonly<Record<(typeof adPlacements | typeof extraPlacements)[number], string>> = {
    wordads_display_front_page: __('Front page'),
    wordads_display_post: __('Posts'),
    wordads_display_page: __('Pages'),
    wordads_display_archive: __('Archives'),
    enable_header_ad: __('Top of each page'),
    wordads_second_belowpost: __('Second ad below post'),
  };
  const rows = (options: readonly (keyof typeof names)[]) =>
    options.map((option) => <SwitchRow key={option} label={names[option]} rule={{ option, module: 'wordads' }} />);
  return (
    <>
      <SettingsRow label={__('Ads below posts')}>{rows(adPlacements)}</SettingsRow>
      <SettingsRow label={__('Additional placements')}>
        {rows(extraPlacements)}
        <SwitchRow label={__('Inside posts')} rule={{ option: insidePosts, module: 'wordads' }} />
      </SettingsRow>
    </>
  );
}
