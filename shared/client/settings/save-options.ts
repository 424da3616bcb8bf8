import { type SaveOutcome, type Settings, saveSettings } from '@flightdeck/shared/api';
import type { Failure } from '@flightdeck/shared/contracts/failure';
import type { NoticeStatus } from '@flightdeck/shared/contracts/notice';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/notices';
import { serverHolds } from './server-value';

export { sameSetting } from '../../model/format/same-setting';

/**
 * Result of a save. `kept`: the server accepted the change but has another value. The value read after the save
 * decides, not the answer: the server can refuse one of several changes and accept the rest.
 */
export type SaveEnding = 'saved' | 'kept' | 'failed';

/** Notices about the progress of a save. */
export interface SaveNotices {
  readonly saving: () => void;
  /** The server has confirmed the save. */
  readonly saved: () => void;
  readonly failed: (failure: Failure) => void;
  /** The settings were read again and have another value. */
  readonly kept: () => void;
}

/**
 * Saves options for a switch and shows notices: saved as soon as the server confirms; the settings are read again after
 * that, and a different value is reported when it is found. Never rejects.
 * @param watched options that count as kept when the server has another value; default: all that are sent
 */
export async function saveOptions(
  changes: Settings,
  notices: SaveNotices,
  watched: readonly string[] = Object.keys(changes),
): Promise<SaveEnding> {
  notices.saving();
  let isTold = false;
  const tellSaved = () => {
    isTold = true;
    notices.saved();
  };
  const outcome = await saveSettings(changes, tellSaved);
  if (outcome.failure) {
    notices.failed(outcome.failure);
    return serverHolds(outcome, changes) ? 'saved' : 'failed';
  }
  if (watched.some((name) => outcome.kept.includes(name))) {
    notices.kept();
    return 'kept';
  }
  // A page that is older than this code does not report the confirmation.
  if (!isTold) tellSaved();
  tellOlder(outcome);
  return 'saved';
}

/** Shows a notice if the site still returns values from before a save that it has confirmed. */
export function tellOlder({ older = [] }: Pick<SaveOutcome, 'older'>): void {
  if (older.length > 0)
    notify({
      noticeId: settingsNoticeId,
      status: 'is-warning',
      text: __(
        'The site confirmed your change, but still returns the older value, probably from a cache. This page shows the new value.',
      ),
    });
}

/** ID of the notices about settings: each replaces the one before. */
export const settingsNoticeId = 'module-setting-update';

/** Returns the notices of a save (SET-044, SET-045, SET-047). @param kept text for a value that the server replaced */
export function settingsNotices(kept: string): SaveNotices {
  const tell = (status: NoticeStatus, text: string, duration = 0) =>
    void notify({ noticeId: settingsNoticeId, status, text, duration });
  return {
    saving: () => tell('is-info', __('Updating settings…')),
    saved: () => tell('is-success', __('Updated settings.'), successDuration),
    failed: ({ message }) =>
      tell(
        'is-error',
        sprintf(
          /* translators: %s: an error message. */
          __('Error updating settings. %s'),
          message,
        ),
      ),
    kept: () => tell('is-warning', kept),
  };
}
