import type { Settings } from '@flightdeck/shared/api';
import type { InitialState } from '@flightdeck/shared/contracts/page';
import { own } from '@flightdeck/shared/contracts/wire';
import { adminPage, originalPage, partnerPage, searchExperiencesPage } from '@flightdeck/shared/links/places';
import type { SettingsFacts } from './facts';
import { isSince, since } from './partner-version';

/** Returns whether Jetpack has its own pages for newsletter and earnings: from 12.5 on, together with this option. */
export const hasOriginalPages = (serverValues: Settings): boolean => 'sm_enabled' in serverValues;

/** Returns whether the theme is a block theme, whose templates have blocks in place of features of the card. */
export const hasBlockFor = (block: 'sharing' | 'like', { isBlockTheme, site }: SettingsFacts): boolean =>
  isBlockTheme && (block === 'like' ? site.isLikeBlockAvailable : site.isSharingBlockAvailable);

type Place = (state: InitialState, serverValues: Settings) => string | undefined;

/** Returns a separate page of Jetpack, which may need its module on; without the page, the list of modules. */
const ownPage =
  (slug: string): Place =>
  (state) =>
    partnerPage(slug, state) ?? adminPage('modules', state.adminUrl);

const seoPage: Place = (state) => partnerPage('jetpack-seo', state);

/** Jetpack's places for the settings of a module, where they aren't in the settings tab of Flightdeck's name. */
const places: Readonly<Record<string, Place>> = {
  subscriptions: (state, serverValues) => {
    if (isSince(state.currentVersion, since.newsletterPage)) return ownPage('jetpack-newsletter')(state, serverValues);
    return hasOriginalPages(serverValues) ? originalPage('/newsletter', state) : undefined;
  },
  wordads: (state, serverValues) => (hasOriginalPages(serverValues) ? originalPage('/earn', state) : undefined),
  search: (state) =>
    isSince(state.currentVersion, since.searchExperiences) ? searchExperiencesPage(state) : undefined,
  'wpcom-reader': (state) => originalPage('/reader', state),
  'seo-tools': seoPage,
  sitemaps: seoPage,
  'verification-tools': seoPage,
  'canonical-urls': seoPage,
  podcast: ownPage('jetpack-podcast'),
  'contact-form': ({ adminUrl }) => adminPage('modules', adminUrl),
};

/**
 * Returns Jetpack's page with the settings of a module.
 * @param route Flightdeck's route, which most settings share with Jetpack
 */
export const settingsPlace = (module: string, route: string, state: InitialState, serverValues: Settings): string =>
  own(places, module)?.(state, serverValues) ?? originalPage(route, state);
