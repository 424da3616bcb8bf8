import type { Module } from '@flightdeck/shared/calls';
import { type Availability, availability } from '../../engine/access/access';
import type { SettingsInput } from '../../engine/access/settings-input';
import { isLongEnough } from '../find-cards';
import { isFound, moduleText } from '../matches';

/** A feature that the search shows as a banner, because it has no settings card. */
export interface FoundBanner {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** URL of its documentation; empty if there is none. */
  readonly learnMore: string;
  readonly availability: Availability;
}

/** Modules that the search shows as banners (SET-052). */
const bannerModules = ['contact-form', 'enhanced-distribution', 'json-api', 'notes'];

/** Returns the banners that match a term of at least three characters, for users who can manage modules (SET-051 to SET-053). */
export function findBanners(
  term: string,
  input: SettingsInput,
  modules: Readonly<Record<string, Module>> | undefined,
): readonly FoundBanner[] {
  if (!isLongEnough(term) || !input.permissions.manage_modules) return [];
  return bannerModules.flatMap((slug) => {
    const module = modules?.[slug];
    if (!module || !isFound(moduleText(module), term)) return [];
    return [
      {
        slug,
        name: module.name,
        description: module.description,
        learnMore: module.learn_more_button,
        availability: availability(slug, input),
      },
    ];
  });
}
