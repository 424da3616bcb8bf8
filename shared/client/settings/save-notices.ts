import type { SaveNotices } from '@flightdeck/shared/api';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/reporting';
import type { NoticeStatus } from '../../contracts/bus/notice';

/** ID of the notices about settings: each replaces the one before. */
export const settingsNoticeId = 'module-setting-update';

/** Returns the notices of a save (SET-044, SET-045, SET-047). @param overridden text for a value that the server replaced */
export function settingsNotices(overridden: string): SaveNotices {
  const show = (status: NoticeStatus, text: string, duration = 0) =>
    void notify({ noticeId: settingsNoticeId, status, text, duration });
  return {
    saving: () => show('is-info', __('Updating settings…')),
    saved: () => show('is-success', __('Updated settings.'), successDuration),
    failed: ({ message }) =>
      show(
        'is-error',
        sprintf(
          /* translators: %s: an error message. */
          __('Error updating settings. %s'),
          message,
        ),
      ),
    overridden: () => show('is-warning', overridden),
    older: notifyOlder,
  };
}

/** Shows the notice that the site still returns a value from before a save that it has confirmed. */
export function notifyOlder(): void {
  notify({
    noticeId: settingsNoticeId,
    status: 'is-warning',
    text: __(
      'The site confirmed your change, but still returns the older value, probably from a cache. This page shows the new value.',
    ),
  });
}
