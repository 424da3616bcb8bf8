import { __ } from '@flightdeck/shared/i18n';
import { notify } from '@flightdeck/shared/reporting';

/** Shows a notice that translations couldn't be loaded: one notice, however many files are missing. */
export const notifyMissingTexts = (): void => {
  notify({
    status: 'is-warning',
    noticeId: 'lost-texts',
    text: __(
      "Part of this page is in English, because a file with its translations couldn't be loaded. A browser extension such as an ad blocker may have blocked it, or a proxy or optimizer may have changed it. Reload the page to try again.",
    ),
  });
};
