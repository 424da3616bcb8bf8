/** What is known of the verification with Google (SET-157). */
export interface GoogleStatus {
  readonly fetching: boolean;
  readonly verifying: boolean;
  readonly verified: boolean;
  readonly isOwner: boolean;
  readonly searchConsoleUrl: string | null;
  readonly verificationConsoleUrl: string | null;
  /** What the site must show to be verified: a code, or a whole meta tag. */
  readonly token: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

export const unknownStatus: GoogleStatus = {
  fetching: false,
  verifying: false,
  verified: false,
  isOwner: false,
  searchConsoleUrl: null,
  verificationConsoleUrl: null,
  token: null,
  error: null,
};

/** What the row shows. */
export type GoogleRow = 'loading' | 'verified' | 'manual' | 'choice';

export interface GoogleRowFacts {
  readonly status: GoogleStatus;
  /** The server has said something since the page was opened. */
  readonly isAnswered: boolean;
  /** The user's own account can be asked with. */
  readonly isLinked: boolean;
  /** The user asked for the field: "Verify manually" or "Edit". */
  readonly wantsField: boolean;
  /** A code is saved. */
  readonly hasCode: boolean;
}

/** What stands in the row of Google (SET-153, SET-159). */
export function googleRow({ status, isAnswered, isLinked, wantsField, hasCode }: GoogleRowFacts): GoogleRow {
  if (wantsField || !isLinked || status.error?.code === 'forbidden') return 'manual';
  // While it verifies, the button that was pressed stays where it is.
  if (!isAnswered || (status.fetching && !status.verifying)) return 'loading';
  if (status.verified) return 'verified';
  // A code from elsewhere, which the account knows nothing of: it stands in the field.
  return hasCode && status.token === null && !status.error ? 'manual' : 'choice';
}

/** Whether the user's account is connected to Google, as far as is known (SET-161). The window connects it. */
export const isConnected = ({ error }: GoogleStatus): boolean => error?.code !== 'no_token_for_user';

/** What follows from a status once it is there (SET-162, facts: on mount). */
export type NextStep = 'clear-and-ask-again' | 'save-token' | 'nothing';

export function nextStep(status: GoogleStatus, hasCode: boolean, hasCleared: boolean): NextStep {
  // Once: a server that says the same again is believed.
  if (status.error?.code === 'unverify-site-error' && !hasCleared) return 'clear-and-ask-again';
  return !hasCode && status.token !== null && !status.error ? 'save-token' : 'nothing';
}
