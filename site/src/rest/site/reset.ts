import { ok, refuse } from '../../context/answer';
import { modulesOnConnect } from '../../scenarios/scenarios';
import { newSite } from '../../store/state';
import { turnOn } from '../modules/activation';
import type { LoggedInCall, Route } from '../route';

/** Removes options, so that their defaults apply, or turns on the modules that connecting turns on. */
function reset({ site: { store }, path: { name }, body }: LoggedInCall) {
  if (body.reset !== true || (name !== 'options' && name !== 'modules')) {
    return refuse(404, 'invalid_param', 'Invalid Parameter');
  }
  if (name === 'options') {
    const { settings, recommendations, recommendationsStep, licensingError, hasSeenStoreModal, isGoogleVerified } =
      newSite;
    store.change({
      settings,
      recommendations,
      recommendationsStep,
      licensingError,
      hasSeenStoreModal,
      isGoogleVerified,
    });
  } else if (store.state.registration) turnOn(store, modulesOnConnect);
  return ok({ code: 'success', message: name === 'options' ? 'Jetpack options reset.' : 'Modules reset to default.' });
}

/** The call that resets all options or modules. */
export const resetRoutes: readonly Route[] = [
  { method: 'POST', path: 'options/:name', capability: 'manageModules', handle: reset },
];
