import type { ConnectionError, Failure } from '@flightdeck/shared/contracts/page';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';

/** Content of the notice about site data that failed to load. */
export interface SiteDataFailure {
  readonly text: string;
  readonly action: 'reconnect' | 'support' | null;
  readonly code: string;
  readonly data: unknown;
}

type Defaults = Pick<SiteDataFailure, 'text' | 'action' | 'code'>;

/**
 * Returns the content of the notice about site data that failed to load (ROOT-072 to ROOT-074). The message, code and action
 * of the server take precedence over our defaults (ROOT-075).
 */
export function siteDataFailure(failure: Failure): SiteDataFailure {
  const { text, action, code } = defaultsOf(failure);
  return {
    text: failure.serverMessage || text,
    code: failure.serverCode || code,
    data: failure.data,
    action: actionIn(failure.data) ?? action,
  };
}

function defaultsOf({ name }: Failure): Defaults {
  if (name === 'ApiError') {
    /* translators: %s: WordPress.com. */
    const text = __(
      'There seems to be a problem with your connection to %s. If the problem persists, try reconnecting.',
    );
    return { text: sprintf(text, providerName), action: 'reconnect', code: 'fetch_site_data_fail_api_error' };
  }
  if (name === 'JsonParseError' || name === 'JsonParseAfterRedirectError') {
    const text = __(
      'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.',
    );
    return { text, action: 'support', code: 'fetch_site_data_fail_parse_error' };
  }
  return {
    text: __('There seems to be a problem with your website.'),
    action: null,
    code: 'fetch_site_data_fail_other',
  };
}

function actionIn(data: unknown): SiteDataFailure['action'] {
  const action: unknown = typeof data === 'object' && data !== null && 'action' in data ? data.action : null;
  return action === 'reconnect' || action === 'support' ? action : null;
}

/** Returns whether a connection error already offers the same action. The page offers each action only once (FACT-CONN-6). */
export const hasSameAction = ({ action }: SiteDataFailure, errors: readonly ConnectionError[]): boolean =>
  action !== null && errors.some((error) => error.action === action);
