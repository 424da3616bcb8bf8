import { ok, refuse } from '../../context/answer';
import { modulesOnConnect } from '../../scenarios/scenarios';
import type { LoggedInCall, Route } from '../route';

/** Options that a reset removes. The connection is not among them. */
const resetOptions = [
  'settings',
  'recommendations_data',
  'recommendations_step',
  'licensing_error',
  'seen_wc_modal',
  'google_verified',
];

/** Removes options, so that their defaults apply, or turns on the modules that connecting turns on. */
function reset({ site: { store }, path: { name }, body }: LoggedInCall) {
  if (body.reset !== true || (name !== 'options' && name !== 'modules')) {
    return refuse(404, 'invalid_param', 'Invalid Parameter');
  }
  store.write(() => {
    if (name === 'options') for (const option of resetOptions) store.options.remove(option);
    else if (store.connection.registration()) for (const slug of modulesOnConnect) store.modules.set(slug, true);
  });
  return ok({ code: 'success', message: name === 'options' ? 'Jetpack options reset.' : 'Modules reset to default.' });
}

/** The call that resets all options or modules. */
export const resetRoutes: readonly Route[] = [
  { method: 'POST', path: 'options/:name', capability: 'manageModules', handle: reset },
];
