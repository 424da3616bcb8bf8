import errors from '../../../answers/errors.json';
import { moduleOf } from '../../catalog/modules';
import { type Answer, checkBoolean, invalidParams, isOn, ok, refuse } from '../../context/answer';
import type { LoggedInCall } from '../route';
import { activate, deactivate } from './activation';
import { moduleDetail } from './module-shape';

const refuseModule = ({ status, code, message }: typeof errors.moduleNotFound) => refuse(status, code, message);

/** Turns one module on or off. As in the plugin, a body without `active` turns it on. */
export function setModule({ site, path: { slug = '' }, body: { active = true } }: LoggedInCall): Answer {
  const invalidParam = checkBoolean('active', active);
  if (invalidParam) return invalidParams({ active: invalidParam });
  const refused = site.store.write(() => (isOn(active) ? activate(site.store, slug) : deactivate(site.store, slug)));
  if (refused) return refuseModule(refused);
  const message = `The requested Jetpack module was ${isOn(active) ? 'activated' : 'deactivated'}.`;
  return ok({ code: 'success', message });
}

/** Returns the answer to `GET module/{slug}`. */
export function readModule(call: LoggedInCall): Answer {
  const entry = moduleOf(call.site.store, call.path.slug ?? '');
  return entry ? ok(moduleDetail(call, entry)) : refuseModule(errors.moduleNotFound);
}
