import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { PublicizeCard } from './publicize-card.view';

/**
 * Automatic sharing of new posts on social networks (SET-193). While sharing is on, users who can publish posts but cannot manage
 * modules see the card too (SET-002, SET-011).
 */
export const publicize: CardDescription = {
  id: 'publicize',
  title: () => __('Jetpack Social connections'),
  icon: 'people',
  modules: ['publicize'],
  needs: 'account',
  searchTerms: () => [__('social networks'), __('share'), __('publicize')],
  seenBy: ({ permissions, serverValues }) =>
    permissions.manage_modules || (permissions.publish_posts && Boolean(serverValues.publicize)),
  switches: [
    {
      option: 'publicize',
      label: () => __('Share new posts automatically'),
      explanation: () => __('Connect your social media accounts once, and every new post appears on all of them.'),
      learnMore: 'jetpack-support-publicize',
      exists: ({ permissions }) => permissions.manage_modules,
    },
  ],
  connectText: () => __('Connect to share your posts on social networks.'),
  view: PublicizeCard,
};
