import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { type Admin, adminPage, adminPages, searchCustomizer } from '@flightdeck/shared/links/places';
import { isSince } from '@flightdeck/shared/versions';
import { notLoadedState, type StandardState, upsellOrConnect } from '../../cards/standard-state';

/** Input of the card "Search". */
export interface SearchInput {
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  readonly canToggle: boolean;
  readonly features: ReadResult<readonly string[]>;
  /** The option `search`. */
  readonly option: ReadResult<boolean>;
}

export type SearchCardState =
  | StandardState
  | { readonly kind: 'active'; readonly isInstant: boolean }
  | { readonly kind: 'inactive'; readonly isInstant: boolean; readonly canActivate: boolean };

/** Returns the state of the card "Search" (DASH-089 to DASH-094; FACT-DASH-7). */
export function searchCardState(input: SearchInput): SearchCardState {
  const { features, option } = input;
  if (input.isOffline) return { kind: 'offline' };
  if (features.step !== 'loaded') return notLoadedState(features);
  const isInstant = features.value.includes('instant-search');
  if (!isInstant && !features.value.includes('search')) return upsellOrConnect(input.hasConnectedOwner);
  if (option.step !== 'loaded') return notLoadedState(option);
  return option.value ? { kind: 'active', isInstant } : { kind: 'inactive', isInstant, canActivate: input.canToggle };
}

/**
 * Returns a function that takes the new value of the toggle and returns the options to save. The toggle also changes instant
 * search if the plan includes it (DASH-095), except in Jetpack 15.9 and later, where it is one of several search experiences.
 * @param version version of Jetpack
 */
export const searchChanges =
  (isInstant: boolean, version: string) =>
  (on: boolean): Readonly<Record<string, boolean>> =>
    isInstant && !isSince(version, '15.9') ? { search: on, instant_search_enabled: on } : { search: on };

/** Returns the admin page of the active card: settings for instant search, widgets for classic search (DASH-092). */
export const searchPage = (isInstant: boolean, admin: Admin): string =>
  isInstant ? searchCustomizer(admin) : adminPage(adminPages.customizeWidgets, admin.adminUrl);
