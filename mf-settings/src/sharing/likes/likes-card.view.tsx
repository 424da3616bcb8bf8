import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/cards/card';
import { hasBlockFor } from '../../engine/cards/original-page';
import { SiteEditorLink } from '../../engine/cards/original-page.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { useFacts } from '../../engine/form/form-context.store';
import { Switches } from '../../engine/switches/switch-row.view';

/** Draws the switch for Like buttons (SET-191, OQ-097). */
export function LikesCard({ card }: CardProps) {
  return (
    <SettingsCard card={card} footer={hasBlockFor('like', useFacts()) && <LikeBlock />}>
      <Switches card={card} />
    </SettingsCard>
  );
}

const LikeBlock = () => (
  <>
    <span>{__('With your block theme, you can add the Like block to a template instead.')}</span> <SiteEditorLink />
  </>
);
