import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/reporting';
import type { Failure } from '../../contracts/areas/failure';
import type { NoticeStatus } from '../../contracts/bus/notice';
import type { SaveNotices } from './save-outcome';

/** ID of the notices about settings: each replaces the one before. */
export const settingsNoticeId = 'module-setting-update';

export interface SaveTexts {
  readonly saving: string;
  readonly saved: string;
  /** `%s` is the reason. */
  readonly failed: string;
  /** The site has another value than the one that was sent. */
  readonly overridden: string;
}

/** Notices of a save. `failed` needs only the reason of a failure. */
export type Notices = SaveNotices & { readonly failed: (failure: Pick<Failure, 'message'>) => void };

/** Returns the notices of a save (SET-044, SET-045, SET-047). @param texts replace those of a save of settings */
export function saveNotices(texts: Partial<SaveTexts> = {}, noticeId = settingsNoticeId): Notices {
  const { saving, saved, failed, overridden } = { ...defaultTexts(), ...texts };
  const show = (status: NoticeStatus, text: string, duration = 0) => void notify({ noticeId, status, text, duration });
  return {
    saving: () => show('is-info', saving),
    saved: () => show('is-success', saved, successDuration),
    failed: ({ message }) => show('is-error', sprintf(failed, message)),
    overridden: () => show('is-warning', overridden),
    older: () =>
      show(
        'is-warning',
        __(
          'The site confirmed your change, but still returns the older value, probably from a cache. This page shows the new value.',
        ),
      ),
  };
}

const defaultTexts = (): SaveTexts => ({
  saving: __('Updating settings…'),
  saved: __('Updated settings.'),
  /* translators: %s: the reason */
  failed: __('Error updating settings. %s'),
  overridden: __("The site didn't keep your change. This page shows the current setting."),
});
