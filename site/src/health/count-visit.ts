import { areasIn } from '@flightdeck/shared/contracts/areas-in';
import type { AreaVisit, TakenBack, Visit } from '@flightdeck/shared/contracts/health';
import { own } from '@flightdeck/shared/contracts/own';
import type { Registry } from '@flightdeck/shared/contracts/registry';
import type { Staged } from '@flightdeck/shared/contracts/staged';
import { areasFor, type Visitor } from '../set/audience';
import { type Book, everyAt, hourOf, isTakenBack, pruned, type Trial, total } from './book';
import type { Counts } from './fisher';
import { emptyRow, hasFailed, withVisit } from './rows';
import { takeBack } from './take-back';

/** Visits of one user that are counted in one hour. */
const mostPerHour = 30;
/** Most that one user can add to the counts that decide: 5 failures are needed, so three users have to fail. */
const mostOfUser: Counts = { loads: 10, failures: 2 };
/** Users that are told apart per release. */
const mostUsers = 1000;
/** Entries of the history. Those of releases that the registry still stages are kept beyond it: they would be served again. */
const keptTakenBack = 20;

export interface Counted {
  readonly book: Book;
  /** Releases that were taken back now. */
  readonly takenBack: readonly TakenBack[];
}

/**
 * Counts a request of a user. Call it before reading anything of the request.
 * @param user a text that tells users apart and names none
 * @returns null when the user has sent too many in this hour
 */
export function countRequest(book: Book, user: string, now: number): Book | null {
  const hour = hourOf(now);
  const users = book.rate.hour === hour ? book.rate.users : {};
  const sent = own(users, user) ?? 0;
  return sent >= mostPerHour ? null : { ...book, rate: { hour, users: { ...users, [user]: sent + 1 } } };
}

/**
 * Counts one visit, and takes staged releases back that fail too often (docs/decisions/024).
 * @param user a text that tells users apart and names none
 * @param visitor only the releases that this user gets are counted
 */
export function countVisit(
  book: Book,
  visit: Visit,
  registry: Registry,
  user: string,
  visitor: Visitor,
  now: number,
): Counted {
  const hour = hourOf(now);
  const given = areasFor(registry, visitor, book);
  let next: Book = { ...pruned(book, hour), trials: runningTrials(book, registry) };
  const every = everyAt(next, hour);
  const before = next.hours[hour] ?? { visits: 0, every, areas: {} };
  next = { ...next, hours: { ...next.hours, [hour]: { ...before, visits: before.visits + every } } };
  const takenBack: TakenBack[] = [];
  for (const area of areasIn(registry.areas)) {
    const told = own(visit.areas, area);
    const live = registry.areas[area]?.version;
    const staged = registry.staged?.[area];
    const trial = staged && !isTakenBack(next, area, staged) ? staged : undefined;
    // A tab that was open for long can run another release.
    if (!told || !live || told.version !== given[area]?.version) continue;
    if (trial) next = withTrial(next, area, trial, live, told, user);
    next = withRow(next, hour, area, told);
    // Visits of the live release are no reason to look again at the failures of the staged one (take-back.ts).
    const found = trial && told.version === trial.entry.version ? decided(next, area, trial, now) : undefined;
    if (!found) continue;
    takenBack.push(found);
    next = { ...next, takenBack: withoutOld([...next.takenBack, found], registry) };
  }
  return { book: next, takenBack };
}

const withoutOld = (all: Book['takenBack'], { staged = {} }: Registry): Book['takenBack'] =>
  all.filter((each, index) => {
    const trial = own(staged, each.area);
    return index >= all.length - keptTakenBack || (trial && isTakenBack({ takenBack: [each] }, each.area, trial));
  });

/** Leaves out trials that have ended, with the counts of their users. */
const runningTrials = ({ trials, takenBack }: Book, { staged = {} }: Registry): Book['trials'] =>
  Object.fromEntries(
    areasIn(staged).flatMap((area) => {
      const trial = staged[area];
      const known = trials[area];
      return trial && known && !isTakenBack({ takenBack }, area, trial) ? [[area, known]] : [];
    }),
  );

function withRow(book: Book, hour: number, area: string, told: AreaVisit): Book {
  const now = book.hours[hour];
  if (!now) return book;
  const versions = now.areas[area] ?? {};
  const row = withVisit(versions[told.version] ?? emptyRow, told);
  const areas = { ...now.areas, [area]: { ...versions, [told.version]: row } };
  return { ...book, hours: { ...book.hours, [hour]: { ...now, areas } } };
}

function withTrial(book: Book, area: string, staged: Staged, live: string, told: AreaVisit, user: string): Book {
  const { entry, since } = staged;
  const known = book.trials[area];
  const isSame = known?.staged === entry.version && known.live === live && known.since === since;
  const { loads, failures } = total(book, area, live);
  const trial: Trial = isSame ? known : { staged: entry.version, live, since, before: { loads, failures }, users: {} };
  const users = trial.users[told.version] ?? {};
  const counts = own(users, user);
  if (!counts && Object.keys(users).length >= mostUsers) return book;
  const after = plusOne(counts ?? { loads: 0, failures: 0 }, hasFailed(told));
  const changed = { ...trial, users: { ...trial.users, [told.version]: { ...users, [user]: after } } };
  return { ...book, trials: { ...book.trials, [area]: changed } };
}

const plusOne = ({ loads, failures }: Counts, isFailure: boolean): Counts =>
  loads >= mostOfUser.loads
    ? { loads, failures }
    : { loads: loads + 1, failures: Math.min(failures + (isFailure ? 1 : 0), mostOfUser.failures) };

function decided(book: Book, area: string, { entry, since }: Staged, now: number): TakenBack | undefined {
  const trial = book.trials[area];
  if (!trial) return undefined;
  const found = takeBack({
    staged: sumOf(trial, trial.staged),
    during: sumOf(trial, trial.live),
    before: trial.before,
  });
  return found
    ? { area, version: entry.version, before: trial.live, since, at: new Date(now).toISOString(), ...found }
    : undefined;
}

function sumOf({ users }: Trial, version: string): Counts {
  const all = Object.values(users[version] ?? {});
  return {
    loads: all.reduce((sum, { loads }) => sum + loads, 0),
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
  };
}
