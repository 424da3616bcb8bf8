import type { Connection } from '@flightdeck/shared/contracts/page';

/** Steps from "not connected" to the provider (CONN-007 to CONN-011). */
export type Registration =
  | { readonly step: 'idle' }
  | { readonly step: 'registering' }
  /** The site is registered, and the browser leaves once `authorizationUrl` is loaded; null until then. */
  | { readonly step: 'connecting'; readonly authorizationUrl: string | null }
  | { readonly step: 'error'; readonly message: string };

export type RegistrationEvent =
  /** The user pressed the button, or the screen started to connect automatically. */
  | { readonly type: 'start'; readonly isRegistered: boolean; readonly authorizationUrl: string | null }
  /** The server returned the provider's address, after the registration or a request for the address. */
  | { readonly type: 'address'; readonly authorizationUrl: string }
  | { readonly type: 'failed'; readonly message: string }
  /** The user came back without having connected. */
  | { readonly type: 'returned' }
  /** The user left the screen; its error does not apply to the next one. */
  | { readonly type: 'left' };

/**
 * Returns the next step. An event that does not fit the current step changes nothing, so a second click is harmless.
 */
export function nextStep(current: Registration, event: RegistrationEvent): Registration {
  const isRunning = current.step === 'registering' || current.step === 'connecting';
  switch (event.type) {
    case 'start':
      if (isRunning) return current;
      if (!event.isRegistered) return { step: 'registering' };
      return { step: 'connecting', authorizationUrl: event.authorizationUrl };
    case 'address':
      return isRunning ? { step: 'connecting', authorizationUrl: event.authorizationUrl } : current;
    case 'failed':
      return isRunning ? { step: 'error', message: event.message } : current;
    case 'returned':
      return isRunning ? { step: 'idle' } : current;
    case 'left':
      return current.step === 'error' ? { step: 'idle' } : current;
  }
}

/** Fields of the connection that hold the step, so that every part of the page sees it (CONN-003). */
export type RegistrationFields = Pick<
  Connection,
  'siteIsRegistering' | 'userIsConnecting' | 'registrationError' | 'authorizationUrl'
>;

/** Returns the step that the fields of the connection hold. */
export function registrationOf(fields: RegistrationFields): Registration {
  if (fields.siteIsRegistering) return { step: 'registering' };
  if (fields.userIsConnecting) return { step: 'connecting', authorizationUrl: fields.authorizationUrl };
  if (fields.registrationError !== null) return { step: 'error', message: fields.registrationError };
  return { step: 'idle' };
}

/**
 * Returns the fields to set for a step. Only an error clears the authorization address; other steps leave it for the
 * next attempt.
 */
export function fieldsOf(registration: Registration): Partial<RegistrationFields> {
  const authorizationUrl = registration.step === 'connecting' ? registration.authorizationUrl : null;
  return {
    siteIsRegistering: registration.step === 'registering',
    userIsConnecting: registration.step === 'connecting',
    registrationError: registration.step === 'error' ? registration.message : null,
    ...((authorizationUrl !== null || registration.step === 'error') && { authorizationUrl }),
  };
}

export interface DestinationOptions {
  /** Label of the place that started the connection, for the provider (CONN-012). Default: none. */
  readonly from?: string | undefined;
  /** Sends the browser to `redirectUri` instead of the provider (CONN-014). Default false. */
  readonly skipUserConnection?: boolean | undefined;
  /** Address to which the user returns, relative to the admin URL. */
  readonly redirectUri: string | null;
}

/**
 * Returns where the browser goes once the provider's address is known; null when it stays (CONN-011, CONN-012,
 * CONN-014).
 */
export function destination(
  authorizationUrl: string,
  { from, skipUserConnection = false, redirectUri }: DestinationOptions,
  adminUrl: string,
): string | null {
  if (skipUserConnection) return redirectUri === null ? null : adminUrl + redirectUri;
  if (!from) return authorizationUrl;
  const separator = authorizationUrl.includes('?') ? '&' : '?';
  return `${authorizationUrl}${separator}from=${encodeURIComponent(from)}`;
}
