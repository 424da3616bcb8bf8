import type { ConnectionError } from '@flightdeck/shared/contracts/page';
import { stripHtml } from '@flightdeck/shared/reporting';
import { errorMessage } from '../notices/error-messages';

/** Next step of the page after the answer to the reconnect call. */
export type ReconnectOutcome =
  /** The user authorizes the site again, at this address (CONN-040). */
  | { readonly kind: 'authorize'; readonly url: string }
  /** The page reloads with the new state (CONN-041). */
  | { readonly kind: 'reload' }
  /** The browser leaves for another admin page (CONN-044). */
  | { readonly kind: 'leave'; readonly url: string };

/** Where the user started the reconnect: in the dialog, or with the button Restore Connection of a notice. */
export type ReconnectSource = 'dialog' | 'notice';

/**
 * Returns the source of a reconnect that a notice starts. Without My Jetpack, and for an owner whose user was deleted, whom only a
 * new owner can replace, the reconnect ends on this page, like that of the dialog.
 */
export const sourceOf = ({ data }: Pick<ConnectionError, 'data'>, hasMyJetpack: boolean): ReconnectSource =>
  hasMyJetpack && data?.api_error_code !== 'invalid_connection_owner' ? 'notice' : 'dialog';

/**
 * Returns the outcome for an answer (CONN-040, CONN-041, CONN-044; OQ-138): the notice leads to the connection page
 * of My Jetpack; the dialog leads to the provider if the reconnect is in progress, and otherwise reloads the page.
 * @param connectionPage address of the connection page of My Jetpack
 */
export function outcomeOf(
  source: ReconnectSource,
  { status, authorizeUrl = '' }: { readonly status: string; readonly authorizeUrl?: string | undefined },
  connectionPage: string,
): ReconnectOutcome {
  if (source === 'notice') return { kind: 'leave', url: connectionPage };
  return status === 'in_progress' ? { kind: 'authorize', url: authorizeUrl } : { kind: 'reload' };
}

/**
 * Returns the reason for a failure: the server's message, else the message for its code, which is the code itself if it has none,
 * else our message (CONN-043).
 */
export function reasonOf(failure: {
  readonly serverMessage?: string;
  readonly serverCode?: string;
  readonly message: string;
}): string {
  const code = failure.serverCode?.trim();
  const messageOfCode = code && stripHtml(errorMessage(code).paragraphs.join(' '));
  return failure.serverMessage?.trim() || messageOfCode || failure.message;
}
