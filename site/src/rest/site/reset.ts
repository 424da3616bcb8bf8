import { ok, refuse } from '../../context/answer';
import { modulesOnConnect } from '../../scenarios/scenarios';
import { newSite } from '../../store/state';
import { turnOn } from '../modules/activation';
import type { LoggedInCall } from '../route';

/** Removes options, so that their defaults apply, or turns on the modules that connecting turns on. */
export function reset({ site: { store }, path: { name }, body }: LoggedInCall) {
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
