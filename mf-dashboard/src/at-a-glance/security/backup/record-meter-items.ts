import type { Reading } from '@flightdeck/shared/contracts/wire';

/** Number of one kind of content; one segment of the bar (DASH-048). */
export interface RecordItem {
  readonly count: number;
  readonly kind: 'posts' | 'plugins' | 'comments';
  /** CSS color of the segment. */
  readonly backgroundColor: string;
}

/** Sites with more posts than this number show the records (DASH-055). */
const postThreshold = 20;

export interface RecordFacts {
  /** Posts and comments from the statistics; null when unknown. */
  readonly totals: Reading<{ readonly posts: number; readonly comments: number } | null>;
  /** Number of installed plugins. */
  readonly plugins: Reading<number>;
}

/** Returns the records of the backup upsell, or null with 20 posts or fewer and until all numbers are loaded (DASH-055). */
export function upsellRecords({ totals, plugins }: RecordFacts): readonly RecordItem[] | null {
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

/** Returns whether records may still appear, so that the card keeps its loading state. */
export const areRecordsPending = ({ totals, plugins }: RecordFacts): boolean =>
  totals.step === 'loading' || (plugins.step === 'loading' && totals.step === 'loaded' && totals.value !== null);

/** Returns the widths of the segments: the share of each count in the sum, in percent, to two significant digits. */
export function shares(counts: readonly number[]): readonly number[] {
  const sum = counts.reduce((total, count) => total + Math.max(0, count), 0);
  return counts.map((count) => (sum > 0 ? Number(((Math.max(0, count) / sum) * 100).toPrecision(2)) : 0));
}
