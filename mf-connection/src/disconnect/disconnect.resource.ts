import { asFailure, connectionRead, readNow, useRead } from '@flightdeck/shared/api';
import { type Benefit, benefitsRead, disconnectSite } from '@flightdeck/shared/calls';
import type { CountOptions } from '@flightdeck/shared/format';
import { shownAddress } from '@flightdeck/shared/links/places';
import { useConnection, usePartData } from '@flightdeck/shared/parts';
import { record } from '@flightdeck/shared/reporting';
import { initialState, pageState } from '@flightdeck/shared/session';
import { useEffect, useRef, useState } from 'react';
import { type DisconnectEvent, type DisconnectState, initialStep, nextStep, stepName } from './disconnect-state';
import { useDisconnectedEvent } from './disconnected-event.resource';
import { type DisconnectContext, openerCallbacks } from './opener-callbacks';
import { payloadOf, type Reason, type Respondent, respondentOf } from './survey';
import { postSurvey } from './survey.resource';

export type DialogClick = 'learn_about' | 'support' | 'stay_connected' | 'disconnect';

export interface DisconnectDialog {
  readonly state: DisconnectState;
  readonly context: DisconnectContext;
  /** Site address without scheme. */
  readonly site: string;
  readonly locale: CountOptions;
  /** Names of the other plugins that use the connection. */
  readonly plugins: readonly string[];
  /** Features that the connection powers; empty when the server returns none or fails, null while loading. */
  readonly benefits: readonly Benefit[] | null;
  recordClick(click: DialogClick): void;
  /** Closes the dialog without disconnecting. */
  stay(): void;
  disconnect(): void;
  openSurvey(): void;
  submit(reason: Reason, text: string): void;
  /** Closes the dialog of a disconnected site. */
  leave(): void;
}

/** Properties of all analytics events of the dialog. */
const eventProperties = { context: 'jetpack', plugin: 'jetpack' };
const report = (name: string, properties: Readonly<Record<string, string>> = {}) =>
  record(`jetpack_disconnect_${name}`, { ...properties, ...eventProperties });

const openDashboard = () => {
  location.hash = '#/dashboard';
};

/** Returns the state and the actions of the disconnect dialog. */
export function useDisconnect(): DisconnectDialog {
  const { userConnectionData: user, connectedPlugins } = useConnection();
  const opener = openerCallbacks(usePartData());
  const read = useRead(benefitsRead);
  const [state, apply] = useSteps();
  const disconnectedEvent = useDisconnectedEvent(state, opener.onDisconnected);
  const close = opener.onClose ?? openDashboard;
  const respondentRef = useRef<Respondent | null>(null);

  const recordClick = (click: DialogClick) => report(`dialog_click_${click}`);
  const disconnect = async () => {
    if (!apply({ type: 'disconnect' })) return;
    recordClick('disconnect');
    if (opener.context === 'plugins') {
      opener.onDeactivate?.();
      return;
    }
    // After disconnecting, the site no longer returns these IDs.
    respondentRef.current = respondentOf(user?.blogId ?? null, user?.wpcomUser?.ID ?? null);
    try {
      await disconnectSite();
    } catch (error) {
      if (await isStillConnected()) {
        const { code, message } = asFailure(error);
        if (apply({ type: 'failed', message })) opener.onError?.({ code, message });
        return;
      }
    }
    apply({ type: 'disconnected', canGiveFeedback: respondentRef.current !== null });
    disconnectedEvent.sendIfUnmounted();
  };
  const submit = async (reason: Reason, text: string) => {
    const respondent = respondentRef.current;
    if (!apply({ type: 'submit', canPost: respondent !== null }) || respondent === null) return;
    const error = await postSurvey(payloadOf(respondent, reason, text));
    if (error === null) report('survey_submit', { disconnect_reason: reason });
    else report('survey_error', { disconnect_reason: reason, error });
    apply({ type: 'submitted' });
  };

  return {
    state,
    context: opener.context,
    // The page state has `::` for slashes.
    site: shownAddress(initialState().rawUrl),
    locale: pageState().locale,
    plugins: Object.entries(connectedPlugins).flatMap(([slug, { name }]) => (slug === 'jetpack' ? [] : [name])),
    benefits: read.data ?? (read.isLoading ? null : []),
    recordClick,
    stay: () => {
      recordClick('stay_connected');
      close();
    },
    disconnect: () => void disconnect(),
    openSurvey: () => void apply({ type: 'open-survey' }),
    submit: (reason, text) => void submit(reason, text),
    leave: () => {
      disconnectedEvent.send();
      close();
    },
  };
}

/**
 * Returns whether the site is still connected after a failed disconnect. The request may have worked although its
 * answer was lost, or another tab may have disconnected the site first. A site that does not answer counts as
 * connected.
 */
const isStillConnected = (): Promise<boolean> =>
  readNow(connectionRead).then(
    ({ isRegistered }) => isRegistered,
    () => true,
  );

/**
 * Returns the current step, and a function that applies an event and returns whether the step changed. Records that the
 * dialog opens, and each step that it shows.
 */
function useSteps(): readonly [DisconnectState, (event: DisconnectEvent) => boolean] {
  const [state, setState] = useState(initialStep);
  // Two clicks can arrive before the next render.
  const latestState = useRef(initialStep);
  const lastReportedStep = useRef<string | null>(null);
  useEffect(() => {
    const step = stepName(state);
    if (step === null || step === lastReportedStep.current) return;
    if (lastReportedStep.current === null) report('dialog_open');
    lastReportedStep.current = step;
    report('dialog_step', { step });
  }, [state]);
  const apply = (event: DisconnectEvent) => {
    const nextState = nextStep(latestState.current, event);
    const hasChanged = nextState !== latestState.current;
    latestState.current = nextState;
    if (hasChanged) setState(nextState);
    return hasChanged;
  };
  return [state, apply];
}
