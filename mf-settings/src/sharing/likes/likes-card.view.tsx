import { __ } from '@flightdeck/shared/i18n';
import { hasBlockFor } from '../../engine/access/original-page';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { Switches } from '../../engine/cards/switch-row.view';
import { useFacts } from '../../engine/form/form-context.store';
import { SiteEditorLink } from '../../engine/form/original-page.view';

/** Draws the switch for Like buttons (SET-191) and, on block themes, mentions the Like block (OQ-097). */
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
