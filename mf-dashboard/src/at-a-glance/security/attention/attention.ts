import type { SecurityCard } from '../../sections';
import type { AntiSpamCardState } from '../anti-spam/anti-spam-card-state';
import type { BackupCardState } from '../backup/backup-card-state';
import type { ScanCardState } from '../scan/scan-card-state';

/** States of the cards that can ask the user to do something. */
export interface CardKinds {
  readonly scan: ScanCardState['kind'];
  readonly backup: BackupCardState['kind'];
  readonly 'anti-spam': AntiSpamCardState['kind'];
}

/** Props of a card that can ask the user to do something. */
export interface AttentionProps {
  /** Look of the button for what the user has to do. Only one card of the screen has the primary button. */
  readonly variant: 'primary' | 'secondary';
}

type Need = { readonly [Card in keyof CardKinds]: readonly [Card, readonly CardKinds[Card][]] }[keyof CardKinds];

/** States that need an action of the user, the most urgent first. */
const needs: readonly Need[] = [
  ['scan', ['threats']],
  ['backup', ['awaiting-credentials', 'set-up']],
  ['scan', ['needs-credentials', 'not-registered', 'ask-for-vaultpress']],
  ['anti-spam', ['set-up']],
];

/** Returns the cards that need an action of the user, the most urgent first. */
export const cardsInNeed = (kinds: CardKinds): readonly SecurityCard[] =>
  needs.filter(([card, needyKinds]) => needyKinds.some((kind) => kind === kinds[card])).map(([card]) => card);

/** Returns the cards with those in need first. */
export const neediestFirst = (
  cards: readonly SecurityCard[],
  inNeed: readonly SecurityCard[],
): readonly SecurityCard[] => [
  ...inNeed.filter((card) => cards.includes(card)),
  ...cards.filter((card) => !inNeed.includes(card)),
];
