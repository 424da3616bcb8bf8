import { installedPlugins } from '../../catalog/plugins';
import { invalidParams, ok, wrongParam } from '../../context/answer';
import type { LoggedInCall } from '../route';

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

const storedKey = ({ site }: LoggedInCall) => site.store.state.settings.wordpress_api_key ?? '';

function checkKey(call: LoggedInCall, key: unknown) {
  const problem = pluginProblem(call);
  if (!problem) return { validKey: isAkismetKey(key) };
  const invalidKeyMessage = problem === 'not_active' ? 'Activate Akismet first.' : 'Install Akismet first.';
  return { validKey: false, invalidKeyCode: problem, invalidKeyMessage };
}

/** Returns the response to `GET module/akismet/key/check`. */
export const storedKeyCheck = (call: LoggedInCall) => checkKey(call, storedKey(call));

/** Returns the count of spam comments or an error code; the plugin sends both with status 200. */
export const spamCount = (call: LoggedInCall) =>
  pluginProblem(call) ?? (isAkismetKey(storedKey(call)) ? 3 : 'invalid_key');

/** Checks a key that the user enters. */
export function checkSubmittedKey(call: LoggedInCall) {
  const { api_key: key = '' } = call.body;
  if (typeof key !== 'string' || !/^[a-z0-9]*$/i.test(key)) {
    return invalidParams({ api_key: wrongParam('api_key', 'must be an alphanumeric string.') });
  }
  return ok(checkKey(call, key));
}
