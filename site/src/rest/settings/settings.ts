import { type InvalidParam, invalidParams, ok, refuse } from '../../context/answer';
import { allSettings } from '../../facts/settings-values';
import { allowed, refusal } from '../capabilities';
import type { LoggedInCall, Route } from '../route';
import { isSetting, wrongValue } from './settings-checks';
import { writeSetting } from './settings-write';

const message = 'The requested Jetpack data updates were successful.';

/**
 * Saves settings. With a wrong value, saves nothing. With an unknown name or a refused module, saves the rest, and `some_updated`
 * names those that were not saved.
 */
function write({ site, user, body }: LoggedInCall) {
  const names = Object.keys(body);
  const manager = allowed('manageOptions', site.store, user);
  // Writers may change their own posting address; administrators may change everything.
  if (!manager && !Object.hasOwn(body, 'post_by_email_address')) return refusal('manageOptions', user);
  const wrong: Record<string, InvalidParam> = {};
  for (const name of names) {
    const fault = wrongValue(name, body[name]);
    if (fault) wrong[name] = fault;
  }
  if (Object.keys(wrong).length) return invalidParams(wrong);
  const refused = site.store.write(() =>
    names.flatMap((name) => {
      if (!isSetting(name)) return [];
      const mine = manager || name === 'post_by_email_address';
      const why = mine ? writeSetting(site.store, user, name, body[name]) : 'You are not allowed to change this.';
      return why === undefined ? [] : [` ${name}: ${why}`];
    }),
  );
  const unknown = names.filter((name) => !isSetting(name));
  if (refused.length || unknown.length) {
    const invalid = unknown.length ? `Invalid option: ${unknown.join(', ')}.` : '';
    return refuse(400, 'some_updated', `${invalid}${refused.join('')}`);
  }
  if (!Object.hasOwn(body, 'post_by_email_address')) return ok({ code: 'success', message });
  const { post_by_email_address } = allSettings(site.store, user);
  return ok({ code: 'success', message, post_by_email_address });
}

/** Calls for all settings. */
export const settingsRoutes: readonly Route[] = [
  { method: 'POST', path: 'settings', capability: 'editPosts', handle: write },
  {
    method: 'GET',
    path: 'settings',
    capability: 'loggedIn',
    handle: ({ site, user }) => ok(allSettings(site.store, user)),
  },
];
