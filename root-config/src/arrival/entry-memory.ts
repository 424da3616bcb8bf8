import type { FocusPlace } from './focus-place';

/** Where somebody was on a page when they left it. */
export interface Spot {
  /** Pixels from the top. */
  readonly scroll: number;
  readonly focus: FocusPlace | null;
}

const keyField = 'flightdeckEntry';
const spotField = 'flightdeckSpot';

/**
 * What is remembered of each entry of the history. An entry carries a key of its own in its state; what belongs to the
 * key stays in memory, and goes into the state only when the whole page is left, for whoever comes back from elsewhere.
 *
 * The key is written with the first thing there is to remember, not on entering: to write it takes milliseconds, and a
 * new screen is about to be drawn then.
 */
export function createEntryMemory(history: Pick<History, 'state' | 'replaceState'>, location: Pick<Location, 'href'>) {
  const spots = new Map<string, Spot>();
  const field = (name: string): unknown =>
    typeof history.state === 'object' && history.state !== null ? Reflect.get(history.state, name) : undefined;
  const mark = (more: object) => history.replaceState({ ...history.state, ...more }, '');

  /** Key of the entry of this moment. */
  let key = '';
  let isWritten = false;
  let address = location.href;

  return {
    /** Follows to the entry of this moment. @returns what is remembered of it, null for one that is new */
    enter(): Spot | null {
      const known = field(keyField);
      address = location.href;
      isWritten = typeof known === 'string';
      if (typeof known === 'string') {
        key = known;
        return spots.get(known) ?? readSpot(field(spotField));
      }
      key = Math.random().toString(36).slice(2);
      return null;
    },
    /** Remembers where somebody is on the entry of this moment. */
    note(spot: Partial<Spot>): void {
      spots.set(key, { scroll: 0, focus: null, ...spots.get(key), ...spot });
      // The address changes a moment before anybody is told: what comes in between belongs to the entry before.
      if (isWritten || address !== location.href) return;
      isWritten = true;
      mark({ [keyField]: key });
    },
    /** The whole page is left. */
    keep(): void {
      const spot = spots.get(key);
      if (spot) mark({ [spotField]: spot });
    },
  };
}

/** The state of an entry may be anybody's. */
function readSpot(value: unknown): Spot | null {
  if (typeof value !== 'object' || value === null || !('scroll' in value) || !('focus' in value)) return null;
  const { scroll, focus } = value;
  return typeof scroll === 'number' ? { scroll, focus: isFocusPlace(focus) ? focus : null } : null;
}

const isFocusPlace = (value: unknown): value is FocusPlace =>
  typeof value === 'object' &&
  value !== null &&
  'tag' in value &&
  typeof value.tag === 'string' &&
  /^[a-z][a-z0-9-]*$/.test(value.tag) &&
  'name' in value &&
  'href' in value &&
  'index' in value &&
  typeof value.index === 'number';
