import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { AntiSpamCard } from './anti-spam-card.view';
import { antiSpamKey } from './anti-spam-key.field';

/** Plugin file of Akismet. */
export const akismetFile = 'akismet/akismet.php';

/** The anti-spam key (SET-055). The card is shown while the Akismet plugin is active (FACT-SET-2). */
export const antiSpam: CardDescription = {
  id: 'akismet',
  title: () => __('Anti-spam'),
  icon: 'chat',
  modules: [],
  fields: [antiSpamKey],
  searchTerms: () => ['akismet', 'antispam', __('spam'), __('comments')],
  reads: ['plugins'],
  exists: ({ plugins }) => plugins?.[akismetFile],
  view: AntiSpamCard,
};
