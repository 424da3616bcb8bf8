/** Values of unsaved fields by option, stored in the browser tab so that a crash does not lose them. */
export type Draft = Readonly<Record<string, unknown>>;

export interface DraftStore {
  /** Returns the stored draft; empty if no draft is stored or the stored draft is unreadable. */
  read(): Draft;
  /** Replaces the stored draft; removes it if the new draft is empty. */
  write(draft: Draft): void;
}

/** Storage for drafts. The default is the storage of the browser tab, so that other tabs cannot read it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Creates the draft storage of a user.
 * @param userId the draft is offered to this user only; null if unknown
 * @param storage default: `sessionStorage`. If it is blocked or full, no draft is stored and no error is thrown.
 */
export function draftStore(userId: number | null, storage: () => DraftStorage = () => sessionStorage): DraftStore {
  // The last part is the version of the format.
  const key = `flightdeck.settings.${userId ?? 'unknown'}.1`;
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(storage().getItem(key) ?? '{}');
        if (typeof stored === 'object' && stored !== null && !Array.isArray(stored)) return { ...stored };
      } catch {
        // The storage is blocked, or the draft is damaged.
      }
      return {};
    },
    write(draft) {
      try {
        if (Object.keys(draft).length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(draft));
      } catch {
        // The storage is full or blocked. The edits remain on the screen.
      }
    },
  };
}
