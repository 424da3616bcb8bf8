import type { Reading } from '@flightdeck/shared/contracts/reading';

/** What the site would lose: one kind of record (DASH-048). */
export interface RecordItem {
  readonly count: number;
  readonly kind: 'posts' | 'plugins' | 'comments';
  /** A colour of the style sheet. */
  readonly backgroundColor: string;
}

/** A site with more posts than this has something to lose (DASH-055). */
export const fewPosts = 20;

export interface RecordFacts {
  /** Posts and comments, from the figures about visits; null where they are not known. */
  readonly totals: Reading<{ readonly posts: number; readonly comments: number } | null>;
  /** How many plugins are on the site. */
  readonly plugins: Reading<number>;
}

/** The records of the backup upsell: with more than 20 posts, once all numbers are there (DASH-055). null: none. */
export function upsellRecords({ totals, plugins }: RecordFacts): readonly RecordItem[] | null {
  if (totals.step !== 'loaded' || plugins.step !== 'loaded' || !totals.value) return null;
  const { posts, comments } = totals.value;
  if (!(posts > fewPosts)) return null;
  return [
    { kind: 'posts', count: posts, backgroundColor: '#00BA37' },
    { kind: 'plugins', count: plugins.value, backgroundColor: '#3895BA' },
    { kind: 'comments', count: comments, backgroundColor: '#E68B28' },
  ];
}

/** Whether the numbers may still come: the place of the records is held until then. */
export const awaitsRecords = ({ totals, plugins }: RecordFacts): boolean =>
  totals.step === 'loading' || (plugins.step === 'loading' && totals.step === 'loaded' && totals.value !== null);

/** Widths of the segments in percent: each its share of the sum, at two digits that count. */
export function shares(counts: readonly number[]): readonly number[] {
  const sum = counts.reduce((total, count) => total + Math.max(0, count), 0);
  return counts.map((count) => (sum > 0 ? Number(((Math.max(0, count) / sum) * 100).toPrecision(2)) : 0));
}
