import type { CardProps } from '../../engine/cards/card';
import { SeoPageLink } from '../../engine/cards/original-page.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { Switches } from '../../engine/switches/switch-row.view';

/** Draws the switch for canonical links. */
export const CanonicalUrlsCard = ({ card }: CardProps) => (
  <SettingsCard card={card} footer={<SeoPageLink />}>
    <Switches card={card} />
  </SettingsCard>
);
