import type { FocusPosition } from './focus-position';

/** Scroll and focus position when the user left a history entry. */
export interface Position {
  /** CSS pixels from the top. */
  readonly scroll: number;
  readonly focus: FocusPosition | null;
}

const keyField = 'flightdeckEntry';
const positionField = 'flightdeckSpot';

/**
 * Remembers a position for each history entry. An entry carries a key in its state; positions stay in memory under that key, and
 * are written into the state only when the whole page is left, for a return from another page.
 *
 * The key is written with the first position, not on entering: writing takes milliseconds, and a new screen is about to be
 * drawn then.
 */
export function createEntryMemory(history: Pick<History, 'state' | 'replaceState'>, location: Pick<Location, 'href'>) {
  const positions = new Map<string, Position>();
  const field = (name: string): unknown =>
    typeof history.state === 'object' && history.state !== null ? Reflect.get(history.state, name) : undefined;
  const writeState = (fields: object) => history.replaceState({ ...history.state, ...fields }, '');

  /** Key of the current entry. */
  let key = '';
  let isWritten = false;
  let address = location.href;

  return {
    /** Makes the entry of the current address the current one. @returns its stored position; null for a new entry */
    enter(): Position | null {
      const storedKey = field(keyField);
      address = location.href;
      isWritten = typeof storedKey === 'string';
      if (typeof storedKey === 'string') {
        key = storedKey;
        return positions.get(storedKey) ?? readPosition(field(positionField));
      }
      key = Math.random().toString(36).slice(2);
      return null;
    },
    /** Stores the position of the current entry. */
    store(position: Partial<Position>): void {
      positions.set(key, { scroll: 0, focus: null, ...positions.get(key), ...position });
      // The address changes shortly before `enter()`: a position stored in between belongs to the previous entry.
      if (isWritten || address !== location.href) return;
      isWritten = true;
      writeState({ [keyField]: key });
    },
    /** Writes the position of the current entry into its state, before the page is left. */
    persist(): void {
      const position = positions.get(key);
      if (position) writeState({ [positionField]: position });
    },
  };
}

/** Reads a stored position; other scripts may have written the state. */
function readPosition(value: unknown): Position | null {
  if (typeof value !== 'object' || value === null || !('scroll' in value) || !('focus' in value)) return null;
  const { scroll, focus } = value;
  return typeof scroll === 'number' ? { scroll, focus: isFocusPosition(focus) ? focus : null } : null;
}

const isFocusPosition = (value: unknown): value is FocusPosition =>
  typeof value === 'object' &&
  value !== null &&
  'tag' in value &&
  typeof value.tag === 'string' &&
  /^[a-z][a-z0-9-]*$/.test(value.tag) &&
  'name' in value &&
  'href' in value &&
  'index' in value &&
  typeof value.index === 'number';
