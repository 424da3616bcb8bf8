import * as connection from './connection/connection';
import { attachLicenses, dismissNotice, setLicense, storeError } from './connection/licensing';
import { checkSubmittedKey } from './modules/akismet';
import { readModule, setModule } from './modules/modules';
import { readRoutes } from './reads/reads';
import type { Route, UserRoute } from './route';
import { readGoogle, setTracking, verifyWithGoogle } from './settings/provider-settings';
import { writeSettings } from './settings/settings';
import { addPlugin, listPlugins } from './site/plugins';
import { saveRecommendations, saveStep } from './site/recommendations';
import { reset } from './site/reset';

type Capability = UserRoute['capability'];
type Handler = UserRoute['handle'];
const get = (path: string, capability: Capability, handle: Handler): Route => ({
  methods: ['GET'],
  path,
  capability,
  handle,
});
/** Returns the route of a write, to which PUT and PATCH are the same. @param required parameters that the body must have */
const post = (path: string, capability: Capability, handle: Handler, required: readonly string[] = []): Route => ({
  methods: ['POST', 'PUT', 'PATCH'],
  path,
  capability,
  handle,
  required,
});

/** All routes. The first matching path wins, so `module/all` of `answers/reads.json` comes before `module/:slug`. */
export const routes: readonly Route[] = [
  ...readRoutes,
  { methods: ['GET'], path: 'connection', capability: 'public', handle: connection.readConnection },
  post('connection', 'disconnect', connection.disconnectSite, ['isActive']),
  post('connection/register', 'connect', connection.registerSite),
  post('connection/user', 'unlink', connection.unlinkUser),
  post('connection/reconnect', 'disconnect', connection.reconnect),
  post('identity-crisis/confirm-safe-mode', 'identityCrisis', connection.confirmSafeMode),
  post('identity-crisis/migrate', 'identityCrisis', connection.keepAddress),
  post('identity-crisis/start-fresh', 'identityCrisis', connection.startFresh),
  post('seen-wc-connection-modal', 'viewAsManager', connection.storeModalSeen),
  post('module/akismet/key/check', 'manageSettings', checkSubmittedKey),
  get('module/:slug{[a-z0-9_-]+}', 'viewData', readModule),
  post('module/:slug{[a-z0-9_-]+}/active', 'manageModules', setModule),
  post('settings', 'editPosts', writeSettings),
  post('tracking/settings', 'view', setTracking, ['tracks_opt_out']),
  get('plugins', 'managePlugins', listPlugins),
  { ...post('plugins', 'managePlugins', addPlugin, ['slug']), methods: ['POST'] },
  post('licensing/error', 'viewAsManager', storeError, ['error']),
  post('licensing/attach-licenses', 'ownLicenses', attachLicenses, ['licenses']),
  post('licensing/user/activation-notice-dismiss', 'ownLicenses', dismissNotice, ['last_detached_count']),
  post('licensing/set-license', 'setLicense', setLicense, ['license']),
  post('recommendations/data', 'manageSettings', saveRecommendations, ['data']),
  post('recommendations/step', 'manageSettings', saveStep, ['step']),
  post('verify-site/google', 'manageSettings', verifyWithGoogle, ['keyring_id']),
  get('verify-site/google/:id', 'manageSettings', readGoogle),
  post('options/:name', 'manageModules', reset),
];
