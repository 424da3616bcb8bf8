import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { JetpackPageLink } from '../../engine/form/original-page.view';

/** Draws the switch for the feed and a link to Jetpack's page with all other podcast settings. */
export const PodcastCard = ({ card }: CardProps) => (
  <SettingsCard
    card={card}
    footer={
      <JetpackPageLink module="podcast" slug="jetpack-podcast">
        {__('Open podcast settings')}
      </JetpackPageLink>
    }
  />
);
