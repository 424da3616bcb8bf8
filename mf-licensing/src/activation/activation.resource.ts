import { asFailure } from '@flightdeck/shared/api';
import { attachLicense, isOutcomeUnclear } from '@flightdeck/shared/calls';
import { __ } from '@flightdeck/shared/i18n';
import { useBus } from '@flightdeck/shared/parts';
import { record, recordClick } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { withRetries } from '@flightdeck/shared/timing';
import { useEffect, useRef, useState } from 'react';
import { licenseKeyIn } from '../licensing/license-key';
import {
  type ActivationEvent,
  type ActivationState,
  emptyForm,
  failureMessage,
  firstMessage,
  linksToRecommendations,
  nextState,
} from './activation-state';

export interface Activation {
  readonly state: ActivationState;
  /** Site address in the provider's form: without scheme, and with `::` for slashes. */
  readonly rawUrl: string;
  /** Whether the success screen links to the recommendations; otherwise, it links to the plans (LIC-014, LIC-015). */
  readonly linksToRecommendations: boolean;
  activate(key: string): void;
  /** Removes the error, because the user has edited the key. */
  clearError(): void;
}

/** Activates license keys and reports the state of the activation. */
export function useActivation(): Activation {
  const bus = useBus();
  const [state, setState] = useState(emptyForm);
  // The rendered state may lag behind: a second press can arrive before the next render.
  const latestState = useRef(emptyForm);
  useEffect(() => {
    record('jetpack_wpa_license_key_activation_view');
  }, []);

  /** Handles an event. Returns the new state, or null if the event has no effect. */
  const dispatch = (event: ActivationEvent): ActivationState | null => {
    const next = nextState(latestState.current, event);
    if (next === latestState.current) return null;
    latestState.current = next;
    setState(next);
    return next;
  };
  const activate = async (key: string) => {
    const newState = dispatch({
      type: 'activate',
      key,
      emptyKeyError: __('This is not a valid license key. Please try again.'),
    });
    if (newState?.step !== 'activating') return;
    recordClick({ target: 'license_activation_button' });
    const outcome = await attach(licenseKeyIn(key));
    dispatch(outcome);
    if (outcome.type === 'failed') {
      record('jetpack_wpa_license_activation_error');
      return;
    }
    record('jetpack_wpa_license_activation_success');
    bus.emit('licence.activated', { productId: outcome.productId });
    void reloadAfterActivation();
  };
  const { rawUrl, recommendationsStep } = initialState();
  return {
    state,
    rawUrl,
    linksToRecommendations: linksToRecommendations(recommendationsStep),
    activate: (key) => void activate(key),
    clearError: () => void dispatch({ type: 'typed' }),
  };
}

type Outcome = Extract<ActivationEvent, { readonly type: 'activated' | 'failed' }>;

/** Attaches a license key to the site. Never rejects: every failure becomes a message. */
async function attach(key: string): Promise<Outcome> {
  const unknownError = __('An unknown error occurred during license activation. Please try again.');
  try {
    const result = await attachLicense(key);
    if ('activatedProductId' in result) return { type: 'activated', productId: result.activatedProductId };
    return { type: 'failed', message: firstMessage(result.errors, unknownError) };
  } catch (error) {
    const failure = asFailure(error);
    const message = failureMessage(failure, unknownError);
    return { type: 'failed', message: isOutcomeUnclear(failure) ? `${message} ${checkPlanText()}` : message };
  }
}

const checkPlanText = () => __('The license may be active already. Check My Plan before you try again.');

/** Reloads the data that a license changes. Loads the code on demand, because only a successful activation needs it. */
async function reloadAfterActivation(): Promise<void> {
  const loaded = await withRetries(() => import(/* webpackChunkName: "reload" */ './reload.resource')).catch(
    () => null,
  );
  await loaded?.reloadAfterActivation();
}
