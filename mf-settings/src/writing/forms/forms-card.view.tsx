import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { JetpackPageLink } from '../../engine/form/original-page.view';

/** Draws the switch for forms and the link to their responses. */
export const FormsCard = ({ card }: CardProps) => (
  <SettingsCard
    card={card}
    footer={
      <JetpackPageLink module="contact-form" slug="jetpack-forms-responses-wp-admin">
        {__('View form responses')}
      </JetpackPageLink>
    }
  />
);
