import type { State } from '@flightdeck/shared/contracts/areas';
import { BehaviorSubject } from '@flightdeck/shared/store';
import { codeOf } from '../meta-tag';
import type { GoogleVerification } from './google.call';
import { failedStatus, statusOf } from './google-errors';
import { type GoogleStatus, unknownStatus } from './google-status';
import type { ConnectResult } from './google-window';

/** Dependencies of the verifier: calls to the server, the Google window and reports. */
export interface GoogleServer {
  /** @throws Failure */
  readStatus(keyringId?: number): Promise<GoogleVerification>;
  /** @throws Failure */
  verify(keyringId: number): Promise<Omit<GoogleVerification, 'token'>>;
  /** Returns the code saved on the site. */
  savedCode(): string;
  /** Saves a code. @throws Failure */
  saveCode(code: string): Promise<void>;
  /** Opens the window in which the user connects an account to Google. */
  openWindow(signal: AbortSignal): Promise<ConnectResult>;
  /** Reports that the verification starts, and how it ended. */
  report(stage: 'verifying' | 'done', status: GoogleStatus): void;
}

/** State of the Google row. */
export interface GoogleState {
  readonly status: GoogleStatus;
  /** Whether the first answer or error has arrived. */
  readonly isAnswered: boolean;
  /** `blocked`: the browser blocked the window. `closed`: the window closed without a result. Null otherwise. */
  readonly windowProblem: 'blocked' | 'closed' | null;
}

/** Runs the verification with Google. */
export interface GoogleVerifier {
  readonly state: State<GoogleState>;
  /** Loads the status, and clears a code that Google does not know (SET-162). Writes nothing else. Never rejects. */
  load(): Promise<void>;
  /** Opens the connect window, then saves the token and verifies the site (SET-158). Never rejects. */
  verify(): Promise<void>;
  /**
   * Reads the status again after the window closed without a result, and saves the token of the status. A window whose site
   * cuts the connection to this page (`Cross-Origin-Opener-Policy`) looks closed to this page. Never rejects.
   */
  checkAgain(): Promise<void>;
  /** Stops waiting for the window, and prevents `load` from clearing a code. Call it on unmount. */
  stop(): void;
}

/** Creates a store that runs the verification with Google. */
export function createGoogleVerifier(server: GoogleServer): GoogleVerifier {
  const state = new BehaviorSubject<GoogleState>({ status: unknownStatus, isAnswered: false, windowProblem: null });
  let controller = new AbortController();
  const set = (change: Partial<GoogleState>) => state.next({ ...state.value, ...change });
  const setStatus = (change: Partial<GoogleStatus>) => set({ status: { ...state.value.status, ...change } });

  const readStatus = async (keyringId?: number) => {
    setStatus({ fetching: true });
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
    const { error } = await readStatus();
    if (error?.code !== 'unverify-site-error' || server.savedCode() === '' || signal.aborted) return;
    try {
      await server.saveCode('');
      // Not `load`, which would loop if the server repeated the error.
      await readStatus();
    } catch (cause) {
      set({ status: failedStatus(cause, state.value.status) });
    }
  };

  /** Reads the status and saves its token; verifies the site if the window returned a connection. */
  const verifySite = async (keyringId?: number) => {
    setStatus({ verifying: true, error: null });
    server.report('verifying', state.value.status);
    try {
      const { token, verified, error } = await readStatus(keyringId);
      if (!error && token !== null && codeOf(token) !== server.savedCode()) await server.saveCode(codeOf(token));
      if (!error && !verified && keyringId !== undefined)
        set({ status: statusOf(await server.verify(keyringId), state.value.status) });
    } catch (cause) {
      set({ status: failedStatus(cause, state.value.status) });
    }
    setStatus({ verifying: false });
    server.report('done', state.value.status);
  };

  const isBusy = () => state.value.status.verifying || state.value.status.fetching;
  return {
    state,
    load,
    async verify() {
      if (isBusy()) return;
      const { signal } = controller;
      set({ windowProblem: null });
      const result = await server.openWindow(signal);
      if (signal.aborted) return;
      if (result === 'blocked') set({ windowProblem: 'blocked' });
      else if (result.keyringId === null) set({ windowProblem: 'closed' });
      else await verifySite(result.keyringId);
    },
    async checkAgain() {
      if (isBusy()) return;
      await verifySite();
      if (state.value.status.verified) set({ windowProblem: null });
    },
    stop: () => controller.abort(),
  };
}
