import { initialState, storedValue } from '@flightdeck/shared/session';

/** Values of unsaved fields by option, stored in the browser tab so that a crash does not lose them. */
export type Draft = Readonly<Record<string, unknown>>;

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

const draft = storedValue('settings-draft', 'tab', isDraft);

/** Moves the draft of version 1.0.0, whose key had no site: after an update, open tabs reload with the new version. */
function takeOverDraft(): void {
  const key = `flightdeck.settings.${initialState().userData?.currentUser.id}.1`;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    if (isDraft(stored)) draft.write(stored);
  } catch {
    // The storage is blocked, or the draft is damaged.
  }
}

/** Returns the stored draft; empty if there is none. */
export function readDraft(): Draft {
  takeOverDraft();
  return draft.read() ?? {};
}

/** Replaces the stored draft. */
export const writeDraft = (unsaved: Draft): void => draft.write(Object.keys(unsaved).length > 0 ? unsaved : null);
