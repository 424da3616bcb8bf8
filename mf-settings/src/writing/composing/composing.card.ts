import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { ComposingCard } from './composing-card.view';

/** Tools for writing. Who may edit posts sees the card too, and what is on; only managers switch (SET-174). */
export const composing: CardDescription = {
  id: 'composing',
  title: () => __('Composing'),
  icon: 'list',
  modules: ['copy-post', 'markdown', 'latex', 'shortcodes'],
  settings: ['wpcom_publish_posts_with_markdown', 'jetpack_blocks_disabled'],
  words: () => [__('blocks'), __('Gutenberg'), __('editor'), __('embeds')],
  seenBy: ({ permissions }) => permissions.manage_modules || permissions.edit_posts,
  view: ComposingCard,
};
