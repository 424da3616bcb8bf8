import { __ } from '@flightdeck/shared/i18n';
import type { PageType, TitleToken } from './title-format';

/** Names of the page types. */
export const pageTypeNames = (): Readonly<Record<PageType, string>> => ({
  front_page: __('Front page'),
  posts: __('Posts'),
  pages: __('Pages'),
  groups: __('Tags'),
  archives: __('Archives'),
});

/** Labels of the buttons that insert a token. */
export const addTokenLabels = (): Readonly<Record<TitleToken, string>> => ({
  site_name: __('Add site title'),
  tagline: __('Add tagline'),
  post_title: __('Add post title'),
  page_title: __('Add page title'),
  group_title: __('Add tag or category name'),
  date: __('Add date'),
  archive_title: __('Add archive title'),
});

/** Examples for the tokens in the preview below the field. */
export const tokenExamples = (siteTitle: string, tagline: string): Readonly<Record<TitleToken, string>> => ({
  site_name: siteTitle,
  tagline,
  post_title: __('Example title'),
  page_title: __('Example title'),
  group_title: __('Example tag'),
  date: __('Example date'),
  archive_title: __('Example archive'),
});
