import { moduleOf, optionsByName } from '../../catalog/jetpack-16';
import { type InvalidParam, invalidParams, ok, refuse } from '../../context/answer';
import type { LoggedInCall, Route } from '../route';
import { wrongValue } from '../settings/settings-checks';
import { writeSetting } from '../settings/settings-write';

/** Writes options of a module that is on. */
function write({ site, user, path, body }: LoggedInCall) {
  const slug = path.slug ?? '';
  if (!moduleOf(site.store, slug)) {
    return refuse(404, 'not_found', 'The requested Jetpack module was not found.');
  }
  if (!site.store.connection.registration() || !site.store.modules.all().has(slug)) {
    return refuse(409, 'inactive', 'The requested Jetpack module is inactive.');
  }
  const names = Object.keys(body);
  const moduleOptions = names.filter((name) => optionsByName.get(name)?.module === slug);
  const wrong: Record<string, InvalidParam> = {};
  for (const name of moduleOptions) {
    const fault = wrongValue(name, body[name]);
    if (fault) wrong[name] = fault;
  }
  if (Object.keys(wrong).length) return invalidParams(wrong);
  const refused = site.store.write(() =>
    moduleOptions.flatMap((name) => {
      const why = writeSetting(site.store, user, name, body[name]);
      return why === undefined ? [] : [` ${name}: ${why}`];
    }),
  );
  const others = names.filter((name) => !moduleOptions.includes(name));
  if (refused.length || others.length) {
    const invalid = others.length ? `Invalid option: ${others.join(', ')}.` : '';
    return refuse(400, 'some_updated', `${invalid}${refused.join('')}`);
  }
  return ok({ code: 'success', message: 'The requested Jetpack data updates were successful.' });
}

/** Calls for the options of a module. */
export const moduleOptionRoutes: readonly Route[] = [
  { method: 'POST', path: 'module/:slug', capability: 'manageModules', handle: write },
];
