import { defaultDateFormat } from '@flightdeck/shared/format';
import { __ } from '@flightdeck/shared/i18n';

/** Returns the site's PHP date format (DASH-129). The English one that WordPress chooses gets the order of the page's language. */
export const dateFormatOf = (siteFormat: string | undefined): string =>
  /* translators: date format for PHP */
  siteFormat && siteFormat !== defaultDateFormat ? siteFormat : __('F j, Y');
