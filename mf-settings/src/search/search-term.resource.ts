import { record } from '@flightdeck/shared/analytics';
import { useRead } from '@flightdeck/shared/api';
import { type Module, moduleListRead } from '@flightdeck/shared/calls/modules';
import { useEffect } from 'react';
import { longEnough } from './term';

/** The modules in the site's own words, which the search looks into. undefined until they are there. */
export function useModuleTexts(): Readonly<Record<string, Module>> | undefined {
  return useRead(moduleListRead).data;
}

/** Tells which terms are looked for, once each time one changes (SET-054). */
export function useSearchAnalytics(term: string): void {
  useEffect(() => {
    if (longEnough(term)) record('jetpack_wpa_search_term', { term });
  }, [term]);
}
