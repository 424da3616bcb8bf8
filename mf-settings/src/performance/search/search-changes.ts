import type { Settings } from '@flightdeck/shared/api';

/** What the switch of search sends: instant search never stays on alone, and comes along where the plan has it (SET-086). */
export function searchChanges(on: boolean, serverValues: Settings, hasInstant: boolean): Settings {
  const instant = on && hasInstant;
  return {
    search: on,
    ...((!on || (instant && !serverValues.instant_search_enabled)) && { instant_search_enabled: instant }),
  };
}

/** What the switch of instant search sends: it needs search (SET-087). */
export const instantChanges = (on: boolean, serverValues: Settings): Settings => ({
  ...(on && !serverValues.search && { search: true }),
  instant_search_enabled: on,
});
