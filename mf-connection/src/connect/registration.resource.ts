import { asFailure } from '@flightdeck/shared/api';
import { isOutcomeUnclear } from '@flightdeck/shared/calls';
import type { Failure } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { outward } from '@flightdeck/shared/links';
import { useConnection } from '@flightdeck/shared/parts';
import { stripHtml } from '@flightdeck/shared/reporting';
import { initialState, readState, refreshConnection, setConnection } from '@flightdeck/shared/session';
import { useEffect, useRef } from 'react';
import { isMarked, setMark } from './history-marks.store';
import {
  type DestinationOptions,
  destination,
  fieldsOf,
  nextStep,
  type Registration,
  type RegistrationEvent,
  registrationOf,
} from './registration';
import { fetchAuthorizeUrl, registerSite } from './registration.call';

export interface RegistrationOptions extends Partial<DestinationOptions> {
  /** Starts automatically, once for each visit of the address, unless an error is shown (CONN-015). Default false. */
  readonly autoStart?: boolean;
  /** Sends the browser to an address that `outward` allows. Default: `location.assign`. */
  readonly leave?: (url: string) => void;
}

/** Our page, relative to the admin; the provider sends the browser back to it. */
export const flightdeckPage = 'admin.php?page=flightdeck';

/** Returns whether the browser shows our own page. */
function isFlightdeckPage(adminUrl: string): boolean {
  const current = new URL(location.href);
  const target = new URL(flightdeckPage, adminUrl);
  return current.pathname === target.pathname && current.searchParams.get('page') === target.searchParams.get('page');
}

/** Returns the current step of the registration, and a function that starts connecting. */
export function useRegistration({ autoStart = false, ...options }: RegistrationOptions): {
  readonly registration: Registration;
  start(): void;
} {
  const registration = registrationOf(useConnection());
  const latestOptions = useRef(options);
  latestOptions.current = options;
  const start = () => void connectSite(latestOptions.current);

  // `autoStart` becomes true when the address changes to /setup.
  useEffect(() => {
    // A reload or Back must not send the user to the provider again, and an error must not disappear before it is read.
    if (!autoStart || isMarked('started') || registrationOf(readState('connection')).step === 'error') return;
    setMark('started', true);
    void connectSite(latestOptions.current);
  }, [autoStart]);

  useEffect(() => {
    // The browser can restore the page from its cache, with a button that would stay busy forever.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'returned' });
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      dispatch({ type: 'left' });
    };
  }, []);
  return { registration, start };
}

/** Applies an event. @returns the new step, or null when the event changed nothing */
function dispatch(event: RegistrationEvent): Registration | null {
  const current = registrationOf(readState('connection'));
  const step = nextStep(current, event);
  if (step === current) return null;
  setConnection(fieldsOf(step));
  return step;
}

/**
 * Registers the site if needed, and sends the browser to the provider, or to `redirectUri` with `skipUserConnection`.
 * Two clicks, two parts or two releases on one page make one registration, because they share the step in the session.
 * Never rejects.
 */
export async function connectSite(options: RegistrationOptions): Promise<void> {
  const { redirectUri = flightdeckPage } = options;
  // The answer to an earlier registration may have been lost.
  if (isMarked('registering') && !isRunning()) await readRegistration();
  const { isRegistered, authorizationUrl } = readState('connection');
  const started = dispatch({ type: 'start', isRegistered, authorizationUrl });
  if (!started) return;
  try {
    if (isRegistered && options.skipUserConnection) {
      // Without the user connection, the destination does not depend on the provider's address.
      leaveFor(destination('', { ...options, redirectUri }, initialState().adminUrl), options);
      return;
    }
    // Older versions of Jetpack need a registration nonce. Our own page has it; a widget on another page does not.
    if (
      started.step === 'registering' &&
      initialState().registrationNonce === '' &&
      !isFlightdeckPage(initialState().adminUrl)
    ) {
      leaveFor(`${initialState().adminUrl}${flightdeckPage}#/setup`, options);
      return;
    }
    const address =
      authorizationUrl && started.step === 'connecting' ? authorizationUrl : await requestAddress(started, redirectUri);
    setMark('registering', false);
    if (started.step === 'registering') setConnection({ isRegistered: true });
    // Stay here if the user has come back in the meantime.
    if (registrationOf(readState('connection')).step === 'idle') return;
    dispatch({ type: 'address', authorizationUrl: address });
    leaveFor(destination(address, { ...options, redirectUri }, initialState().adminUrl), options);
  } catch (error) {
    const failure = asFailure(error);
    // The site may or may not have been registered.
    setMark('registering', started.step === 'registering' && isOutcomeUnclear(failure));
    dispatch({ type: 'failed', message: errorText(failure) });
  }
}

const isRunning = () => ['registering', 'connecting'].includes(registrationOf(readState('connection')).step);

/**
 * Reads whether the site is registered, after an attempt whose answer did not arrive. If this read fails too, the
 * site is registered again, which is harmless.
 */
function readRegistration(): Promise<unknown> {
  pendingRead ??= refreshConnection().finally(() => {
    setMark('registering', false);
    pendingRead = null;
  });
  return pendingRead;
}

/**
 * Two clicks share one read. Otherwise, the second click would cancel the first click's read, and the first click would
 * then register the site.
 */
let pendingRead: Promise<unknown> | null = null;

function requestAddress(started: Registration, redirectUri: string | null): Promise<string> {
  if (started.step !== 'registering') return fetchAuthorizeUrl(redirectUri);
  setMark('registering', true);
  return registerSite({ registrationNonce: initialState().registrationNonce, redirectUri });
}

function leaveFor(url: string | null, { leave = (href) => location.assign(href) }: RegistrationOptions): void {
  if (url === null) {
    dispatch({ type: 'returned' });
    return;
  }
  const target = outward(url);
  if (!target.allowed) throw target.failure;
  leave(target.href);
}

/** Returns the server's message or, without one, the message of the failure or the default text (CONN-010). */
function errorText({ serverCode, serverMessage, message }: Failure): string {
  const reason = stripHtml(serverMessage ?? message).trim() || __('An error occurred. Please try again.');
  // This page has no other registration nonce, so a second attempt would fail too.
  return serverCode === 'invalid_nonce' ? `${reason} ${__('Reload this page, then try again.')}` : reason;
}
