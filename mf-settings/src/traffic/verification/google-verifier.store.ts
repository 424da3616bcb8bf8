import { createStore, type ReadableStore } from '@flightdeck/shared/store';
import type { GoogleVerification } from './google.call';
import { failedStatus, statusOf } from './google-errors';
import { type GoogleStatus, nextStep, unknownStatus } from './google-status';
import type { WindowEnding } from './google-window';
import { codeOf } from './meta-tag';

/** What the verifier works with. */
export interface GoogleServer {
  /** @throws Failure */
  ask(keyringId?: number): Promise<GoogleVerification>;
  /** @throws Failure */
  verify(keyringId: number): Promise<Omit<GoogleVerification, 'token'>>;
  /** The code that the site holds. */
  savedCode(): string;
  /** Keeps a code. @throws Failure */
  keep(code: string): Promise<void>;
  openWindow(signal: AbortSignal): Promise<WindowEnding>;
  tell(moment: 'verifying' | 'done', status: GoogleStatus): void;
}

export interface GoogleState {
  readonly status: GoogleStatus;
  /** The server has said something. */
  readonly isAnswered: boolean;
  /** The browser did not open the window. */
  readonly isBlocked: boolean;
}

export interface GoogleVerifier {
  readonly state: ReadableStore<GoogleState>;
  /** Asks where the site stands, and does what follows from it (SET-162). Never rejects. */
  look(): Promise<void>;
  /** Connects, then has Google look (SET-158). Never rejects. */
  verify(): Promise<void>;
  /** Nobody looks any more: no further step is taken. */
  leave(): void;
}

/** The steps of the verification with Google. */
export function createGoogleVerifier(server: GoogleServer): GoogleVerifier {
  const state = createStore<GoogleState>({ status: unknownStatus, isAnswered: false, isBlocked: false });
  let stay = new AbortController();
  const set = (change: Partial<GoogleState>) => state.set({ ...state.value, ...change });
  const change = (status: Partial<GoogleStatus>) => set({ status: { ...state.value.status, ...status } });

  const ask = async (keyringId?: number) => {
    change({ fetching: true });
    try {
      const answer = statusOf(await server.ask(keyringId));
      set({ isAnswered: true, status: { ...answer, verifying: state.value.status.verifying } });
    } catch (cause) {
      const { verifying } = state.value.status;
      set({ isAnswered: true, status: { ...failedStatus(cause, state.value.status), verifying } });
    }
    return state.value.status;
  };

  const look = async () => {
    stay = new AbortController();
    const { signal } = stay;
    let step = nextStep(await ask(), server.savedCode() !== '', false);
    try {
      if (step === 'clear-and-ask-again' && !signal.aborted) {
        await server.keep('');
        step = nextStep(await ask(), false, true);
      }
      if (step === 'save-token' && !signal.aborted) await server.keep(codeOf(state.value.status.token ?? ''));
    } catch (cause) {
      set({ status: failedStatus(cause, state.value.status) });
    }
  };

  const check = async (keyringId: number) => {
    change({ verifying: true, error: null });
    server.tell('verifying', state.value.status);
    try {
      const { token, verified, error } = await ask(keyringId);
      if (!error && token !== null && codeOf(token) !== server.savedCode()) await server.keep(codeOf(token));
      if (!error && !verified) set({ status: statusOf(await server.verify(keyringId), state.value.status) });
    } catch (cause) {
      set({ status: failedStatus(cause, state.value.status) });
    }
    change({ verifying: false });
    server.tell('done', state.value.status);
  };

  return {
    state,
    look,
    async verify() {
      if (state.value.status.verifying || state.value.status.fetching) return;
      const { signal } = stay;
      set({ isBlocked: false });
      const ending = await server.openWindow(signal);
      if (ending === 'blocked') set({ isBlocked: true });
      else if (ending.keyringId !== null && !signal.aborted) await check(ending.keyringId);
    },
    leave: () => stay.abort(),
  };
}
