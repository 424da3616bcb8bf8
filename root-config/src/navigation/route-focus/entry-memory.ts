import type { FocusPosition } from './focus-position';

/** Scroll position and focused element of a history entry. */
export interface Position {
  /** Distance from the top of the page, in CSS pixels. */
  readonly scroll: number;
  readonly focus: FocusPosition | null;
}

const keyField = 'flightdeckEntry';
const positionField = 'flightdeckSpot';

/**
 * Remembers a position for each history entry. The state of an entry has a key; positions stay in memory under that key.
 * `persist()` writes a position into the state when the user leaves the page, for the return from another page.
 *
 * The key is written with the first position, not in `enter()`: a write takes milliseconds and would delay the drawing of
 * the new screen.
 */
export function createEntryMemory(history: Pick<History, 'state' | 'replaceState'>, location: Pick<Location, 'href'>) {
  const positions = new Map<string, Position>();
  const field = (name: string): unknown =>
    typeof history.state === 'object' && history.state !== null ? Reflect.get(history.state, name) : undefined;
  const writeState = (fields: object) => history.replaceState({ ...history.state, ...fields }, '');

  /** Key of the current entry. */
  let key = '';
  let isKeyWritten = false;
  let address = location.href;

  return {
    /** Makes the entry of the current address the current one. @returns its stored position; null for a new entry */
    enter(): Position | null {
      const storedKey = field(keyField);
      address = location.href;
      isKeyWritten = typeof storedKey === 'string';
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
      if (isKeyWritten || address !== location.href) return;
      isKeyWritten = true;
      writeState({ [keyField]: key });
    },
    /** Writes the position of the current entry into its state. */
    persist(): void {
      const position = positions.get(key);
      if (position) writeState({ [positionField]: position });
    },
  };
}

/** Returns a stored position; null for any other value, because other scripts can write the state. */
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
