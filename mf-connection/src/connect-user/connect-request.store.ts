/** The place that requested the user connection, and the feature it was requested for (CONN-012, CONN-029). */
export interface ConnectRequest {
  readonly from: string;
  /** Feature label for the title; null for all features. */
  readonly feature: string | null;
}

const key = 'flightdeck.connect-user';

// Checked by hand: the notices need this on every page, and a schema library would outweigh the rest of their code.
const isRequest = (value: unknown): value is ConnectRequest =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  typeof value.from === 'string' &&
  'feature' in value &&
  (value.feature === null || typeof value.feature === 'string');

/**
 * Stores the request in the tab, so that the screen still has it after a reload. The address does not contain it,
 * because any link could then set the title.
 */
export function storeRequest({ from, feature }: ConnectRequest): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ from, feature }));
  } catch {
    // Without storage, the screen shows no label.
  }
}

/** Returns the stored request; null when there is none or it cannot be read. */
export function storedRequest(): ConnectRequest | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRequest(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Removes the stored request when the user leaves the screen. */
export function clearRequest(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to remove.
  }
}
