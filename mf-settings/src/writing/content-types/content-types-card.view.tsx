import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { Switches } from '../../engine/switches/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Draws the switches of both content types (SET-178, SET-179). */
export const ContentTypesCard = ({ card }: CardProps) => (
  <SettingsCard
    card={card}
    footer={
      <LearnMore source="jetpack-support-custom-content-types">
        {__("If your theme doesn't support these content types, use their shortcodes to show them.")}
      </LearnMore>
    }
  >
    <Switches card={card} />
  </SettingsCard>
);
