import { type SaveOutcome, type Settings, saveSettings } from '@flightdeck/shared/api';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/notices';
import { holdsAll } from './held';

/**
 * `kept`: the server took the change and holds something else all the same. What it holds decides, not its answer: of several
 * changes on their way together it can refuse one and take the others.
 */
export type UpdateEnding = 'saved' | 'kept' | 'failed';

const noticeId = 'module-setting-update';

/**
 * Saves options and tells how it goes (SET-044, SET-045, SET-047): saved as soon as the server confirms it; the settings are
 * read again after that, and another value is told when it is found. Never rejects.
 * @param keptText asked once the settings are read again: what to say when the server holds something else, else null
 */
export async function updateSettings(
  changes: Settings,
  keptText: (outcome: SaveOutcome) => string | null,
): Promise<UpdateEnding> {
  notify({ noticeId, status: 'is-info', text: __('Updating settings…') });
  let isTold = false;
  const tellSaved = () => {
    isTold = true;
    notify({ noticeId, status: 'is-success', text: __('Updated settings.'), duration: successDuration });
  };
  const outcome = await saveSettings(changes, tellSaved);
  if (outcome.failure) {
    const text = sprintf(__('Error updating settings. %s'), outcome.failure.message);
    notify({ noticeId, status: 'is-error', text });
    return holdsAll(outcome, changes) ? 'saved' : 'failed';
  }
  const kept = keptText(outcome);
  if (kept !== null) {
    notify({ noticeId, status: 'is-warning', text: kept });
    return 'kept';
  }
  // A page that is older than this does not say when the server confirms.
  if (!isTold) tellSaved();
  return 'saved';
}
