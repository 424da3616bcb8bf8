import { ok } from '../../context/answer';
import { allSettings } from '../../facts/settings-values';
import { isAllowed, refusal } from '../capabilities';
import type { LoggedInCall } from '../route';
import { isSetting, refuseWrongValues } from './settings-checks';
import { someUpdated, writeSetting } from './settings-write';

const successMessage = 'The requested Jetpack data updates were successful.';

/**
 * Saves settings. If a value is wrong, saves nothing. If a name is unknown or a setting is refused, saves the rest, and `some_updated`
 * names the settings that were not saved.
 */
export function writeSettings({ site, user, body }: LoggedInCall) {
  const names = Object.keys(body);
  const isManager = isAllowed('manageOptions', site.store, user);
  // Users who can edit posts may change their own posting address; administrators may change everything.
  if (!isManager && !Object.hasOwn(body, 'post_by_email_address')) return refusal('manageOptions', user);
  const invalidValues = refuseWrongValues(names, body);
  if (invalidValues) return invalidValues;
  const refused = site.store.write(() =>
    names.flatMap((name) => {
      if (!isSetting(name)) return [];
      const mayWrite = isManager || name === 'post_by_email_address';
      const message = mayWrite
        ? writeSetting(site.store, user, name, body[name])
        : 'You are not allowed to change this.';
      return message === undefined ? [] : [{ name, message }];
    }),
  );
  const unknown = names.filter((name) => !isSetting(name));
  if (refused.length || unknown.length) return someUpdated(unknown, refused);
  if (!Object.hasOwn(body, 'post_by_email_address')) return ok({ code: 'success', message: successMessage });
  const { post_by_email_address } = allSettings(site.store, user);
  return ok({ code: 'success', message: successMessage, post_by_email_address });
}
