import type { KeyCheckState } from './key-checker';

/** Input that decides the state of the anti-spam key. */
export interface KeyInput {
  /** Content of the field, trimmed: a typed key or the stored key. */
  readonly text: string;
  readonly storedKey: string;
  /** Validity of the stored key; null during the check, undefined after a failed check. */
  readonly isStoredKeyValid: boolean | null | undefined;
  /** Progress of the check of a typed key; null while the field shows the stored key. */
  readonly typedCheck: KeyCheckState['step'] | null;
}

/** State of the key (SET-071, FACT-SET-2). */
export type KeyState =
  /** The stored key is being checked. */
  | 'fetching'
  /** The key is set in the site's configuration, so it is read-only here. */
  | 'global'
  | 'empty'
  /** The user is typing. The check starts after a pause. */
  | 'waiting'
  /** The typed key is being checked. */
  | 'checking'
  | 'invalid'
  | 'valid'
  /** The check failed. */
  | 'unknown';

/** Returns the state of the anti-spam key (SET-071). */
export function keyState({ text, storedKey, isStoredKeyValid, typedCheck }: KeyInput): KeyState {
  if (typedCheck === null && isStoredKeyValid === null) return 'fetching';
  if (typedCheck === null && storedKey === '' && isStoredKeyValid) return 'global';
  if (text === '') return 'empty';
  if (typedCheck === 'waiting' || typedCheck === 'checking') return typedCheck;
  if (typedCheck === 'failed' || (typedCheck === null && isStoredKeyValid === undefined)) return 'unknown';
  return typedCheck === 'valid' || (typedCheck === null && isStoredKeyValid) ? 'valid' : 'invalid';
}
