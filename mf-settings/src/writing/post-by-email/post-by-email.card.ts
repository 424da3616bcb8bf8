import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { PostByEmailRow } from './post-by-email-row.view';
import { canSeePostByEmail } from './post-by-email-state';

/** Publishing by email. Users who can edit posts but not manage modules see the card while the module is on (SET-186). */
export const postByEmail: CardDescription = {
  id: 'post-by-email',
  title: () => __('Post by email'),
  icon: 'chat',
  modules: ['post-by-email'],
  needs: 'account',
  settings: ['post_by_email_address'],
  seenBy: ({ permissions, serverValues }) => canSeePostByEmail(permissions, Boolean(serverValues['post-by-email'])),
  connectText: () => __('Connect to publish posts by email.'),
  switches: [
    {
      option: 'post-by-email',
      label: () => __('Publish posts by email'),
      explanation: () => __('You get a private email address. Jetpack publishes every email you send there as a post.'),
      learnMore: 'jetpack-support-post-by-email',
      view: PostByEmailRow,
    },
  ],
};
