/**
 * What was begun on this entry of the history. A reload or Back finds it again, a new visit of the same address does not:
 * `started` keeps the screen from beginning by itself once more, `registering` says that an answer may have been missed.
 */
export type EntryMark = 'started' | 'registering';

const field = 'flightdeckConnect';

function marks(): readonly unknown[] {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(field in state)) return [];
  return Array.isArray(state[field]) ? state[field] : [];
}

/** Whether it was begun here before. */
export const isMarked = (mark: EntryMark): boolean => marks().includes(mark);

/** Notes that it begins, or that it is over. Other fields of the entry's state stay. */
export function setMark(mark: EntryMark, isOn: boolean): void {
  const state: unknown = history.state;
  // A page of somebody else may keep a text or a number there.
  if (typeof state !== 'object') return;
  const kept = marks().filter((each) => each !== mark);
  history.replaceState({ ...state, [field]: isOn ? [...kept, mark] : kept }, '');
}
