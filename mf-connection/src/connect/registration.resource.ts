import { asFailure } from '@flightdeck/shared/api';
import { readState } from '@flightdeck/shared/bus';
import type { Failure } from '@flightdeck/shared/contracts/failure';
import { __ } from '@flightdeck/shared/i18n';
import { outward } from '@flightdeck/shared/links';
import { stripHtml } from '@flightdeck/shared/notices';
import { useConnection } from '@flightdeck/shared/parts';
import { initialState, refreshConnection, setConnection } from '@flightdeck/shared/session';
import { useEffect, useRef } from 'react';
import { isMarked, setMark } from './entry-marks.store';
import {
  type DestinationOptions,
  destination,
  fieldsOf,
  next,
  type Registration,
  type RegistrationEvent,
  registrationOf,
} from './registration';
import { fetchAuthorizeUrl, registerSite } from './registration.call';

export interface RegistrationOptions extends Partial<DestinationOptions> {
  /** Begins by itself, once for each visit of the address (CONN-015). Default false. */
  readonly autoStart?: boolean;
  /** Sends the browser to an address that `outward` let through. Default: `location.assign`. */
  readonly leave?: (url: string) => void;
}

/** Our page, relative to the admin; the provider sends the browser back to it. */
export const ownPage = 'admin.php?page=flightdeck';

/** The way to the provider: where it stands, and its start. */
export function useRegistration({ autoStart = false, ...options }: RegistrationOptions = {}): {
  readonly registration: Registration;
  start(): void;
} {
  const registration = registrationOf(useConnection());
  const latest = useRef(options);
  latest.current = options;
  const start = () => void connectSite(latest.current);

  // The address can also lead here while the screen stands already.
  useEffect(() => {
    // Whoever reloads the page, or comes back to it, is not sent away again.
    if (!autoStart || isMarked('started')) return;
    setMark('started', true);
    void connectSite(latest.current);
  }, [autoStart]);

  useEffect(() => {
    // The browser can bring the page back from its cache as it was left, with a button that works for ever.
    const back = (event: PageTransitionEvent) => event.persisted && move({ type: 'returned' });
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pageshow', back);
      move({ type: 'left' });
    };
  }, []);
  return { registration, start };
}

/** Takes the step an event leads to. @returns the step, or null when the event changed nothing */
function move(event: RegistrationEvent): Registration | null {
  const now = registrationOf(readState('connection'));
  const then = next(now, event);
  if (then === now) return null;
  setConnection(fieldsOf(then));
  return then;
}

/**
 * Registers the site, unless it is, and sends the browser to the provider. What stands in the session decides, so two
 * clicks, two parts or two releases on one page make one registration. Never rejects.
 */
export async function connectSite(options: RegistrationOptions): Promise<void> {
  const { redirectUri = ownPage } = options;
  if (isMarked('registering') && !isRunning()) await catchUp();
  const { isRegistered, authorizationUrl } = readState('connection');
  const begun = move({ type: 'start', isRegistered, authorizationUrl });
  if (!begun) return;
  try {
    if (isRegistered && options.skipUserConnection) {
      leaveFor(destination('', { ...options, redirectUri }, initialState().adminUrl), options);
      return;
    }
    // A page that gave no registration nonce (a widget on somebody else's) cannot register: our own page can.
    if (begun.step === 'registering' && initialState().registrationNonce === '') {
      leaveFor(`${initialState().adminUrl}${ownPage}#/setup`, options);
      return;
    }
    const address = authorizationUrl && begun.step === 'connecting' ? authorizationUrl : await ask(begun, redirectUri);
    setMark('registering', false);
    if (begun.step === 'registering') setConnection({ isRegistered: true });
    // The user came back meanwhile and is not sent away again.
    if (registrationOf(readState('connection')).step === 'idle') return;
    move({ type: 'address', authorizationUrl: address });
    leaveFor(destination(address, { ...options, redirectUri }, initialState().adminUrl), options);
  } catch (error) {
    const failure = asFailure(error);
    // Without an answer nobody knows whether it was carried out.
    setMark('registering', begun.step === 'registering' && isUnanswered(failure));
    move({ type: 'failed', message: errorText(failure) });
  }
}

const isRunning = () => ['registering', 'connecting'].includes(registrationOf(readState('connection')).step);

/**
 * The site was being registered when the page was left or the answer got lost: the site is asked before it is registered
 * again. When it does not say, registering it once more is harmless.
 */
function catchUp(): Promise<unknown> {
  catchingUp ??= refreshConnection().finally(() => {
    setMark('registering', false);
    catchingUp = null;
  });
  return catchingUp;
}

/** Two clicks wait for one question: of two, the first would be given up and its click would register. */
let catchingUp: Promise<unknown> | null = null;

function ask(begun: Registration, redirectUri: string | null): Promise<string> {
  if (begun.step !== 'registering') return fetchAuthorizeUrl(redirectUri);
  setMark('registering', true);
  return registerSite({ registrationNonce: initialState().registrationNonce, redirectUri });
}

function leaveFor(url: string | null, { leave = (href) => location.assign(href) }: RegistrationOptions): void {
  if (url === null) {
    move({ type: 'returned' });
    return;
  }
  const answer = outward(url);
  if (!answer.allowed) throw answer.failure;
  leave(answer.href);
}

const isUnanswered = ({ code }: Failure) => code === 'rest-timeout' || code === 'rest-network';

/** What the server said, or the text of the documents where it said nothing (CONN-010). */
function errorText({ serverCode, serverMessage, message }: Failure): string {
  const said = stripHtml(serverMessage ?? message).trim() || __('An error occurred. Please try again.');
  // The nonce for registering came with the page and ages with it: trying again would not help.
  return serverCode === 'invalid_nonce' ? `${said} ${__('Reload this page, then try again.')}` : said;
}
