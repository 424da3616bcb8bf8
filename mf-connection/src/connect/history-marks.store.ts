/**
 * Mark on the current history entry. It is still there after a reload or Back, but a new visit to the address has no
 * marks. `started` prevents a second automatic start; `registering`: the answer to a registration may be lost.
 */
export type HistoryMark = 'started' | 'registering';

const field = 'flightdeckConnect';

function marks(): readonly unknown[] {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(field in state)) return [];
  return Array.isArray(state[field]) ? state[field] : [];
}

/** Returns whether this history entry has the mark. */
export const isMarked = (mark: HistoryMark): boolean => marks().includes(mark);

/** Sets or removes a mark of this history entry, and leaves the other fields of the entry's state unchanged. */
export function setMark(mark: HistoryMark, isOn: boolean): void {
  const state: unknown = history.state;
  // Another script may have stored a string or a number. Leave it unchanged.
  if (typeof state !== 'object') return;
  const remaining = marks().filter((each) => each !== mark);
  history.replaceState({ ...state, [field]: isOn ? [...remaining, mark] : remaining }, '');
}
