import type { Simulation } from '@flightdeck/shared/session';

/** Answers of the site as they would be in the state that is tried out (ROOT-089 to ROOT-096). */

type Change = (answer: unknown) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The object that stands as JSON in the `data` of an answer; an empty one where none does. */
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

/** The record of the site with another plan. */
export const withPlan =
  (slug: string): Change =>
  (answer) =>
    withInner({ ...innerOf(answer), plan: { product_slug: slug }, products: [] });

/** The backups in another state, with nothing left of the one before. */
export const withBackups =
  (state: string): Change =>
  () =>
    withInner({ state });

/** The answer of a scan. A site without one has nothing of it to keep: it can be reached, as the sites that have one mostly can. */
function scanOf(answer: unknown): Record<string, unknown> {
  const { state, ...rest } = innerOf(answer);
  const isThere = typeof state === 'string' && state !== 'unavailable';
  return isThere ? { ...rest, state } : { ...rest, credentials: [{ type: 'managed' }] };
}

/** The scan in another state; what it found stays. */
export const withScan =
  (state: string): Change =>
  (answer) =>
    withInner({ ...scanOf(answer), state });

/** How many there are in the sample (ROOT-092). */
export const sampleSize = 17;

const sample = (count: number) =>
  Array.from({ length: count }, (_nothing, index) => ({
    id: index + 1,
    title: `Sample.Threat.${index + 1}`,
    description: `wp-content/plugins/sample/file-${index + 1}.php`,
    signature: `Sample.Threat.${index + 1}`,
    filename: `wp-content/plugins/sample/file-${index + 1}.php`,
  }));

/**
 * The scan with so many findings. Without a scan nothing is found: the site has one then, except where the older plugin is in
 * charge, which tells of the findings itself.
 */
export const withThreats =
  (count: number): Change =>
  (answer) => {
    const isElsewhere = innerOf(answer).reason === 'vp_active_on_site';
    const scan = isElsewhere ? innerOf(answer) : { state: 'idle', ...scanOf(answer) };
    return withInner({ ...scan, threats: sample(count) });
  };

/** What the older plugin tells with so many findings. */
export const withNotices =
  (count: number): Change =>
  () => ({ code: 'success', data: { features: { security: true }, security: { notice_count: count } } });

/** The account of somebody who owns the connection or not, is linked or not; undefined where the site tells of none. */
export const withUser =
  ({ permissions, isUserConnected }: Simulation): Change =>
  (answer) => {
    if (!isObject(answer) || !isObject(answer.currentUser)) return undefined;
    const { isMaster = answer.currentUser.isMaster } = permissions ?? {};
    const isConnected = isUserConnected ?? answer.currentUser.isConnected;
    return { ...answer, currentUser: { ...answer.currentUser, isMaster, isConnected } };
  };
