/** What follows an answer to the reconnect call. */
export type ReconnectOutcome =
  /** The user has to authorise the site anew, at this address (CONN-040). */
  | { readonly kind: 'authorize'; readonly url: string }
  /** The page starts over with what is so now (CONN-041). */
  | { readonly kind: 'reload' }
  /** Another page of the admin goes on with it (CONN-044). */
  | { readonly kind: 'leave'; readonly url: string };

/** Who asked: the dialog, or the action Restore Connection of a notice. */
export type ReconnectPlace = 'dialog' | 'notice';

/**
 * What follows an answer (CONN-040, CONN-041, CONN-044; OQ-138): the notice leads on to the admin's page of the connection,
 * the dialog to the provider while something is in progress, and else starts over.
 * @param connectionPage address of that page
 */
export function outcomeOf(
  place: ReconnectPlace,
  { status, authorizeUrl = '' }: { readonly status: string; readonly authorizeUrl?: string | undefined },
  connectionPage: string,
): ReconnectOutcome {
  if (place === 'notice') return { kind: 'leave', url: connectionPage };
  return status === 'in_progress' ? { kind: 'authorize', url: authorizeUrl } : { kind: 'reload' };
}

/** What went wrong: the server's text, its code where it gave none, else ours (CONN-043). */
export function reasonOf(failure: {
  readonly serverMessage?: string;
  readonly serverCode?: string;
  readonly message: string;
}): string {
  return failure.serverMessage?.trim() || failure.serverCode?.trim() || failure.message;
}
