import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { hasBlockFor } from '../../engine/original-page';
import { SiteEditorLink } from '../../engine/original-page.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { Switches } from '../../engine/switch-row.view';

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
