import { storedValue } from '@flightdeck/shared/session';

/** Values of unsaved fields by option, stored in the browser tab so that a crash does not lose them. */
export type Draft = Readonly<Record<string, unknown>>;

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

const draft = storedValue('settings-draft', 'tab', isDraft);

/** Returns the stored draft; empty if there is none. */
export const readDraft = (): Draft => draft.read() ?? {};

/** Replaces the stored draft. */
export const writeDraft = (unsaved: Draft): void => draft.write(Object.keys(unsaved).length > 0 ? unsaved : null);
