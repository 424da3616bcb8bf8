import { asFailure } from '@flightdeck/shared/api';
import { attachLicense } from '@flightdeck/shared/calls';
import { __ } from '@flightdeck/shared/i18n';
import { useBus } from '@flightdeck/shared/parts';
import { record, recordClick } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { withRetries } from '@flightdeck/shared/timing';
import { useEffect, useRef, useState } from 'react';
import {
  type ActivationEvent,
  type ActivationState,
  emptyForm,
  failureMessage,
  leadsToRecommendations,
  messageOf,
  next,
} from './activation-state';

export interface Activation {
  readonly state: ActivationState;
  /** Site address without the scheme. */
  readonly rawUrl: string;
  /** The recommendations haven't been started, so success links to them (LIC-014). */
  readonly isNotConfigured: boolean;
  activate(key: string): void;
  typed(): void;
}

/** Activates license keys and reports the state of the activation. */
export function useActivation(): Activation {
  const bus = useBus();
  const [state, show] = useState(emptyForm);
  // The rendered state may lag behind: a second press can arrive before the next render.
  const latest = useRef(emptyForm);
  useEffect(() => {
    record('jetpack_wpa_license_key_activation_view');
  }, []);

  const dispatch = (event: ActivationEvent): ActivationState | null => {
    const then = next(latest.current, event);
    if (then === latest.current) return null;
    latest.current = then;
    show(then);
    return then;
  };
  const activate = async (key: string) => {
    const started = dispatch({
      type: 'activate',
      key,
      invalid: __('This is not a valid license key. Please try again.'),
    });
    if (started?.step !== 'activating') return;
    recordClick({ target: 'license_activation_button' });
    const outcome = await attach(key.trim());
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
    isNotConfigured: leadsToRecommendations(recommendationsStep),
    activate: (key) => void activate(key),
    typed: () => void dispatch({ type: 'typed' }),
  };
}

type Outcome = Extract<ActivationEvent, { readonly type: 'activated' | 'failed' }>;

/** Attaches a license key to the site. Never rejects: every failure becomes a message. */
async function attach(key: string): Promise<Outcome> {
  const unknown = __('An unknown error occurred during license activation. Please try again.');
  try {
    const result = await attachLicense(key);
    if ('activatedProductId' in result) return { type: 'activated', productId: result.activatedProductId };
    return { type: 'failed', message: messageOf(result.errors, unknown) };
  } catch (error) {
    return { type: 'failed', message: failureMessage(asFailure(error), unknown) };
  }
}

/** Loaded on demand, because only a successful activation needs it. */
async function reloadAfterActivation(): Promise<void> {
  const loaded = await withRetries(() => import(/* webpackChunkName: "reload" */ './reload.resource')).catch(
    () => null,
  );
  await loaded?.reloadAfterActivation();
}
