/** Request to connect the user's account, from any part (CONN-012, CONN-029). */
export interface ConnectRequest {
  /** Name of the card or notice that made the request, for the provider. */
  readonly from: string;
  /** Label of the feature that needs the account, for the title; null when no single feature does. */
  readonly feature: string | null;
}

const key = 'flightdeck.connect-user';

// No schema here: the notices load this file on every page, and a schema would be larger than the rest of their code.
const isRequest = (value: unknown): value is ConnectRequest =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  typeof value.from === 'string' &&
  'feature' in value &&
  (value.feature === null || typeof value.feature === 'string');

/**
 * Stores the request in this tab, so that the screen can read it after a reload too. The address does not contain the
 * request, because then any link could set the title of the screen.
 */
export function storeRequest({ from, feature }: ConnectRequest): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ from, feature }));
  } catch {
    // Without storage, the title names no feature, and the provider gets no `from`.
  }
}

/** Returns the stored request; null when there is none or it cannot be read. */
export function readRequest(): ConnectRequest | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRequest(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Removes the stored request. */
export function clearRequest(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to remove.
  }
}
