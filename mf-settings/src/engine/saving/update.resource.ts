import { type SaveEnding, type Settings, saveSettings } from '@flightdeck/shared/api';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/reporting';
import { plainText } from '@flightdeck/shared/schema';
import { notifyOlder, settingsNoticeId } from '@flightdeck/shared/settings';
import { pageReload, trackWrite } from './page-reload';

/** Texts for the notices of an update. */
export interface UpdateTexts {
  readonly progress: string;
  readonly success: string;
  /** `%s` is the reason. */
  readonly failure: string;
  /** Default: a general text. */
  readonly overridden?: string;
  /** Whether the code of the failure follows the reason. Default: false. */
  readonly includesCode?: boolean;
}

/** Options that store a dismissal. Saving them shows no progress and no success notice (SET-048). */
const dismissals = new Set([
  'dismiss_empty_stats_card',
  'dismiss_dash_backup_getting_started',
  'dismiss_dash_agencies_learn_more',
]);
/** Options that change the WordPress admin around the page, which then needs a reload (SET-046). */
const optionsNeedingReload = new Set(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio']);

const defaultTexts = (): UpdateTexts => ({
  progress: __('Updating settings…'),
  success: __('Updated settings.'),
  /* translators: %s: the reason */
  failure: __('Error updating settings. %s'),
});

/**
 * Saves options immediately and shows the notices (SET-043 to SET-048). Never rejects.
 * @param onConfirmed called when the server confirms the save
 */
export function updateSettings(
  changes: Settings,
  texts: UpdateTexts = defaultTexts(),
  onConfirmed: () => void = () => {},
): Promise<SaveEnding> {
  const names = Object.keys(changes);
  const notices = {
    saving: () => notifyProgress(names, texts),
    saved: () => {
      onConfirmed();
      notifySuccess(names, texts);
    },
    failed: (failure: unknown) => notifyFailure(failure, texts),
    overridden: () =>
      notifyWarning(texts.overridden ?? __("The site didn't keep your change. This page shows the current setting.")),
    older: notifyOlder,
  };
  return trackWrite(saveSettings(changes, { notices })).then(({ ending }) => ending);
}

/** Shows the progress notice (SET-044). */
export function notifyProgress(names: readonly string[], { progress }: UpdateTexts = defaultTexts()): void {
  if (!names.every((name) => dismissals.has(name)))
    notify({ noticeId: settingsNoticeId, status: 'is-info', text: progress });
}

/** Shows the success notice and reloads the page if needed (SET-045, SET-046). */
export function notifySuccess(names: readonly string[], { success }: UpdateTexts = defaultTexts()): void {
  // Keep the error or warning of another write visible.
  if (pageReload.isBlocked || names.every((name) => dismissals.has(name))) return;
  // A write that ends while a reload is pending reports the reload too.
  const needsReload = pageReload.isPending || names.some((name) => optionsNeedingReload.has(name));
  const text = needsReload ? __('Updated settings. Refreshing page…') : success;
  notify({ noticeId: settingsNoticeId, status: 'is-success', text, duration: needsReload ? 0 : successDuration });
  if (needsReload) pageReload.request();
}

/** Shows the failure notice with its reason: the message of the cause, else its code, else its name (SET-047). */
export function notifyFailure(cause: unknown, { failure, includesCode = false }: UpdateTexts = defaultTexts()): void {
  pageReload.cancel();
  notify({ noticeId: settingsNoticeId, status: 'is-error', text: sprintf(failure, reasonOf(cause, includesCode)) });
}

/** Shows a warning: the server replaced a saved value, or an option was changed elsewhere. */
export function notifyWarning(text: string): void {
  pageReload.cancel();
  notify({ noticeId: settingsNoticeId, status: 'is-warning', text });
}

function reasonOf(cause: unknown, includesCode: boolean): string {
  if (!(cause instanceof Error)) return String(cause);
  const causeCode: unknown = Reflect.get(cause, 'serverCode') ?? Reflect.get(cause, 'code');
  const code = isText(causeCode) ? causeCode : '';
  if (cause.message === '') return code || cause.name;
  if (code === 'rest_invalid_param') return refusalReasons(cause) || cause.message;
  return includesCode && code !== '' ? `${cause.message} (${code})` : cause.message;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns why WordPress refuses each value; empty without reasons. The message of the cause names only the options. */
function refusalReasons(cause: Error): string {
  const data: unknown = Reflect.get(cause, 'data');
  const params: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'params') : undefined;
  return typeof params === 'object' && params !== null ? plainText(Object.values(params).filter(isText).join(' ')) : '';
}
