import { __ } from '@flightdeck/shared/i18n';
import type { PageType, TitleToken } from './title-format';

/** Names of the kinds of pages. */
export const pageTypeNames = (): Readonly<Record<PageType, string>> => ({
  front_page: __('Front Page'),
  posts: __('Posts'),
  pages: __('Pages'),
  groups: __('Tags'),
  archives: __('Archives'),
});

/** Names of the tokens, on their buttons. */
export const tokenNames = (): Readonly<Record<TitleToken, string>> => ({
  site_name: __('Site Title'),
  tagline: __('Tagline'),
  post_title: __('Post Title'),
  page_title: __('Page Title'),
  group_title: __('Tag or Category Name'),
  date: __('Date'),
  archive_title: __('Archive Title'),
});

/** What stands for each token in the example below the field. */
export const tokenExamples = (siteTitle: string, tagline: string): Readonly<Record<TitleToken, string>> => ({
  site_name: siteTitle,
  tagline,
  post_title: __('Example Title'),
  page_title: __('Example Title'),
  group_title: __('Tag'),
  date: __('Example Archive Title/Date'),
  archive_title: __('Example Archive Title/Date'),
});
