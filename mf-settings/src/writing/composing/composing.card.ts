import { __ } from '@flightdeck/shared/i18n';
import { availability } from '../../engine/access/access';
import type { CardDescription } from '../../engine/cards/card';
import { isPostMarkdownOn, markdownInput, postMarkdownChanges } from '../../markdown/markdown';
import { MarkdownRow } from '../../markdown/markdown-row.view';
import { BlocksRow } from './blocks-row.view';
import { blocksByModule, blocksByOption, blocksRule } from './blocks-rule';
import { ComposingCard } from './composing-card.view';

/** Writing tools. Users who can edit posts but not manage modules see the card without its switches (SET-174). */
export const composing: CardDescription = {
  id: 'composing',
  title: () => __('Composing'),
  icon: 'list',
  modules: ['copy-post', 'markdown', 'latex', 'shortcodes'],
  searchTerms: () => [__('blocks'), __('Gutenberg'), __('editor'), __('embeds')],
  seenBy: ({ permissions }) => permissions.manage_modules || permissions.edit_posts,
  switches: [
    {
      option: 'copy-post',
      label: () => __('Copy posts and pages'),
      explanation: () =>
        __(
          'Start from a copy of an existing post or page, including its text, featured image, tags and sharing settings.',
        ),
      learnMore: 'jetpack-support-copy-post',
      moduleName: () => __('Copy Post'),
    },
    {
      option: 'wpcom_publish_posts_with_markdown',
      label: () => __('Write posts and pages in Markdown'),
      explanation: () =>
        __('Format links, lists and emphasis with simple symbols, in the Classic Editor and the Classic block.'),
      learnMore: 'jetpack-support-markdown',
      exists: ({ modules }) => 'markdown' in modules,
      isOn: (serverValues) => isPostMarkdownOn(markdownInput(serverValues)),
      changes: (on, serverValues, input) =>
        postMarkdownChanges(on, markdownInput(serverValues), availability('markdown', input) === 'forced-on'),
      view: MarkdownRow,
    },
    {
      option: 'latex',
      label: () => __('Write formulas in LaTeX'),
      explanation: () => __('LaTeX is a markup language for mathematics.'),
      learnMore: 'jetpack-support-beautiful-math-with-latex',
      moduleName: () => __('Beautiful Math'),
    },
    {
      option: 'shortcodes',
      label: () => __('Embed media with shortcodes'),
      explanation: () =>
        __("Shortcodes in square brackets show media from other sites. The block editor doesn't need them."),
      learnMore: 'jetpack-support-shortcode-embeds',
      moduleName: () => __('Shortcode Embeds'),
    },
    {
      ...blocksByModule,
      label: () => __('Jetpack blocks'),
      exists: ({ serverValues }) => blocksRule(serverValues) === blocksByModule,
      view: BlocksRow,
    },
    {
      ...blocksByOption,
      label: () => __('Jetpack blocks'),
      exists: ({ serverValues }) => blocksRule(serverValues) === blocksByOption,
      view: BlocksRow,
    },
  ],
  view: ComposingCard,
};
