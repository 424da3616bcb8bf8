import type { Simulation } from './simulate';

/** Changes an answer of the site, to simulate another state (ROOT-089 to ROOT-096). */
export type Change = (answer: unknown) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the object in the JSON text `data` of an answer; an empty object if there is none. */
function dataOf(answer: unknown): Record<string, unknown> {
  const data = isObject(answer) ? answer.data : null;
  try {
    const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

const answerWith = (data: object) => ({ code: 'success', message: '', data: JSON.stringify(data) });

/** Returns a change that sets the plan in the site data and removes the products. */
export const withPlan =
  (slug: string): Change =>
  (answer) =>
    answerWith({ ...dataOf(answer), plan: { product_slug: slug }, products: [] });

/** Returns a change that replaces the state of the backups. */
export const withBackups =
  (state: string): Change =>
  () =>
    answerWith({ state });

/** Returns the data of a scan. A site without a scan gets credentials, which most sites with a scan have. */
function scanOf(answer: unknown): Record<string, unknown> {
  const { state, ...rest } = dataOf(answer);
  const hasScan = typeof state === 'string' && state !== 'unavailable';
  return hasScan ? { ...rest, state } : { ...rest, credentials: [{ type: 'managed' }] };
}

/** Returns a change that sets the state of the scan and keeps its threats. */
export const withScan =
  (state: string): Change =>
  (answer) =>
    answerWith({ ...scanOf(answer), state });

/** Number of threats in the sample (ROOT-092). */
export const sampleThreatCount = 17;

const sampleThreats = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Sample.Threat.${index + 1}`,
    description: `wp-content/plugins/sample/file-${index + 1}.php`,
    signature: `Sample.Threat.${index + 1}`,
    filename: `wp-content/plugins/sample/file-${index + 1}.php`,
  }));

/**
 * Returns a change that sets the number of threats. A site without a scan gets a scan, unless the older plugin scans the
 * site: `withPluginThreats` sets the threats of that plugin.
 */
export const withThreats =
  (count: number): Change =>
  (answer) => {
    const isScannedByPlugin = dataOf(answer).reason === 'vp_active_on_site';
    const scan = isScannedByPlugin ? dataOf(answer) : { state: 'idle', ...scanOf(answer) };
    return answerWith({ ...scan, threats: sampleThreats(count) });
  };

/** Returns a change that sets the number of threats in the older plugin's data. */
export const withPluginThreats =
  (count: number): Change =>
  () => ({ code: 'success', data: { features: { security: true }, security: { notice_count: count } } });

/**
 * Returns a change to the data of the account: owner or not, linked or not. An answer without these data becomes undefined.
 */
export const withUser =
  ({ permissions, isUserConnected }: Simulation): Change =>
  (answer) => {
    if (!isObject(answer) || !isObject(answer.currentUser)) return undefined;
    const { isMaster = answer.currentUser.isMaster } = permissions ?? {};
    const isConnected = isUserConnected ?? answer.currentUser.isConnected;
    return { ...answer, currentUser: { ...answer.currentUser, isMaster, isConnected } };
  };
