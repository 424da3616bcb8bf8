import type { Module } from '@flightdeck/shared/calls/modules';
import { own } from '@flightdeck/shared/contracts/own';
import { type Availability, availability } from '../../engine/access';
import type { SettingsFacts } from '../../engine/facts';
import { isFound, moduleText } from '../../engine/matches';
import { longEnough } from '../term';

/** A feature without settings of its own, which only the search shows. */
export interface FoundBanner {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Address of its documentation; empty when it has none. */
  readonly learnMore: string;
  readonly isOn: boolean;
  readonly availability: Availability;
}

/** SET-052 */
const searchable = ['contact-form', 'enhanced-distribution', 'json-api', 'notes'];

/** Banners that a term finds: from three characters on, for those who manage modules (SET-051 to SET-053). */
export function findBanners(
  term: string,
  facts: SettingsFacts,
  modules: Readonly<Record<string, Module>> | undefined,
): readonly FoundBanner[] {
  if (!longEnough(term) || !facts.permissions.manage_modules) return [];
  return searchable.flatMap((slug) => {
    const module = own(modules, slug);
    if (!module || !isFound(moduleText(module).toLowerCase(), term)) return [];
    return [
      {
        slug,
        name: module.name,
        description: module.description,
        learnMore: plainAddress(module.learn_more_button),
        isOn: Boolean(facts.serverValues[slug]),
        availability: availability(slug, facts),
      },
    ];
  });
}

/** The site writes the `&` of an address as HTML does. */
const plainAddress = (escaped: string) => escaped.replace(/&(?:#0*38|amp);/g, '&');
