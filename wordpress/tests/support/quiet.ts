import type { Page } from '@playwright/test';
import { difference, visit } from './recorded-visits';
import { expect } from './test';
import type { WordPress } from './wordpress';

/** Pages of the server that are not ours. */
const foreignPages = [
  '/wp-admin/index.php',
  '/wp-admin/edit.php',
  '/wp-admin/post-new.php',
  '/wp-admin/upload.php',
  '/wp-admin/edit-comments.php',
  '/wp-admin/themes.php',
  '/wp-admin/plugins.php',
  '/wp-admin/users.php',
  '/wp-admin/profile.php',
  '/wp-admin/tools.php',
  '/wp-admin/site-health.php',
  '/wp-admin/options-general.php',
  '/wp-admin/options-privacy.php?tab=policyguide',
  '/wp-admin/update-core.php',
  '/',
  '/wp-login.php',
  '/wp-json/',
];

/** Our pages, each with an empty page of the same kind. */
const ourPages = [
  ['/wp-admin/admin.php?page=flightdeck', '/wp-admin/admin.php?page=meter'],
  ['/wp-admin/options-general.php?page=flightdeck-settings', '/wp-admin/options-general.php?page=meter-settings'],
] as const;

/** Largest number of database queries that the plugin may make for one of its pages. */
const maxQueries = 6;

/** Returns the tags that load or contain code or styles. Leaves out their content, which names the active plugins on some foreign pages. */
const codeTags = (html: string) =>
  [...html.matchAll(/<(?:script|style|link)\b[^>]*>/g)]
    // Jetpack adds the current time in ms to some addresses.
    .map(([tag]) => tag.replace(/\d{13}/g, 'time'))
    .filter((tag) => !/rel=.(?!stylesheet|preload|modulepreload)/.test(tag));

/** Opens an admin page, where the plugin adds its option if the option is missing. */
const firstVisit = (page: Page, site: WordPress) => visit(page, site, '/wp-admin/index.php');

/** Expects that the plugin causes no message, query, script or style on pages of the server. */
export async function expectQuietPages(page: Page, site: WordPress): Promise<void> {
  await firstVisit(page, site);
  for (const path of foreignPages) {
    const withoutPlugin = await visit(page, site, path, true);
    const withPlugin = await visit(page, site, path);
    const messages = difference(withPlugin.messages, withoutPlugin.messages);
    expect({ path, status: withPlugin.status, messages }).toEqual({ path, status: withoutPlugin.status, messages: [] });
    // The list of plugins shows a notice after the activation.
    const queries = withPlugin.queries.filter((query) => !query.includes('flightdeck_activated_by'));
    expect({ path, queries }).toEqual({ path, queries: [] });
    expect({ path, tags: difference(codeTags(withPlugin.html), codeTags(withoutPlugin.html)) }).toEqual({
      path,
      tags: [],
    });
  }
}

/**
 * Expects that our pages cause only messages that an empty page of the same kind causes too, and at most six queries each.
 * @param isOurs whether a query is the plugin's; our code also calls Jetpack, whose queries for the page state don't count
 */
export async function expectQuietPluginPages(
  page: Page,
  site: WordPress,
  isOurs: (query: string) => boolean,
): Promise<void> {
  await firstVisit(page, site);
  for (const [path, emptyPage] of ourPages) {
    const withoutPlugin = await visit(page, site, emptyPage, true);
    const withPlugin = await visit(page, site, path);
    const messages = difference(withPlugin.messages, withoutPlugin.messages);
    expect({ path, status: withPlugin.status, messages }).toEqual({ path, status: withoutPlugin.status, messages: [] });
    const queries = withPlugin.queries.filter(isOurs);
    expect({ path, excessQueries: queries.length > maxQueries ? queries : [] }).toEqual({ path, excessQueries: [] });
  }
}
