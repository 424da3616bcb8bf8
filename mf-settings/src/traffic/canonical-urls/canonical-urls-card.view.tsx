import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { SeoPageLink } from '../../engine/original-page.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';

/** Draws the switch for canonical links. */
export function CanonicalUrlsCard({ card }: CardProps) {
  return (
    <SettingsCard card={card} footer={<SeoPageLink />}>
      <SwitchRow
        explanation={__('Tells search engines which address of an archive page to list.')}
        label={__('Add canonical URLs to archive pages')}
        moduleName={card.title()}
        rule={{ option: 'canonical-urls' }}
      />
    </SettingsCard>
  );
}
