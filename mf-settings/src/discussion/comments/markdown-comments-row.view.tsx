import { __ } from '@flightdeck/shared/i18n';
import { availability } from '../../engine/access';
import { useFacts } from '../../engine/form-context';
import { DisabledByAdministrator, SwitchRow } from '../../engine/switch-row.view';
import type { SwitchRule } from '../../engine/switch-rules';
import { LearnMore } from '../../learn-more/learn-more.view';
import { commentMarkdownChanges, isCommentMarkdownOn, markdownFacts } from './markdown-comments';

const rule: SwitchRule = {
  option: 'wpcom_publish_comments_with_markdown',
  isOn: (held) => isCommentMarkdownOn(markdownFacts(held)),
  changes: (on, held) => commentMarkdownChanges(on, markdownFacts(held)),
};

/** Markdown in comments (SET-204 to SET-207); that of posts stands among the writing settings. */
export function MarkdownCommentsRow() {
  const isForcedOff = availability('markdown', useFacts()) === 'forced-off';
  return (
    <SwitchRow
      disabled={isForcedOff}
      explanation={
        isForcedOff ? (
          <DisabledByAdministrator name={__('Markdown')} />
        ) : (
          <LearnMore source="jetpack-support-markdown">
            {__('Links, lists and emphasis by plain signs, for readers too.')}
          </LearnMore>
        )
      }
      label={__('Let readers use Markdown in comments')}
      rule={rule}
    />
  );
}
