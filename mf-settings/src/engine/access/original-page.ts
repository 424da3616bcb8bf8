import type { InitialState } from '@flightdeck/shared/contracts/page';
import {
  adminPage,
  adminPages,
  jetpackPage,
  originalPage,
  searchExperiencesPage,
} from '@flightdeck/shared/links/places';
import type { Settings } from '@flightdeck/shared/settings';
import { isSince } from '@flightdeck/shared/versions';
import { since } from './jetpack-version';
import type { SettingsInput } from './settings-input';

/** Returns whether Jetpack has separate routes for the newsletter and earnings: since 12.5, which also added `sm_enabled`. */
export const hasSeparateRoutes = (serverValues: Settings): boolean => 'sm_enabled' in serverValues;

/** Returns whether users can add this block to templates of the theme, in place of the module with the same purpose. */
export const hasBlockFor = (block: 'sharing' | 'like', { isBlockTheme, site }: SettingsInput): boolean =>
  isBlockTheme && (block === 'like' ? site.isLikeBlockAvailable : site.isSharingBlockAvailable);

/** Returns the URL of a page; undefined if this version of Jetpack has no such page. */
type PageUrl = (state: InitialState, serverValues: Settings) => string | undefined;

/**
 * Returns the URL of a separate page of Jetpack. Jetpack removes the page while its module is off: the URL is then that of
 * the list of modules.
 */
const pageOrModuleList =
  (slug: string): PageUrl =>
  (state) =>
    jetpackPage(slug, state) ?? adminPage(adminPages.modules, state.adminUrl);

const seoPage: PageUrl = (state) => jetpackPage('jetpack-seo', state);

/** Jetpack's pages for modules whose settings are not on the same tab in Jetpack as in Flightdeck. */
const separatePages: Readonly<Record<string, PageUrl>> = {
  subscriptions: (state, serverValues) => {
    if (isSince(state.currentVersion, since.newsletterPage))
      return pageOrModuleList('jetpack-newsletter')(state, serverValues);
    return hasSeparateRoutes(serverValues) ? originalPage('/newsletter', state) : undefined;
  },
  wordads: (state, serverValues) => (hasSeparateRoutes(serverValues) ? originalPage('/earn', state) : undefined),
  search: (state) =>
    isSince(state.currentVersion, since.searchExperiences) ? searchExperiencesPage(state) : undefined,
  'wpcom-reader': (state) => originalPage('/reader', state),
  'seo-tools': seoPage,
  sitemaps: seoPage,
  'verification-tools': seoPage,
  'canonical-urls': seoPage,
  podcast: pageOrModuleList('jetpack-podcast'),
  'contact-form': ({ adminUrl }) => adminPage(adminPages.modules, adminUrl),
};

/**
 * Returns the URL of Jetpack's page with the settings of a module.
 * @param route route of the tab in Flightdeck. Jetpack uses the same route, unless the module has a separate page
 */
export const originalSettingsPage = (
  module: string,
  route: string,
  state: InitialState,
  serverValues: Settings,
): string => separatePages[module]?.(state, serverValues) ?? originalPage(route, state);
