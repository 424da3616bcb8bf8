/** Answers of the site as they would be in the state that is tried out (ROOT-089, ROOT-092 to ROOT-094). */

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

/** The scan in another state; what it found stays. */
export const withScan =
  (state: string): Change =>
  (answer) =>
    withInner({ ...innerOf(answer), state });

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

/** The scan with so many findings, whatever its state. */
export const withThreats =
  (count: number): Change =>
  (answer) =>
    withInner({ state: 'idle', ...innerOf(answer), threats: sample(count) });

/** What the older plugin tells with so many findings. */
export const withNotices =
  (count: number): Change =>
  () => ({ code: 'success', data: { features: { security: true }, security: { notice_count: count } } });
