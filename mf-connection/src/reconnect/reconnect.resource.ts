import { asFailure } from '@flightdeck/shared/api';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { outward } from '@flightdeck/shared/links';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { dismiss, notify } from '@flightdeck/shared/reporting';
import { initialState, readState, refreshConnection, setConnection } from '@flightdeck/shared/session';
import { fetchAuthorizeUrl } from '../connect/registration.call';
import { flightdeckPage } from '../connect/registration.resource';
import { reconnectSite } from './reconnect.call';
import { outcomeOf, type ReconnectSource, reasonOf } from './reconnect-outcome';

export interface ReconnectOptions {
  /** Opens another address in this tab. Default: `location.assign`. */
  readonly leave?: (url: string) => void;
  /** Reloads the page. Default: `location.reload`. */
  readonly reload?: () => void;
}

const noticeId = 'reconnect-jetpack';

/**
 * Restores the connection of the site (CONN-037 to CONN-044). Does nothing while a reconnect is running, whether the
 * dialog or a notice started it. Never rejects. After a success, the state stays "reconnecting" until the browser
 * leaves the page.
 */
export async function reconnect(
  source: ReconnectSource,
  { leave = (url) => location.assign(url), reload = () => location.reload() }: ReconnectOptions = {},
): Promise<void> {
  if (readState('connection').isReconnecting) return;
  setConnection({ isReconnecting: true });
  notify({ noticeId, status: 'is-info', text: __('Reconnecting Jetpack'), showDismiss: false });
  try {
    const answer = await reconnectSite();
    const outcome = outcomeOf(source, answer, adminPage(adminPages.myJetpackConnection, initialState().adminUrl));
    if (outcome.kind === 'reload') {
      reload();
      return;
    }
    const target = outward(outcome.url);
    if (!target.allowed) throw target.failure;
    const href = outcome.kind === 'authorize' ? await authorizeUrlWithReturn(target.href) : target.href;
    if (outcome.kind === 'authorize') setConnection({ isUserConnected: false, authorizationUrl: href });
    resetOnReturn();
    leave(href);
  } catch (error) {
    setConnection({ isReconnecting: false });
    const text = sprintf(
      /* translators: %s: an error message. */
      __('There was an error reconnecting Jetpack. Error: %s'),
      reasonOf(asFailure(error)),
    );
    notify({ noticeId, status: 'is-error', text });
    // The reconnect may have worked although the page could not follow its answer.
    void refreshConnection();
  }
}

/**
 * Returns the address at which the user authorizes the site and then returns to this page.
 * @param fallback address in the answer to the reconnect call, from which the user returns to Jetpack's own page; used
 * if no other address can be loaded, or the other address is not allowed
 */
async function authorizeUrlWithReturn(fallback: string): Promise<string> {
  const target = await fetchAuthorizeUrl(flightdeckPage).then(outward, () => null);
  return target?.allowed ? target.href : fallback;
}

/** Ends the state "reconnecting" when the user returns with Back and the browser restores the page from its cache. */
function resetOnReturn(): void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    window.removeEventListener('pageshow', onPageShow);
    setConnection({ isReconnecting: false });
    dismiss(noticeId);
    void refreshConnection();
  };
  window.addEventListener('pageshow', onPageShow);
}
