import type { Simulation } from '@flightdeck/shared/session';

/** Change to an answer of the site that simulates another state (ROOT-089 to ROOT-096). */
type Change = (answer: unknown) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the object in the JSON `data` of an answer; an empty object when there is none. */
function innerOf(answer: unknown): Record<string, unknown> {
  const data = isObject(answer) ? answer.data : null;
  try {
    const inner: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    return isObject(inner) ? inner : {};
  } catch {
    return {};
  }
}

const withInner = (inner: object) => ({ code: 'success', message: '', data: JSON.stringify(inner) });

/** Returns a change that sets the plan in the site's record. */
export const withPlan =
  (slug: string): Change =>
  (answer) =>
    withInner({ ...innerOf(answer), plan: { product_slug: slug }, products: [] });

/** Returns a change that replaces the state of the backups. */
export const withBackups =
  (state: string): Change =>
  () =>
    withInner({ state });

/**
 * Returns the data of a scan. A site without a scan counts as reachable by the scanner, like most sites with a scan.
 */
function scanOf(answer: unknown): Record<string, unknown> {
  const { state, ...rest } = innerOf(answer);
  const hasScan = typeof state === 'string' && state !== 'unavailable';
  return hasScan ? { ...rest, state } : { ...rest, credentials: [{ type: 'managed' }] };
}

/** Returns a change that sets the state of the scan and keeps its threats. */
export const withScan =
  (state: string): Change =>
  (answer) =>
    withInner({ ...scanOf(answer), state });

/** Number of threats in the sample (ROOT-092). */
export const sampleThreatCount = 17;

const sampleThreats = (count: number) =>
  Array.from({ length: count }, (_nothing, index) => ({
    id: index + 1,
    title: `Sample.Threat.${index + 1}`,
    description: `wp-content/plugins/sample/file-${index + 1}.php`,
    signature: `Sample.Threat.${index + 1}`,
    filename: `wp-content/plugins/sample/file-${index + 1}.php`,
  }));

/**
 * Returns a change that sets the number of threats. A site without a scan gets one, unless the older plugin is in
 * charge, which reports threats separately.
 */
export const withThreats =
  (count: number): Change =>
  (answer) => {
    const isScannedByPlugin = innerOf(answer).reason === 'vp_active_on_site';
    const scan = isScannedByPlugin ? innerOf(answer) : { state: 'idle', ...scanOf(answer) };
    return withInner({ ...scan, threats: sampleThreats(count) });
  };

/** Returns a change that sets the number of threats in the older plugin's data. */
export const withPluginThreats =
  (count: number): Change =>
  () => ({ code: 'success', data: { features: { security: true }, security: { notice_count: count } } });

/** Returns a change to the account: owner or not, linked or not; undefined for a site without account data. */
export const withUser =
  ({ permissions, isUserConnected }: Simulation): Change =>
  (answer) => {
    if (!isObject(answer) || !isObject(answer.currentUser)) return undefined;
    const { isMaster = answer.currentUser.isMaster } = permissions ?? {};
    const isConnected = isUserConnected ?? answer.currentUser.isConnected;
    return { ...answer, currentUser: { ...answer.currentUser, isMaster, isConnected } };
  };
