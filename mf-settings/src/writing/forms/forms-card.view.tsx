import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { PartnerPageLink } from '../../engine/original-page.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';

/** Draws the switch for forms and the link to their responses. */
export function FormsCard({ card }: CardProps) {
  return (
    <SettingsCard
      card={card}
      footer={<PartnerPageLink slug="jetpack-forms-responses-wp-admin">{__('View form responses')}</PartnerPageLink>}
    >
      <SwitchRow
        explanation={__('Adds the Form block to the editor.')}
        label={__('Add forms to posts and pages')}
        moduleName={card.title()}
        rule={{ option: 'contact-form' }}
      />
    </SettingsCard>
  );
}
