/**
 * Marks on the current history entry. They stay after a reload or Back, but a new visit to the address has none.
 * `started` prevents a second automatic start; `registering` means that the answer to a registration may be lost.
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

/** Sets or removes a mark. Keeps the other fields of the entry's state. */
export function setMark(mark: HistoryMark, isOn: boolean): void {
  const state: unknown = history.state;
  // Other scripts may store a string or a number as state.
  if (typeof state !== 'object') return;
  const remaining = marks().filter((each) => each !== mark);
  history.replaceState({ ...state, [field]: isOn ? [...remaining, mark] : remaining }, '');
}
