import type { CardDescription, TabDescription } from '../engine/cards/card';
import { foldText } from './fold-text';

/** Fields of a module that the search uses (OQ-063). */
const searchedFields = [
  'module',
  'name',
  'description',
  'learn_more_button',
  'long_description',
  'search_terms',
  'additional_search_queries',
  'short_description',
  'feature',
] as const;

/** Texts of all modules by slug; undefined until they are loaded. */
export type ModuleTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  return typeof value === 'string' ? value : '';
}

/** Returns the searchable text of a module, folded. */
export const moduleText = (module: Readonly<Record<string, unknown>> | undefined): string =>
  module ? foldText(searchedFields.map((field) => textOf(module[field])).join(' ')) : '';

/** Returns the searchable text of a card, folded: headings of card and tab, search terms, options, labels, texts of the modules. */
export const searchText = (card: CardDescription, tab: TabDescription, modules: ModuleTexts): string =>
  foldText(
    [
      card.title(),
      tab.shortTitle(),
      ...(card.searchTerms?.() ?? []),
      ...(card.settings ?? []),
      ...(card.switches ?? []).flatMap(({ option, label, searchTerms }) => [
        option,
        label(),
        ...(searchTerms?.() ?? []),
      ]),
      ...(card.fields ?? []).flatMap(({ option, label }) => [option, label()]),
      ...card.modules.map((slug) => `${slug} ${moduleText(modules?.[slug])}`),
    ].join(' '),
  );

/** Returns whether a term occurs in a text from `foldText`. An empty term matches nothing. */
export function isFound(text: string, term: string): boolean {
  const folded = foldText(term).trim();
  return folded !== '' && text.includes(folded);
}
