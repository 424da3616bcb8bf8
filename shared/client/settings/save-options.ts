import { type Settings, saveSettings } from '@flightdeck/shared/api';
import type { Failure } from '@flightdeck/shared/contracts/failure';
import type { NoticeStatus } from '@flightdeck/shared/contracts/notice';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/notices';
import { serverHolds } from './server-value';

/**
 * How a save ended. `kept`: the server took the change and has another value all the same. The value read after the
 * save decides, not the answer: of several changes sent together the server can refuse one and take the others.
 */
export type SaveEnding = 'saved' | 'kept' | 'failed';

/** Tells the user how a save goes. */
export interface SaveNotices {
  readonly saving: () => void;
  /** The server has confirmed the save. */
  readonly saved: () => void;
  readonly failed: (failure: Failure) => void;
  /** The settings were read again and hold something else. */
  readonly kept: () => void;
}

/**
 * Saves options, the way of every switch, and tells how it goes: saved as soon as the server confirms it; the settings are
 * read again after that, and another value is told when it is found. Never rejects.
 * @param watched options that count as kept when the server holds another value; default all that are sent
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
  // A page that is older than this does not say when the server confirms.
  if (!isTold) tellSaved();
  return 'saved';
}

/** Id of the notices about settings: the next one replaces the one before. */
export const settingsNoticeId = 'module-setting-update';

/** Returns the notices of a save (SET-044, SET-045, SET-047). @param kept what to say when the server holds something else */
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
