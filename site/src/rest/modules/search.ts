import { hostBoolean, invalidHostBoolean, invalidParams, ok, refuse } from '../../context/answer';
import { storedSettings, storeSetting } from '../../facts/settings-values';
import type { LoggedInCall, Route } from '../route';
import { activate } from './activation';

const switchNames = ['module_active', 'instant_search_enabled'] as const;

const currentSettings = ({ site }: LoggedInCall) => ({
  module_active: site.store.modules.all().has('search'),
  instant_search_enabled: storedSettings(site.store).instant_search_enabled === true,
});

/** Turns the module and instant search on or off. A switch without a value keeps its state, but turning the module off turns off both. */
function changeSettings(call: LoggedInCall) {
  const { store } = call.site;
  const submitted = switchNames.filter((name) => call.body[name] !== undefined);
  const invalidNames = submitted.filter((name) => hostBoolean(call.body[name]) === undefined);
  if (invalidNames.length)
    return invalidParams(Object.fromEntries(invalidNames.map((name) => [name, invalidHostBoolean(name)])));
  const requestedActive = hostBoolean(call.body.module_active);
  const requestedInstant = hostBoolean(call.body.instant_search_enabled);
  const willBeActive = requestedActive ?? currentSettings(call).module_active;
  if (!submitted.length || (requestedInstant && !willBeActive)) {
    return refuse(400, 'rest_invalid_arguments', 'The arguments passed in are invalid.');
  }
  const isAccepted = store.write(() => {
    if (requestedActive && activate(store, 'search')) return false;
    if (requestedActive === false) store.modules.set('search', false);
    const willBeInstant = willBeActive && (requestedInstant ?? currentSettings(call).instant_search_enabled);
    if (willBeInstant !== currentSettings(call).instant_search_enabled)
      storeSetting(store, 'instant_search_enabled', willBeInstant);
    return true;
  });
  if (isAccepted) return ok(currentSettings(call));
  return refuse(400, 'some_updated', `Some settings ( ${submitted.join(',')} ) not updated.`);
}

/** The write to the switches of site search. */
export const searchRoutes: readonly Route[] = [
  { method: 'POST', path: 'search/settings', capability: 'manageSearch', handle: changeSettings },
];
