import { type ReadState, useRead } from '@flightdeck/shared/api';
import { type Module, moduleListRead } from '@flightdeck/shared/calls';
import { record } from '@flightdeck/shared/reporting';
import { useEffect } from 'react';
import { isLongEnough } from './find-cards';

/** Reads the modules, whose names and descriptions the search uses. */
export const useModuleTexts = (): ReadState<Readonly<Record<string, Module>>> => useRead(moduleListRead);

/** Records each new search term of at least three characters (SET-054). */
export function useSearchAnalytics(term: string): void {
  useEffect(() => {
    if (isLongEnough(term)) record('jetpack_wpa_search_term', { term });
  }, [term]);
}
