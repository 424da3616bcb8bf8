import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { PartnerPageLink } from '../../engine/original-page.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';

/** Draws the switch for the feed and the link to Jetpack's own page with everything else. */
export function PodcastCard({ card }: CardProps) {
  return (
    <SettingsCard
      card={card}
      footer={<PartnerPageLink slug="jetpack-podcast">{__('Open podcast settings')}</PartnerPageLink>}
    >
      <SwitchRow
        explanation={__('Listeners find your episodes in their podcast app.')}
        label={__('Publish a podcast feed')}
        moduleName={card.title()}
        rule={{ option: 'podcast' }}
      />
    </SettingsCard>
  );
}
