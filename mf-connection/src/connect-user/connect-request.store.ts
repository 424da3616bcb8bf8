import { storedValue } from '@flightdeck/shared/session';

/** Request to connect the user's account, from any part (CONN-012, CONN-029). */
export interface ConnectRequest {
  /** Name of the card or notice that made the request, for the provider. */
  readonly from: string;
  /** Label of the feature that needs the account, for the title; null when no single feature does. */
  readonly feature: string | null;
}

// No schema here: the notices load this file on every page, and a schema would be larger than the rest of their code.
const isRequest = (value: unknown): value is ConnectRequest =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  typeof value.from === 'string' &&
  'feature' in value &&
  (value.feature === null || typeof value.feature === 'string');

/**
 * The request of this tab, which the screen can read after a reload too. The address does not contain the request, because
 * then any link could set the title of the screen.
 */
export const connectRequest = storedValue('connect-user', 'tab', isRequest);
