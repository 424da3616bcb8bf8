import { __ } from '@flightdeck/shared/i18n';
import { initialState } from '@flightdeck/shared/session';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { isSince, since } from '../../engine/partner-version';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';
import { CommentFormFields } from './comment-form-fields.view';
import { MarkdownCommentsRow } from './markdown-comments-row.view';

/** Draws one row for each comment module that the site has. */
export function CommentsCard({ card }: CardProps) {
  const { modules } = useFacts();
  return (
    <SettingsCard card={card}>
      {'comments' in modules && (
        <SwitchRow
          explanation={
            <LearnMore source="jetpack-support-comments">
              {isSince(initialState().currentVersion, since.commentsWithoutTwitter)
                ? __(
                    "Replaces your theme's comment form. Visitors can comment with a WordPress.com or Facebook account.",
                  )
                : __(
                    "Replaces your theme's comment form. Visitors can comment with a WordPress.com, Twitter or Facebook account.",
                  )}
            </LearnMore>
          }
          label={__('Let visitors comment with social accounts')}
          moduleName={__('Comments')}
          rule={{ option: 'comments' }}
        >
          <div>
            <CommentFormFields />
          </div>
        </SwitchRow>
      )}
      {'gravatar-hovercards' in modules && (
        <SwitchRow
          explanation={__("Pointing at a commenter's picture opens their Gravatar profile.")}
          label={__('Show profile cards for commenters')}
          moduleName={__('Gravatar Hovercards')}
          rule={{ option: 'gravatar-hovercards' }}
        />
      )}
      {'markdown' in modules && <MarkdownCommentsRow />}
      {'comment-likes' in modules && (
        <SwitchRow
          explanation={
            <LearnMore source="jetpack-support-comment-likes">{__('Adds a Like button to each comment.')}</LearnMore>
          }
          label={__('Let readers like comments')}
          moduleName={__('Comment Likes')}
          rule={{ option: 'comment-likes' }}
        />
      )}
    </SettingsCard>
  );
}
