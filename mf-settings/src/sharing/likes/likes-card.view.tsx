import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';

/** One switch (SET-191, OQ-097). */
export function LikesCard({ card }: CardProps) {
  return (
    <SettingsCard card={card}>
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-likes">
            {__('Readers with an account at WordPress.com show that they like what they read.')}
          </LearnMore>
        }
        label={__('Add Like buttons to posts and pages')}
        moduleName={card.title()}
        rule={{ option: 'likes' }}
      />
    </SettingsCard>
  );
}
