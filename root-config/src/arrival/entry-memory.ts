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
 */
export function createEntryMemory(history: Pick<History, 'state' | 'replaceState'>) {
  const spots = new Map<string, Spot>();
  const field = (name: string): unknown =>
    typeof history.state === 'object' && history.state !== null ? Reflect.get(history.state, name) : undefined;
  const mark = (more: object) => history.replaceState({ ...history.state, ...more }, '');

  /** Key of the entry of this moment. */
  let key = '';

  return {
    /** Follows to the entry of this moment. @returns what is remembered of it, null for one that is new */
    enter(): Spot | null {
      const known = field(keyField);
      if (typeof known === 'string') {
        key = known;
        return spots.get(known) ?? readSpot(field(spotField));
      }
      key = Math.random().toString(36).slice(2);
      mark({ [keyField]: key });
      return null;
    },
    /** Remembers where somebody is on the entry of this moment. */
    note(spot: Partial<Spot>): void {
      spots.set(key, { scroll: 0, focus: null, ...spots.get(key), ...spot });
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
