import type { Settings } from '@flightdeck/shared/settings';
import type { SettingsInput } from '../../engine/access/settings-input';

/** Returns whether the plan has instant search; false while the plan is loading. */
export const hasInstantSearch = ({ features }: SettingsInput): boolean => features?.includes('instant-search') ?? false;

/**
 * Returns the options that the search switch sends (SET-086). Turning search off also turns off instant search. Turning search
 * on also turns on instant search if the plan has it.
 */
export function searchChanges(on: boolean, serverValues: Settings, hasInstant: boolean): Settings {
  if (!on) return { search: false, instant_search_enabled: false };
  const turnsOnInstant = hasInstant && !serverValues.instant_search_enabled;
  return { search: true, ...(turnsOnInstant && { instant_search_enabled: true }) };
}

/** Returns the options that the instant search switch sends. Instant search needs search (SET-087). */
export const instantChanges = (on: boolean, serverValues: Settings): Settings => ({
  ...(on && !serverValues.search && { search: true }),
  instant_search_enabled: on,
});
