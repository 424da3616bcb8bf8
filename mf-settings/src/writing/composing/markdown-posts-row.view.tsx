import { __ } from '@flightdeck/shared/i18n';
import { availability } from '../../engine/access';
import { useFacts } from '../../engine/form-context.store';
import type { SwitchRule } from '../../engine/switch-rules';
import { markdownFacts } from '../../markdown/markdown-facts';
import { MarkdownRow } from '../../markdown/markdown-row.view';
import { isPostMarkdownOn, postMarkdownChanges } from './markdown-posts';

const rule = (isForcedOn: boolean): SwitchRule => ({
  option: 'wpcom_publish_posts_with_markdown',
  isOn: (serverValues) => isPostMarkdownOn(markdownFacts(serverValues)),
  changes: (on, serverValues) => postMarkdownChanges(on, markdownFacts(serverValues), isForcedOn),
});

/** Switches Markdown for posts (SET-204). */
export const MarkdownPostsRow = () => (
  <MarkdownRow
    explanation={__(
      'Format links, lists and emphasis with simple symbols, in the Classic Editor and the Classic block.',
    )}
    label={__('Write posts and pages in Markdown')}
    rule={rule(availability('markdown', useFacts()) === 'forced-on')}
  />
);
