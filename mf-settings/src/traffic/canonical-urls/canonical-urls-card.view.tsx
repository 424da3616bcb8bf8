import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { SeoPageLink } from '../../engine/form/original-page.view';

/** Draws the switch for canonical URLs and a link to Jetpack's SEO dashboard. */
export const CanonicalUrlsCard = ({ card }: CardProps) => <SettingsCard card={card} footer={<SeoPageLink />} />;
