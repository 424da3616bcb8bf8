/** Values of unsaved fields, kept in the browser's tab so that a crash of it loses nothing. */
export type Draft = Readonly<Record<string, unknown>>;

export interface DraftKeeper {
  /** What an earlier visit left; nothing when it left nothing or something unreadable. */
  left(): Draft;
  /** Replaces what is stored. */
  keep(draft: Draft): void;
}

/** Where drafts can be put; the tab's own storage, so that no other tab or person finds them. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * @param userId whose draft it is: nobody else is offered it
 * @param storage default: of the tab. A browser that refuses it, or has no room, keeps no draft and nothing else breaks.
 */
export function draftKeeper(userId: number | null, storage: () => DraftStorage = () => sessionStorage): DraftKeeper {
  const key = `flightdeck.settings.${userId ?? 'unknown'}.1`;
  return {
    left() {
      try {
        const stored: unknown = JSON.parse(storage().getItem(key) ?? '{}');
        return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
      } catch {
        return {};
      }
    },
    keep(draft) {
      try {
        if (Object.keys(draft).length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(draft));
      } catch {
        // Full or forbidden: the edits are still on the screen.
      }
    },
  };
}
