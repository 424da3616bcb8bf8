import { useRead } from '@flightdeck/shared/api';
import { type Module, moduleListRead } from '@flightdeck/shared/calls';
import { record } from '@flightdeck/shared/reporting';
import { useEffect } from 'react';
import { isLongEnough } from './find-cards';

/** Loads the names and descriptions of the modules for the search. Returns undefined while they are loading. */
export function useModuleTexts(): Readonly<Record<string, Module>> | undefined {
  return useRead(moduleListRead).data;
}

/** Records each new search term of at least three characters (SET-054). */
export function useSearchAnalytics(term: string): void {
  useEffect(() => {
    if (isLongEnough(term)) record('jetpack_wpa_search_term', { term });
  }, [term]);
}
