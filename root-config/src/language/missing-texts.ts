import { __ } from '@flightdeck/shared/i18n';
import { dismiss, notify } from '@flightdeck/shared/reporting';

const noticeId = 'lost-texts';

/** Shows a notice that translations couldn't be loaded: one notice, however many files are missing. */
export const notifyMissingTexts = (): void => {
  notify({
    status: 'is-warning',
    noticeId,
    text: __(
      "Part of this page is in English, because a file with its translations couldn't be loaded. A browser extension such as an ad blocker may have blocked it, or a proxy or optimizer may have changed it. Reload the page to try again.",
    ),
  });
};

let lateFiles = 0;

/** Shows a notice while translations are late. When they arrive, draws the page again. @param loading whether they are in use */
export async function notifyLateTexts(loading: Promise<boolean>): Promise<void> {
  lateFiles += 1;
  notify({
    status: 'is-info',
    noticeId,
    text: __(
      'Part of this page is in English, because its translations are taking a long time to load. They appear as soon as they arrive.',
    ),
  });
  const areInUse = await loading;
  lateFiles -= 1;
  if (!areInUse) return notifyMissingTexts();
  if (lateFiles === 0) dismiss(noticeId);
  // Pages without late texts don't run React with the code for translations.
  const { redrawTexts } = await import(/* webpackMode: "eager" */ '@flightdeck/shared/parts');
  redrawTexts();
}
