import { takenBackSchema } from '@flightdeck/shared/contracts/health';
import type { Staged } from '@flightdeck/shared/contracts/staged';
import * as v from 'valibot';
import { emptyRow, type Row, rowSchema, summed } from './rows';

const countsSchema = v.object({ loads: v.number(), failures: v.number() });

/** Everything that the site keeps about the health of releases. */
export const bookSchema = v.object({
  /** Hours since 1970 → visits of that hour: `every` is the sampling in force, so that `visits` estimates all visits. */
  hours: v.record(
    v.string(),
    v.object({ visits: v.number(), every: v.number(), areas: v.record(v.string(), v.record(v.string(), rowSchema)) }),
  ),
  /** Staged releases by area: the counts of each user, so that one user alone decides nothing. */
  trials: v.record(
    v.string(),
    v.object({
      ...{ staged: v.string(), live: v.string(), since: v.string(), before: countsSchema },
      users: v.record(v.string(), v.record(v.string(), countsSchema)),
    }),
  ),
  /** Requests of each user in one hour. */
  rate: v.object({ hour: v.number(), users: v.record(v.string(), v.number()) }),
  /** Newest last. */
  takenBack: v.array(takenBackSchema),
});
export type Book = v.InferOutput<typeof bookSchema>;
export type Trial = Book['trials'][string];

export const emptyBook: Book = { hours: {}, trials: {}, rate: { hour: 0, users: {} }, takenBack: [] };

/** Hours that are kept: 14 days. */
const keptHours = 14 * 24;
/** Visits per day above which only a part of them is counted. */
const mostVisits = 10_000;

/** Returns whether the site has taken back a staged release. Staging it again starts another trial. */
export const isTakenBack = ({ takenBack }: Pick<Book, 'takenBack'>, area: string, { entry, since }: Staged): boolean =>
  takenBack.some((each) => each.area === area && each.version === entry.version && each.since === since);

export const hourOf = (now: number): number => Math.floor(now / 3_600_000);

/** Leaves out hours that are too old, and those of a clock that was wrong. */
export function pruned(book: Book, hour: number): Book {
  const isKept = (key: string) => Number(key) > hour - keptHours && Number(key) <= hour;
  return { ...book, hours: Object.fromEntries(Object.entries(book.hours).filter(([key]) => isKept(key))) };
}

/** Returns the sampling of an hour: one of how many visits is counted. It stays the same within the hour. */
export function everyAt(book: Book, hour: number): number {
  const now = book.hours[hour];
  if (now) return now.every;
  let visits = 0;
  for (let back = 1; back <= 24; back += 1) visits += book.hours[hour - back]?.visits ?? 0;
  return Math.max(1, Math.ceil(visits / mostVisits));
}

/** Returns the sums of a release. */
export function total(book: Book, area: string, version: string): Row {
  const rows = Object.values(book.hours).flatMap(({ areas }) => areas[area]?.[version] ?? []);
  return rows.reduce(summed, emptyRow);
}

/** Returns the versions of an area that were counted. */
export const versionsIn = (book: Book, area: string): readonly string[] => [
  ...new Set(Object.values(book.hours).flatMap(({ areas }) => Object.keys(areas[area] ?? {}))),
];
