import { asFailure, connectionRead, readNow, useRead } from '@flightdeck/shared/api';
import { type Benefit, benefitsRead, disconnectSite } from '@flightdeck/shared/calls';
import { useConnection, usePartData } from '@flightdeck/shared/parts';
import { record } from '@flightdeck/shared/reporting';
import { initialState, pageState } from '@flightdeck/shared/session';
import { useEffect, useRef, useState } from 'react';
import { useConclusion } from './conclusion.resource';
import { type DisconnectEvent, type DisconnectState, initialStep, next, stepName } from './disconnect-state';
import { type DisconnectContext, hostCallbacks } from './host-callbacks';
import { payloadOf, type Reason, type Respondent, respondentOf } from './survey';
import { postSurvey } from './survey.resource';

export type DialogClick = 'learn_about' | 'support' | 'stay_connected' | 'disconnect';

export interface DisconnectDialog {
  readonly state: DisconnectState;
  readonly context: DisconnectContext;
  /** Site address without scheme. */
  readonly site: string;
  readonly lang: string;
  /** Names of the other plugins that use the connection. */
  readonly plugins: readonly string[];
  /** Features that the connection powers; empty when the server returns none, null while loading. */
  readonly benefits: readonly Benefit[] | null;
  clicked(what: DialogClick): void;
  stay(): void;
  disconnect(): void;
  helpImprove(): void;
  submit(reason: Reason, text: string): void;
  leave(): void;
}

const context = { context: 'jetpack', plugin: 'jetpack' };
const report = (name: string, properties: Readonly<Record<string, string>> = {}) =>
  record(`jetpack_disconnect_${name}`, { ...properties, ...context });

const toDashboard = () => {
  location.hash = '#/dashboard';
};

/** Returns the steps of the dialog, from the question to the end, and reports them to server, provider and page. */
export function useDisconnect(): DisconnectDialog {
  const { userConnectionData: user, connectedPlugins } = useConnection();
  const hostCalls = hostCallbacks(usePartData());
  const read = useRead(benefitsRead);
  const [state, move] = useSteps();
  const conclude = useConclusion(state, hostCalls.onDisconnected);
  const close = hostCalls.onClose ?? toDashboard;
  const respondent = useRef<Respondent | null>(null);

  const clicked = (what: DialogClick) => report(`dialog_click_${what}`);
  const disconnect = async () => {
    if (!move({ type: 'disconnect' })) return;
    clicked('disconnect');
    if (hostCalls.context === 'plugins') {
      hostCalls.onDeactivate?.();
      return;
    }
    // The site no longer returns these after disconnecting.
    const who = respondentOf(user?.blogId ?? null, user?.wpcomUser?.ID ?? null);
    respondent.current = who;
    try {
      await disconnectSite();
    } catch (error) {
      if (await isStillConnected()) {
        const { code, message } = asFailure(error);
        if (move({ type: 'failed', message })) hostCalls.onError?.({ code, message });
        return;
      }
    }
    move({ type: 'disconnected', canGiveFeedback: who !== null });
    conclude.ifGone();
  };
  const submit = async (reason: Reason, text: string) => {
    const who = respondent.current;
    if (!move({ type: 'submit', canPost: who !== null }) || who === null) return;
    const error = await postSurvey(payloadOf(who, reason, text));
    if (error === null) report('survey_submit', { disconnect_reason: reason });
    else report('survey_error', { disconnect_reason: reason, error });
    move({ type: 'submitted' });
  };

  return {
    state,
    context: hostCalls.context,
    site: initialState().rawUrl,
    lang: pageState().locale.lang,
    plugins: Object.entries(connectedPlugins).flatMap(([slug, { name }]) => (slug === 'jetpack' ? [] : [name])),
    benefits: read.data ?? (read.isLoading ? null : []),
    clicked,
    stay: () => {
      clicked('stay_connected');
      close();
    },
    disconnect: () => void disconnect(),
    helpImprove: () => void move({ type: 'help-improve' }),
    submit: (reason, text) => void submit(reason, text),
    leave: () => {
      conclude.now();
      close();
    },
  };
}

/**
 * Returns whether the site is still connected after a failure: the disconnect may have worked although its answer was
 * lost, or another tab was faster. A site that does not answer counts as connected.
 */
const isStillConnected = (): Promise<boolean> =>
  readNow(connectionRead).then(
    ({ isRegistered }) => isRegistered,
    () => true,
  );

/**
 * Returns the step and a function that applies an event and returns whether it changed the step. Records each step
 * shown.
 */
function useSteps(): readonly [DisconnectState, (event: DisconnectEvent) => boolean] {
  const [state, show] = useState(initialStep);
  // Two clicks can arrive before the next render.
  const latest = useRef(initialStep);
  const lastReported = useRef<string | null>(null);
  useEffect(() => {
    const step = stepName(state);
    if (step === null || step === lastReported.current) return;
    if (lastReported.current === null) report('dialog_open');
    lastReported.current = step;
    report('dialog_step', { step });
  }, [state]);
  const move = (event: DisconnectEvent) => {
    const then = next(latest.current, event);
    const isNew = then !== latest.current;
    latest.current = then;
    if (isNew) show(then);
    return isNew;
  };
  return [state, move];
}
