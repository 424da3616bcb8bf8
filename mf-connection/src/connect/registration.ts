import type { Connection } from '@flightdeck/shared/contracts/topics';

/** Where the way from "not connected" to the provider stands (CONN-007 to CONN-011). */
export type Registration =
  | { readonly step: 'idle' }
  | { readonly step: 'registering' }
  /** The site is registered; the browser is about to leave for `authorizationUrl`, null while that is asked for. */
  | { readonly step: 'connecting'; readonly authorizationUrl: string | null }
  | { readonly step: 'error'; readonly message: string };

export type RegistrationEvent =
  /** Somebody clicked, or the screen started by itself. */
  | { readonly type: 'start'; readonly isRegistered: boolean; readonly authorizationUrl: string | null }
  /** The server answered with the provider's address, to either of the two requests. */
  | { readonly type: 'address'; readonly authorizationUrl: string }
  | { readonly type: 'failed'; readonly message: string }
  /** The user came back without having connected. */
  | { readonly type: 'returned' }
  /** The screen was left: what went wrong on it says nothing on the next one. */
  | { readonly type: 'left' };

/** What follows. An event that does not fit the step changes nothing, which makes a second click harmless. */
export function next(now: Registration, event: RegistrationEvent): Registration {
  const isRunning = now.step === 'registering' || now.step === 'connecting';
  switch (event.type) {
    case 'start':
      if (isRunning) return now;
      if (!event.isRegistered) return { step: 'registering' };
      return { step: 'connecting', authorizationUrl: event.authorizationUrl };
    case 'address':
      return isRunning ? { step: 'connecting', authorizationUrl: event.authorizationUrl } : now;
    case 'failed':
      return isRunning ? { step: 'error', message: event.message } : now;
    case 'returned':
      return isRunning ? { step: 'idle' } : now;
    case 'left':
      return now.step === 'error' ? { step: 'idle' } : now;
  }
}

/** The fields of the connection in which the step is kept, so that every part of the page sees it (CONN-003). */
export type RegistrationFields = Pick<
  Connection,
  'siteIsRegistering' | 'userIsConnecting' | 'registrationError' | 'authorizationUrl'
>;

/** The step that the connection's fields tell. */
export function registrationOf(fields: RegistrationFields): Registration {
  if (fields.siteIsRegistering) return { step: 'registering' };
  if (fields.userIsConnecting) return { step: 'connecting', authorizationUrl: fields.authorizationUrl };
  if (fields.registrationError !== null) return { step: 'error', message: fields.registrationError };
  return { step: 'idle' };
}

/** The fields that tell a step. An address, once known, is kept for the next attempt, but not after an error. */
export function fieldsOf(now: Registration): Partial<RegistrationFields> {
  const known = now.step === 'connecting' ? now.authorizationUrl : null;
  return {
    siteIsRegistering: now.step === 'registering',
    userIsConnecting: now.step === 'connecting',
    registrationError: now.step === 'error' ? now.message : null,
    ...((known !== null || now.step === 'error') && { authorizationUrl: known }),
  };
}

export interface DestinationOptions {
  /** Place the connection was asked for, told to the provider (CONN-012). Default: nothing is told. */
  readonly from?: string | undefined;
  /** The browser goes to `redirectUri` instead of the provider (CONN-014). Default false. */
  readonly skipUserConnection?: boolean | undefined;
  /** Where the user ends up afterwards, relative to the admin. */
  readonly redirectUri: string | null;
}

/** Where the browser goes once the provider's address is known; null: it stays (CONN-011, CONN-012, CONN-014). */
export function destination(
  authorizationUrl: string,
  { from, skipUserConnection = false, redirectUri }: DestinationOptions,
  adminUrl: string,
): string | null {
  if (skipUserConnection) return redirectUri === null ? null : adminUrl + redirectUri;
  if (!from) return authorizationUrl;
  const mark = authorizationUrl.includes('?') ? '&' : '?';
  return `${authorizationUrl}${mark}from=${encodeURIComponent(from)}`;
}
