import type { CardProps } from '../../engine/card';
import { SeoPageLink } from '../../engine/original-page.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { Switches } from '../../engine/switch-row.view';

/** Draws the switch for canonical links. */
export const CanonicalUrlsCard = ({ card }: CardProps) => (
  <SettingsCard card={card} footer={<SeoPageLink />}>
    <Switches card={card} />
  </SettingsCard>
);
