import { __ } from '@flightdeck/shared/i18n';
import type { SwitchRule } from '../../engine/switch-rules';
import { markdownFacts } from '../../markdown/markdown-facts';
import { MarkdownRow } from '../../markdown/markdown-row.view';
import { commentMarkdownChanges, isCommentMarkdownOn } from './markdown-comments';

const rule: SwitchRule = {
  option: 'wpcom_publish_comments_with_markdown',
  isOn: (serverValues) => isCommentMarkdownOn(markdownFacts(serverValues)),
  changes: (on, serverValues) => commentMarkdownChanges(on, markdownFacts(serverValues)),
};

/** Switches Markdown for comments (SET-205, SET-206). The writing settings have the switch for posts. */
export const MarkdownCommentsRow = () => (
  <MarkdownRow
    explanation={__('Readers can format links, lists and emphasis with simple symbols.')}
    label={__('Let readers use Markdown in comments')}
    rule={rule}
  />
);
