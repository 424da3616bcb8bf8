import * as v from 'valibot';
import { ok, refuse } from '../../context/answer';
import { modulesOnConnect } from '../../scenarios/scenarios';
import type { LoggedInCall, Route } from '../route';

const noticeNames = new Set(['welcome', 'feedback_dash_request']);
const invalidParameter = (name: string) => refuse(404, 'invalid_param', `Invalid parameter &quot;${name}&quot;.`);

/** Dismisses a notice for all users. */
function dismiss({ site, path, body }: LoggedInCall) {
  const notice = path.id ?? '';
  if (!noticeNames.has(notice)) return invalidParameter('notice');
  if (body.dismissed !== true) return invalidParameter('dismissed');
  const before = site.store.options.get('dismissed_notices', v.record(v.string(), v.literal(true)), {});
  const dismissed = { ...before, [notice]: true };
  site.store.options.set('dismissed_notices', dismissed);
  return ok(dismissed);
}

/** Options that a reset removes. The connection is not among them. */
const resetOptions = [
  'settings',
  'dismissed_notices',
  'recommendations_data',
  'recommendations_step',
  'licensing_error',
  'seen_wc_modal',
  'google_verified',
];

/** Removes options, so that their defaults apply, or turns on the modules that connecting turns on. */
function reset({ site, path, body }: LoggedInCall) {
  const { store } = site;
  const { name = '' } = path;
  if (body.reset !== true || (name !== 'options' && name !== 'modules')) {
    return refuse(404, 'invalid_param', 'Invalid Parameter');
  }
  store.write(() => {
    if (name === 'options') for (const option of resetOptions) store.options.remove(option);
    else if (store.connection.registration()) for (const slug of modulesOnConnect) store.modules.set(slug, true);
  });
  return ok({ code: 'success', message: name === 'options' ? 'Jetpack options reset.' : 'Modules reset to default.' });
}

/** Calls for notices, resets, the survey, and the connection screen for stores. */
export const noticeRoutes: readonly Route[] = [
  { method: 'POST', path: 'notice/:id', capability: 'view', handle: dismiss },
  { method: 'POST', path: 'options/:name', capability: 'manageModules', handle: reset },
  {
    method: 'POST',
    path: 'seen-wc-connection-modal',
    capability: 'viewAsManager',
    handle: ({ site }) => {
      site.store.options.set('seen_wc_modal', true);
      return ok({ success: true });
    },
  },
  {
    method: 'POST',
    onlyPost: true,
    path: 'marketing/survey',
    capability: 'disconnect',
    handle: () => ok({ success: true }),
  },
];
