/** Who asked for the user connection, and for which feature (CONN-012, CONN-029). */
export interface ConnectRequest {
  readonly from: string;
  /** Label of the feature for the title; null for all of them. */
  readonly feature: string | null;
}

const key = 'flightdeck.connect-user';

// By hand: this stands in the notices, which every page loads, and a schema library costs more than the rest of them.
const isRequest = (value: unknown): value is ConnectRequest =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  typeof value.from === 'string' &&
  'feature' in value &&
  (value.feature === null || typeof value.feature === 'string');

/**
 * Keeps who asked, as long as the tab is open: the screen still knows it after a reload. It does not stand in the address,
 * where anybody could put words into our title.
 */
export function keepRequest({ from, feature }: ConnectRequest): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ from, feature }));
  } catch {
    // A browser that stores nothing shows the screen without the label.
  }
}

/** Who asked; null when nobody did, or what is kept cannot be read. */
export function keptRequest(): ConnectRequest | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRequest(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The screen was left: whoever opens it next asks anew. */
export function forgetRequest(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
