/** State of the verification with Google (SET-157). */
export interface GoogleStatus {
  readonly fetching: boolean;
  readonly verifying: boolean;
  readonly verified: boolean;
  readonly isOwner: boolean;
  readonly searchConsoleUrl: string | null;
  readonly verificationConsoleUrl: string | null;
  /** The code or meta tag that proves ownership. */
  readonly token: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** The status before the first answer. */
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

/** Content of the Google row. `manual`: the field for the code. `choice`: buttons to verify automatically or manually. */
export type RowContent = 'loading' | 'verified' | 'manual' | 'choice';

/** Input that decides the content of the Google row. */
export interface RowInput {
  readonly status: GoogleStatus;
  /** Whether the first answer or error has arrived. */
  readonly isAnswered: boolean;
  /** Whether the status can be requested: the module is on, the user's account is linked, and the site is not offline. */
  readonly canRequest: boolean;
  /** Whether the user opened the field with "Verify manually" or "Edit", or has an unsaved code. */
  readonly isEditing: boolean;
  /** Whether a code is saved. */
  readonly hasCode: boolean;
}

/** Returns the content of the Google row (SET-153, SET-159). */
export function rowContent({ status, isAnswered, canRequest, isEditing, hasCode }: RowInput): RowContent {
  if (isEditing || !canRequest || status.error?.code === 'forbidden') return 'manual';
  // Keep the clicked button in place during the verification.
  if (!isAnswered || (status.fetching && !status.verifying)) return 'loading';
  if (status.verified) return 'verified';
  // Show a saved code that does not come from the user's Google account.
  return hasCode && status.token === null && !status.error ? 'manual' : 'choice';
}

/** Returns false if the user's account is known not to be connected to Google (SET-161). */
export const isConnected = ({ error }: GoogleStatus): boolean => error?.code !== 'no_token_for_user';
