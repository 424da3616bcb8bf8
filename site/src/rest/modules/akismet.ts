import { invalidParams, ok, wrongParam } from '../../context/answer';
import { installedPlugins } from '../../facts/installed-plugins';
import { storedSettings } from '../../facts/settings-values';
import type { LoggedInCall, Route } from '../route';

const pluginFile = 'akismet/akismet.php';
/** The only key that the provider accepts. */
const validKey = '900d900d900d';

/** Returns whether the provider accepts the key. */
export const isAkismetKey = (key: unknown) => key === validKey;

/** Returns why Akismet cannot answer; undefined if it is installed and active. */
function pluginProblem({ site }: LoggedInCall): 'not_installed' | 'not_active' | undefined {
  const isActive = installedPlugins(site.store)[pluginFile];
  if (isActive === undefined) return 'not_installed';
  return isActive ? undefined : 'not_active';
}

const storedKey = ({ site }: LoggedInCall) => storedSettings(site.store).wordpress_api_key ?? '';

function checkKey(call: LoggedInCall, key: unknown) {
  const problem = pluginProblem(call);
  if (!problem) return ok({ validKey: isAkismetKey(key) });
  const invalidKeyMessage = problem === 'not_active' ? 'Activate Akismet first.' : 'Install Akismet first.';
  return ok({ validKey: false, invalidKeyCode: problem, invalidKeyMessage });
}

function checkSubmittedKey(call: LoggedInCall) {
  const { api_key: key = '' } = call.body;
  if (typeof key !== 'string' || !/^[a-z0-9]*$/i.test(key)) {
    return invalidParams({ api_key: wrongParam('api_key', 'must be an alphanumeric string.') });
  }
  return checkKey(call, key);
}

/** Calls for Akismet: its spam count, and the check of its key. */
export const akismetRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'module/akismet/data',
    capability: 'viewData',
    // The plugin sends the count of spam comments or an error code, both with status 200.
    handle: (call) => ok(pluginProblem(call) ?? (isAkismetKey(storedKey(call)) ? 3 : 'invalid_key')),
  },
  {
    method: 'GET',
    path: 'module/akismet/key/check',
    capability: 'manageSettings',
    handle: (call) => checkKey(call, storedKey(call)),
  },
  { method: 'POST', path: 'module/akismet/key/check', capability: 'manageSettings', handle: checkSubmittedKey },
];
