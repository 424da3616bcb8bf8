import errors from '../../../answers/errors.json';
import { moduleOf } from '../../catalog/modules';
import { type Answer, checkBoolean, invalidParams, ok, refuse } from '../../context/answer';
import type { LoggedInCall } from '../route';
import { activate, deactivate } from './activation';
import { moduleDetail } from './module-shape';

const confirmation = (isActive: boolean) =>
  ok({ code: 'success', message: `The requested Jetpack module was ${isActive ? 'activated' : 'deactivated'}.` });

const refuseModule = ({ status, code, message }: typeof errors.moduleNotFound) => refuse(status, code, message);

/** Returns the state that a body requests, or the refusal. As in the plugin, a body without `active` turns modules on. */
function requestedState(body: LoggedInCall['body']) {
  const active = body.active ?? true;
  const invalidParam = checkBoolean('active', active);
  return invalidParam
    ? { answer: invalidParams({ active: invalidParam }) }
    : { isActive: active === true || active === 1 || active === '1' };
}

/** Turns one module on or off. */
export function setModule({ site, path, body }: LoggedInCall) {
  const requested = requestedState(body);
  if ('answer' in requested) return requested.answer;
  const slug = path.slug ?? '';
  const refused = site.store.write(() =>
    requested.isActive ? activate(site.store, slug) : deactivate(site.store, slug),
  );
  return refused ? refuseModule(refused) : confirmation(requested.isActive);
}

/** Returns the answer to `GET module/{slug}`. */
export function readModule(call: LoggedInCall): Answer {
  const entry = moduleOf(call.site.store, call.path.slug ?? '');
  return entry ? ok(moduleDetail(call, entry)) : refuseModule(errors.moduleNotFound);
}
