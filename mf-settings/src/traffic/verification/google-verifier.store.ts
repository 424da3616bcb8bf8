import { createStore, type ReadableStore } from '@flightdeck/shared/store';
import type { GoogleVerification } from './google.call';
import { failedStatus, statusOf } from './google-errors';
import { type GoogleStatus, nextStep, unknownStatus } from './google-status';
import type { ConnectResult } from './google-window';
import { codeOf } from './meta-tag';

/** Calls that the verifier depends on. */
export interface GoogleServer {
  /** @throws Failure */
  readStatus(keyringId?: number): Promise<GoogleVerification>;
  /** @throws Failure */
  verify(keyringId: number): Promise<Omit<GoogleVerification, 'token'>>;
  /** Returns the code saved on the site. */
  savedCode(): string;
  /** Saves a code. @throws Failure */
  saveCode(code: string): Promise<void>;
  openWindow(signal: AbortSignal): Promise<ConnectResult>;
  report(moment: 'verifying' | 'done', status: GoogleStatus): void;
}

export interface GoogleState {
  readonly status: GoogleStatus;
  /** The first answer or error has arrived. */
  readonly isAnswered: boolean;
  /** The browser blocked the window. */
  readonly isBlocked: boolean;
}

export interface GoogleVerifier {
  readonly state: ReadableStore<GoogleState>;
  /** Loads the status and takes the step that follows from it (SET-162). Never rejects. */
  load(): Promise<void>;
  /** Opens the connect window, then verifies the site (SET-158). Never rejects. */
  verify(): Promise<void>;
  /** Stops before the next step. Call it on unmount. */
  stop(): void;
}

/** Creates a store that runs the verification with Google. */
export function createGoogleVerifier(server: GoogleServer): GoogleVerifier {
  const state = createStore<GoogleState>({ status: unknownStatus, isAnswered: false, isBlocked: false });
  let controller = new AbortController();
  const set = (change: Partial<GoogleState>) => state.set({ ...state.value, ...change });
  const change = (status: Partial<GoogleStatus>) => set({ status: { ...state.value.status, ...status } });

  const readStatus = async (keyringId?: number) => {
    change({ fetching: true });
    try {
      const answer = statusOf(await server.readStatus(keyringId));
      set({ isAnswered: true, status: { ...answer, verifying: state.value.status.verifying } });
    } catch (cause) {
      const { verifying } = state.value.status;
      set({ isAnswered: true, status: { ...failedStatus(cause, state.value.status), verifying } });
    }
    return state.value.status;
  };

  const load = async () => {
    controller = new AbortController();
    const { signal } = controller;
    let step = nextStep(await readStatus(), server.savedCode() !== '', false);
    try {
      if (step === 'clear-and-ask-again' && !signal.aborted) {
        await server.saveCode('');
        step = nextStep(await readStatus(), false, true);
      }
      if (step === 'save-token' && !signal.aborted) await server.saveCode(codeOf(state.value.status.token ?? ''));
    } catch (cause) {
      set({ status: failedStatus(cause, state.value.status) });
    }
  };

  const check = async (keyringId: number) => {
    change({ verifying: true, error: null });
    server.report('verifying', state.value.status);
    try {
      const { token, verified, error } = await readStatus(keyringId);
      if (!error && token !== null && codeOf(token) !== server.savedCode()) await server.saveCode(codeOf(token));
      if (!error && !verified) set({ status: statusOf(await server.verify(keyringId), state.value.status) });
    } catch (cause) {
      set({ status: failedStatus(cause, state.value.status) });
    }
    change({ verifying: false });
    server.report('done', state.value.status);
  };

  return {
    state,
    load,
    async verify() {
      if (state.value.status.verifying || state.value.status.fetching) return;
      const { signal } = controller;
      set({ isBlocked: false });
      const ending = await server.openWindow(signal);
      if (ending === 'blocked') set({ isBlocked: true });
      else if (ending.keyringId !== null && !signal.aborted) await check(ending.keyringId);
    },
    stop: () => controller.abort(),
  };
}
