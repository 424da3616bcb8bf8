import { entriesOf, type ListProblem, listProblems, sameEntries } from './allowed-list';

/** What the list as it is being edited consists of. */
export interface ListEdit {
  /** The text while it is being edited; null shows what the server holds. */
  readonly draft: string | null;
  /** Lines that a save was refused for. */
  readonly refused: readonly string[];
  readonly isSaving: boolean;
  /** What was sent, when the server holds something else since. */
  readonly notKept: string | null;
}

/** What the edits are compared with and sent to. */
export interface ListServer {
  /** Entries of this moment; undefined while unknown. */
  held(): readonly string[] | undefined;
  send(text: string): Promise<'saved' | 'kept' | 'failed'>;
}

export interface AllowedListStore {
  subscribe(listener: () => void): () => void;
  current(): ListEdit;
  /** Whether something would be lost by leaving now. */
  isDirty(): boolean;
  edit(text: string): void;
  /** Checks and sends. @returns whether the server has the list now, or holds what it kept of it */
  save(): Promise<boolean>;
  discard(): void;
}

const atRest: ListEdit = { draft: null, refused: [], isSaving: false, notKept: null };

/** Keeps the edits of the list until they are saved or discarded; a failure changes nothing of them (SET-025, OQ-069). */
export function createAllowedList(server: ListServer): AllowedListStore {
  let state = atRest;
  const listeners = new Set<() => void>();
  const set = (change: Partial<ListEdit>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const differs = () => state.draft !== null && !sameEntries(entriesOf(state.draft), server.held() ?? []);
  const isDirty = () => state.isSaving || differs();

  const save = async () => {
    const { draft } = state;
    if (draft === null || state.isSaving || !differs()) return !isDirty();
    const refused = listProblems(draft).map(({ content }) => content);
    set({ refused });
    if (refused.length > 0) return false;
    const sent = entriesOf(draft).join('\n');
    set({ isSaving: true, notKept: null });
    const ending = await server.send(sent);
    const change = { isSaving: false, notKept: ending === 'kept' ? sent : null };
    // What was typed meanwhile stays.
    set(ending === 'failed' || state.draft !== draft ? change : { ...change, draft: null });
    return ending !== 'failed';
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => state,
    isDirty,
    edit: (draft) => set({ draft }),
    save,
    discard: () => set({ draft: null, refused: [], notKept: null }),
  };
}

/** The first line that was refused and still reads the same; it may have moved. */
export const standingProblem = (text: string, refused: readonly string[]): ListProblem | undefined =>
  refused.length === 0 ? undefined : listProblems(text).find(({ content }) => refused.includes(content));
