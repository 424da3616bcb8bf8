import type { Settings } from '@flightdeck/shared/api';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/notices';
import { type SaveEnding, saveOptions, settingsNoticeId } from '@flightdeck/shared/settings';
import { pageReload, writing } from './page-reload';

/** Texts of an update, where they are other than those of all settings. */
export interface UpdateTexts {
  readonly progress: string;
  readonly success: string;
  /** With `%s` for the reason. */
  readonly failure: string;
  readonly kept?: string;
  /** The reason names the code of the failure too. */
  readonly namesCode?: boolean;
}

/** Dismissals: they say nothing while running and nothing when they worked (SET-048). */
const silent = new Set([
  'dismiss_empty_stats_card',
  'dismiss_dash_backup_getting_started',
  'dismiss_dash_agencies_learn_more',
]);
/** What they change stands in the admin around us, so that the page has to come anew (SET-046). */
const reloading = new Set(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio']);

const allTexts = (): UpdateTexts => ({
  progress: __('Updating settings…'),
  success: __('Updated settings.'),
  /* translators: %s: the reason */
  failure: __('Error updating settings. %s'),
});

/**
 * Saves options at once, with the notices of this screen (SET-043 to SET-048). Never rejects.
 * @param onConfirmed called when the server has confirmed it
 */
export function updateSettings(
  changes: Settings,
  texts: UpdateTexts = allTexts(),
  onConfirmed: () => void = () => {},
): Promise<SaveEnding> {
  const names = Object.keys(changes);
  const save = saveOptions(changes, {
    saving: () => tellProgress(names, texts),
    saved: () => {
      onConfirmed();
      tellSuccess(names, texts);
    },
    failed: (failure) => tellFailure(failure, texts),
    kept: () => tellKept(texts.kept ?? __("The site didn't keep your change. This page shows the current setting.")),
  });
  return writing(save);
}

/** SET-044 */
export function tellProgress(names: readonly string[], { progress }: UpdateTexts = allTexts()): void {
  if (!names.every((name) => silent.has(name)))
    notify({ noticeId: settingsNoticeId, status: 'is-info', text: progress });
}

/** SET-045, SET-046 */
export function tellSuccess(names: readonly string[], { success }: UpdateTexts = allTexts()): void {
  // What went wrong beside it stays in sight.
  if (pageReload.isPostponed || names.every((name) => silent.has(name))) return;
  // What was pressed just before is saved while the page waits for it.
  const isReloading = pageReload.isComing || names.some((name) => reloading.has(name));
  const text = isReloading ? __('Updated settings. Refreshing page…') : success;
  notify({ noticeId: settingsNoticeId, status: 'is-success', text, duration: isReloading ? 0 : successDuration });
  if (isReloading) pageReload.now();
}

/** SET-047: says why by message, else code, else name. */
export function tellFailure(cause: unknown, { failure, namesCode = false }: UpdateTexts = allTexts()): void {
  pageReload.callOff();
  notify({ noticeId: settingsNoticeId, status: 'is-error', text: sprintf(failure, reasonOf(cause, namesCode)) });
}

/** The server answered well and holds something else. */
export function tellKept(text: string): void {
  pageReload.callOff();
  notify({ noticeId: settingsNoticeId, status: 'is-warning', text });
}

function reasonOf(cause: unknown, namesCode: boolean): string {
  if (!(cause instanceof Error)) return String(cause);
  const given: unknown = Reflect.get(cause, 'serverCode') ?? Reflect.get(cause, 'code');
  const code = typeof given === 'string' ? given : '';
  if (cause.message === '') return code || cause.name;
  return namesCode && code !== '' ? `${cause.message} (${code})` : cause.message;
}
