import { isShown } from '../engine/access/access';
import type { SettingsInput } from '../engine/access/settings-input';
import type { CardDescription, TabDescription } from '../engine/cards/card';
import { isFound, type ModuleTexts, searchText } from './matches';

/** Cards of one tab that match a term. */
export interface FoundCards {
  readonly tab: TabDescription;
  readonly cards: readonly CardDescription[];
}

/** The searchable text of each card. It does not depend on the term, so a new term does not rebuild it. */
export type SearchIndex = readonly {
  readonly tab: TabDescription;
  readonly card: CardDescription;
  readonly text: string;
}[];

/** Builds the search index of all cards of these tabs. */
export const searchIndex = (tabs: readonly TabDescription[], modules: ModuleTexts): SearchIndex =>
  tabs.flatMap((tab) => tab.cards.map((card) => ({ tab, card, text: searchText(card, tab, modules) })));

/** Returns the cards that match a term and that the user can see, grouped by tab. */
export function findCards(index: SearchIndex, term: string, input: SettingsInput): readonly FoundCards[] {
  const found = new Map<TabDescription, CardDescription[]>();
  for (const { tab, card, text } of index) {
    if (!isFound(text, term) || !isShown(card, input)) continue;
    found.set(tab, [...(found.get(tab) ?? []), card]);
  }
  return [...found].map(([tab, cards]) => ({ tab, cards }));
}

/** Minimum length of a term for banners and analytics, in characters. Shorter terms match too much (SET-051, SET-054). */
const minLength = 3;

/** Returns whether a term is long enough for banners and analytics. */
export const isLongEnough = (term: string): boolean => [...term.trim()].length >= minLength;
