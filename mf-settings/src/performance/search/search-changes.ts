import type { Settings } from '@flightdeck/shared/api';
import type { SettingsFacts } from '../../engine/access/facts';

/** Returns whether the plan has instant search. */
export const hasInstantSearch = ({ features }: SettingsFacts): boolean => features?.includes('instant-search') ?? false;

/**
 * Returns the options that the search switch sends. Instant search turns on and off with search, if the plan has it
 * (SET-086).
 */
export function searchChanges(on: boolean, serverValues: Settings, hasInstant: boolean): Settings {
  const instant = on && hasInstant;
  return {
    search: on,
    ...((!on || (instant && !serverValues.instant_search_enabled)) && { instant_search_enabled: instant }),
  };
}

/** Returns the options that the instant search switch sends. Instant search needs search (SET-087). */
export const instantChanges = (on: boolean, serverValues: Settings): Settings => ({
  ...(on && !serverValues.search && { search: true }),
  instant_search_enabled: on,
});
