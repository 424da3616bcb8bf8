import type { ReadResult } from '@flightdeck/shared/contracts/wire';

/** Item of the record meter, a bar that shows how much content a backup would include (DASH-048). */
export interface RecordMeterItem {
  readonly kind: 'posts' | 'plugins' | 'comments';
  readonly count: number;
  /** CSS color of the segment. */
  readonly backgroundColor: string;
}

/** The record meter is shown only for sites with more posts than this number (DASH-055). */
const postThreshold = 20;

export interface RecordMeterInput {
  /** Numbers of posts and comments from Jetpack Stats; null when unknown. */
  readonly totals: ReadResult<{ readonly posts: number; readonly comments: number } | null>;
  /** Number of installed plugins. */
  readonly plugins: ReadResult<number>;
}

/** Returns the items of the record meter, or null until all numbers are loaded and for a site with 20 posts or fewer (DASH-055). */
export function recordMeterItems({ totals, plugins }: RecordMeterInput): readonly RecordMeterItem[] | null {
  if (totals.step !== 'loaded' || plugins.step !== 'loaded' || !totals.value) return null;
  const { posts, comments } = totals.value;
  // Negated, so that NaN returns null too.
  if (!(posts > postThreshold)) return null;
  return [
    { kind: 'posts', count: posts, backgroundColor: '#00BA37' },
    { kind: 'plugins', count: plugins.value, backgroundColor: '#3895BA' },
    { kind: 'comments', count: comments, backgroundColor: '#E68B28' },
  ];
}

/** Returns whether the record meter may still appear, so that the card stays in its loading state. */
export const isRecordMeterPending = ({ totals, plugins }: RecordMeterInput): boolean =>
  totals.step === 'loading' || (plugins.step === 'loading' && totals.step === 'loaded' && totals.value !== null);

/** Returns each count as a percentage of the sum, rounded to two significant digits. Negative counts are treated as 0. */
export function percentages(counts: readonly number[]): readonly number[] {
  const sum = counts.reduce((total, count) => total + Math.max(0, count), 0);
  return counts.map((count) => (sum > 0 ? Number(((Math.max(0, count) / sum) * 100).toPrecision(2)) : 0));
}
