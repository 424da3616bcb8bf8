import { moduleOf } from '../../catalog/modules';
import { checkBoolean, invalidParams, ok, refuse } from '../../context/answer';
import { moduleList } from '../../facts/module-list';
import type { LoggedInCall, Route } from '../route';
import { activate, deactivate } from './activation';
import { moduleDetail, moduleListing } from './module-shape';

const confirmation = (isActive: boolean) =>
  ok({ code: 'success', message: `The requested Jetpack module was ${isActive ? 'activated' : 'deactivated'}.` });

/** Returns the state that a body requests, or the refusal. As in the plugin, a body without `active` turns modules on. */
function requestedState(body: LoggedInCall['body']) {
  const active = body.active ?? true;
  const invalidParam = checkBoolean('active', active);
  return invalidParam
    ? { answer: invalidParams({ active: invalidParam }) }
    : { isActive: active === true || active === 1 || active === '1' };
}

/** Turns one module on or off. */
function setModule({ site, path, body }: LoggedInCall) {
  const requested = requestedState(body);
  if ('answer' in requested) return requested.answer;
  const slug = path.slug ?? '';
  const refused = site.store.write(() =>
    requested.isActive ? activate(site.store, slug) : deactivate(site.store, slug),
  );
  return refused ? refuse(refused.status, refused.code, refused.message) : confirmation(requested.isActive);
}

/** Calls that list modules and turn them on and off. */
export const moduleRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'module/all',
    capability: 'viewData',
    handle: (call) =>
      ok(Object.fromEntries(moduleList(call.site.store).map((entry) => [entry.slug, moduleListing(call, entry)]))),
  },
  {
    method: 'GET',
    path: 'module/:slug',
    capability: 'viewData',
    handle: (call) => {
      const entry = moduleOf(call.site.store, call.path.slug ?? '');
      if (!entry) return refuse(404, 'not_found', 'The requested Jetpack module was not found.');
      return ok(moduleDetail(call, entry));
    },
  },
  { method: 'POST', path: 'module/:slug/active', capability: 'manageModules', handle: setModule },
];
