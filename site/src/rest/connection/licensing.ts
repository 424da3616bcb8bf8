import errors from '../../../answers/errors.json';
import { type Answer, invalidParams, ok, success, withoutTags, wrongParam } from '../../context/answer';
import { attachLicense } from '../../provider/licenses';
import { isDown, type LoggedInCall } from '../route';

/** Attaches licenses. Returns one result for each key, or an error for invalid parameters and while the provider is down. */
export function attachLicenses(call: LoggedInCall): Answer {
  const { licenses } = call.body;
  // WordPress reads a string as a list with one item.
  const requested: unknown[] = Array.isArray(licenses) ? licenses : [licenses];
  const keys = requested.filter((key) => typeof key === 'string');
  if (keys.length !== requested.length) {
    const name = `licenses[${requested.findIndex((key) => typeof key !== 'string')}]`;
    const invalidParam = {
      code: 'rest_invalid_type',
      message: `${name} is not of type string.`,
      data: { param: name },
    };
    return invalidParams({ licenses: invalidParam });
  }
  if (isDown(call)) return errors.attachFailed;
  return ok(call.site.store.write(() => keys.map((key) => attachLicense(call.site, key))));
}

export function dismissNotice({ site, body, user }: LoggedInCall): Answer {
  const count = body.last_detached_count;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
    const invalidParam = wrongParam('last_detached_count', 'must be a non-negative integer.');
    return invalidParams({ last_detached_count: invalidParam });
  }
  const time = `${new Date(site.clock.now()).toISOString().slice(0, 19)}+00:00`;
  const dismissed = { last_detached_count: count, last_dismissed_time: time };
  site.store.changeUser(user.id, { dismissedNotice: dismissed });
  return ok(dismissed);
}

export function storeError({ site, body }: LoggedInCall): Answer {
  const text = typeof body.error === 'string' ? withoutTags(body.error) : '';
  site.store.change({ licensingError: text });
  return ok(true);
}

export const setLicense = () => success;
