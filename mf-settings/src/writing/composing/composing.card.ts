import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { ComposingCard } from './composing-card.view';

/** Writing tools. Users who can edit posts see the card too, but only managers get its switches (SET-174). */
export const composing: CardDescription = {
  id: 'composing',
  title: () => __('Composing'),
  icon: 'list',
  modules: ['copy-post', 'markdown', 'latex', 'shortcodes'],
  settings: ['wpcom_publish_posts_with_markdown', 'jetpack_blocks_disabled', 'blocks'],
  words: () => [__('blocks'), __('Gutenberg'), __('editor'), __('embeds')],
  seenBy: ({ permissions }) => permissions.manage_modules || permissions.edit_posts,
  view: ComposingCard,
};
