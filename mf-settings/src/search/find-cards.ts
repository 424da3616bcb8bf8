import { isShown } from '../engine/access';
import type { CardDescription, TabDescription } from '../engine/card';
import type { SettingsFacts } from '../engine/facts';
import { isFound, type ModuleTexts, searchText } from '../engine/matches';

/** Cards of one page that a term finds. */
export interface FoundCards {
  readonly tab: TabDescription;
  readonly cards: readonly CardDescription[];
}

/** What each card is found by; made once, since it does not change while one types. */
export type SearchIndex = readonly {
  readonly tab: TabDescription;
  readonly card: CardDescription;
  readonly text: string;
}[];

export const searchIndex = (tabs: readonly TabDescription[], modules: ModuleTexts): SearchIndex =>
  tabs.flatMap((tab) => tab.cards.map((card) => ({ tab, card, text: searchText(card, tab, modules) })));

/** Cards of all pages that a term finds and this user may see, page by page. */
export function findCards(index: SearchIndex, term: string, facts: SettingsFacts): readonly FoundCards[] {
  const found = new Map<TabDescription, CardDescription[]>();
  for (const { tab, card, text } of index) {
    if (!isFound(text, term) || !isShown(card, facts)) continue;
    found.set(tab, [...(found.get(tab) ?? []), card]);
  }
  return [...found].map(([tab, cards]) => ({ tab, cards }));
}
