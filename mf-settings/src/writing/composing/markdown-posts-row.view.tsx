import { __ } from '@flightdeck/shared/i18n';
import { availability } from '../../engine/access';
import { useFacts } from '../../engine/form-context';
import { DisabledByAdministrator, SwitchRow } from '../../engine/switch-row.view';
import type { SwitchRule } from '../../engine/switch-rules';
import { LearnMore } from '../../learn-more/learn-more.view';
import { isPostMarkdownOn, markdownFacts, postMarkdownChanges } from './markdown-posts';

const rule: SwitchRule = {
  option: 'wpcom_publish_posts_with_markdown',
  isOn: (held) => isPostMarkdownOn(markdownFacts(held)),
  changes: (on, held) => postMarkdownChanges(on, markdownFacts(held)),
};

/** Markdown in posts (SET-204). Its module serves comments as well, so the option is what is switched. */
export function MarkdownPostsRow() {
  const isForcedOff = availability('markdown', useFacts()) === 'forced-off';
  return (
    <SwitchRow
      disabled={isForcedOff}
      explanation={
        isForcedOff ? (
          <DisabledByAdministrator name={__('Markdown')} />
        ) : (
          <LearnMore source="jetpack-support-markdown">
            {__('Links, lists and emphasis by plain signs, in the Classic Editor and in the Classic block.')}
          </LearnMore>
        )
      }
      label={__('Write posts and pages in Markdown')}
      rule={rule}
    />
  );
}
