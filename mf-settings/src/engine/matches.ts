import { own } from '@flightdeck/shared/contracts/own';
import type { CardDescription, TabDescription } from './card';

/** Fields of a module that the search looks into (OQ-063). */
const searched = [
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

/** A module as the site describes it; undefined while that is not loaded. */
export type ModuleTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(textOf).join(' ') : '';

/** Everything that the site says of a module. */
export const moduleText = (module: Readonly<Record<string, unknown>> | undefined): string =>
  module ? searched.map((field) => textOf(module[field])).join(' ') : '';

/** Everything a card is found by, in lower case: heading, own words, options, and the texts of its modules. */
export const searchText = (card: CardDescription, tab: TabDescription, modules: ModuleTexts): string =>
  [
    card.title(),
    tab.shortTitle(),
    ...(card.words?.() ?? []),
    ...(card.settings ?? []),
    ...(card.fields ?? []).flatMap(({ option, label }) => [option, label()]),
    ...card.modules.map((slug) => `${slug} ${moduleText(own(modules, slug))}`),
  ]
    .join(' ')
    .toLowerCase();

/** Whether a text made by `searchText` is found by a term, however it is written. An empty term finds nothing. */
export function isFound(text: string, term: string): boolean {
  const wanted = term.trim().toLowerCase();
  return wanted !== '' && text.includes(wanted);
}
