import { moduleOf } from '../../catalog/modules';
import { optionsByName } from '../../catalog/options';
import { ok, refuse } from '../../context/answer';
import type { LoggedInCall, Route } from '../route';
import { refuseWrongValues } from '../settings/settings-checks';
import { someUpdated, writeSetting } from '../settings/settings-write';

/** Writes options of a module that is on. Options of other modules are not changed, and make the response an error. */
function writeOptions({ site, user, path, body }: LoggedInCall) {
  const slug = path.slug ?? '';
  if (!moduleOf(site.store, slug)) {
    return refuse(404, 'not_found', 'The requested Jetpack module was not found.');
  }
  if (!site.store.connection.registration() || !site.store.modules.all().has(slug)) {
    return refuse(409, 'inactive', 'The requested Jetpack module is inactive.');
  }
  const names = Object.keys(body);
  const optionNames = names.filter((name) => optionsByName.get(name)?.module === slug);
  const invalidValues = refuseWrongValues(optionNames, body);
  if (invalidValues) return invalidValues;
  const refused = site.store.write(() =>
    optionNames.flatMap((name) => {
      const message = writeSetting(site.store, user, name, body[name]);
      return message === undefined ? [] : [{ name, message }];
    }),
  );
  const otherNames = names.filter((name) => !optionNames.includes(name));
  if (refused.length || otherNames.length) return someUpdated(otherNames, refused);
  return ok({ code: 'success', message: 'The requested Jetpack data updates were successful.' });
}

/** Calls for the options of a module. */
export const moduleOptionRoutes: readonly Route[] = [
  { method: 'POST', path: 'module/:slug', capability: 'manageModules', handle: writeOptions },
];
