import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Draws the switch for short links (OQ-083). */
export function ShortlinksCard({ card }: CardProps) {
  return (
    <SettingsCard card={card}>
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-shortlinks">{__('Every post gets a short link at wp.me.')}</LearnMore>
        }
        label={__('Create short links for sharing')}
        moduleName={card.title()}
        rule={{ option: 'shortlinks' }}
      />
    </SettingsCard>
  );
}
