import { __ } from '@flightdeck/shared/i18n';
import { hasBlockFor } from '../../engine/access/original-page';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { SiteEditorLink } from '../../engine/form/original-page.view';

/** Draws the switch for Like buttons (SET-191). Mentions the Like block if the user can add it to the theme (OQ-097). */
export function LikesCard({ card }: CardProps) {
  return <SettingsCard card={card} footer={hasBlockFor('like', useRuleInput()) && <LikeBlockNote />} />;
}

const LikeBlockNote = () => (
  <>
    <span>{__('With your block theme, you can add the Like block to a template instead.')}</span> <SiteEditorLink />
  </>
);
