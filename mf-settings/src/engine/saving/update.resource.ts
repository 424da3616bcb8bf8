import type { Failure } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { notify } from '@flightdeck/shared/reporting';
import { plainText } from '@flightdeck/shared/schema';
import {
  type Notices,
  type SaveEnding,
  type SaveTexts,
  type Settings,
  saveNotices,
  saveSettings,
  settingsNoticeId,
} from '@flightdeck/shared/settings';
import { cancelReload, pageReload, trackWrite } from './page-reload';

/** Texts for the notices of an update. */
export interface UpdateTexts extends Partial<SaveTexts> {
  /** Whether the code of the failure follows the reason. Default: false. */
  readonly includesCode?: boolean;
}

/** Options that change the WordPress admin around the page, which then needs a reload (SET-046). */
const optionsNeedingReload = new Set(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio']);

/**
 * Saves options immediately and shows the notices (SET-043 to SET-047). Never rejects.
 * @param onConfirmed called when the server confirms the save
 */
export function updateSettings(
  changes: Settings,
  texts: UpdateTexts = {},
  onConfirmed: () => void = () => {},
): Promise<SaveEnding> {
  const updating = updateNotices(Object.keys(changes), texts);
  const saved = () => {
    onConfirmed();
    updating.saved();
  };
  return trackWrite(saveSettings(changes, { notices: { ...updating, saved } })).then(({ ending }) => ending);
}

/** Returns the notices of an update, which reload the page if an option needs it. */
export function updateNotices(options: readonly string[], texts: UpdateTexts = {}): Notices {
  const notices = cancelReload(saveNotices(texts));
  return {
    ...notices,
    saved() {
      // Keep the error or warning of another write visible.
      if (pageReload.isBlocked) return;
      // A write that ends while a reload is pending reports the reload too.
      if (!pageReload.isPending && !options.some((option) => optionsNeedingReload.has(option))) return notices.saved();
      notify({ noticeId: settingsNoticeId, status: 'is-success', text: __('Updated settings. Refreshing page…') });
      pageReload.request();
    },
    failed: (failure) => notices.failed({ message: reasonOf(failure, texts.includesCode) }),
  };
}

/** Returns why a save failed: the message of the cause, else its code, else its name (SET-047). */
function reasonOf(cause: Pick<Failure, 'message'>, includesCode = false): string {
  const causeCode: unknown = Reflect.get(cause, 'serverCode') ?? Reflect.get(cause, 'code');
  const code = isText(causeCode) ? causeCode : '';
  if (cause.message === '') return code || String(Reflect.get(cause, 'name'));
  if (code === 'rest_invalid_param') return refusalReasons(cause) || cause.message;
  return includesCode && code !== '' ? `${cause.message} (${code})` : cause.message;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns why WordPress refuses each value; empty without reasons. The message of the cause names only the options. */
function refusalReasons(cause: object): string {
  const data: unknown = Reflect.get(cause, 'data');
  const params: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'params') : undefined;
  return typeof params === 'object' && params !== null ? plainText(Object.values(params).filter(isText).join(' ')) : '';
}
