import { useRead } from '@flightdeck/shared/api';
import { checkTypedKey, storedKeyCheckRead } from '@flightdeck/shared/calls';
import { useEffect, useRef, useState } from 'react';
import { useRuleInput } from '../../engine/form/form-context.store';
import { useField } from '../../engine/form/use-field.resource';
import { antiSpamKey } from './anti-spam-key.field';
import { type KeyCheckState, keyChecker } from './key-checker';
import { type KeyState, keyState } from './key-state';

/** State of the key for the card. */
export interface AntiSpamKey {
  readonly state: KeyState;
  /** Content of the field. */
  readonly text: string;
  /** Reason why the check failed; empty if it did not fail. */
  readonly problem: string;
  readonly isSaving: boolean;
  /** Whether the site stores a value that the field does not know. */
  readonly isUnknown: boolean;
  /** Sets the content of the field, and checks it after a pause in typing. */
  type(text: string): void;
  /** Repeats the failed check. */
  retry(): void;
}

/** Returns the state of the key, and checks a typed key. Only a valid key becomes an unsaved change (SET-072 to SET-074). */
export function useAntiSpamKey(): AntiSpamKey {
  const { edit, discard, isDirty, isSaving, isUnknown } = useField(antiSpamKey);
  const storedKey = antiSpamKey.read(useRuleInput().serverValues.wordpress_api_key) ?? '';
  const storedCheck = useRead(storedKeyCheckRead);
  const [typedCheck, setTypedCheck] = useState<KeyCheckState | null>(null);
  // The checker outlives a render, so it calls the latest `edit`.
  const latestEdit = useRef(edit);
  latestEdit.current = edit;
  const [checker] = useState(() =>
    keyChecker(
      async (key) => (await checkTypedKey(key).catch(treatRefusalAsInvalid)).isValid,
      (state) => {
        setTypedCheck(state);
        if (state.step === 'valid') latestEdit.current(state.key);
      },
    ),
  );
  useEffect(() => checker.stop, [checker]);

  // After a save or a discard, show the stored key again, and check it again.
  const wasUnsaved = useRef(false);
  useEffect(() => {
    const isUnsaved = isDirty || isSaving;
    if (wasUnsaved.current && !isUnsaved) {
      setTypedCheck((latest) => (latest?.step === 'valid' ? null : latest));
      storedCheck.retry();
    }
    wasUnsaved.current = isUnsaved;
  }, [isDirty, isSaving, storedCheck.retry]);

  const type = (text: string) => {
    const key = text.trim();
    checker.stop();
    if (isDirty) discard();
    // An empty key needs no check by the server.
    if (key === '') setTypedCheck({ key, step: 'invalid', message: '' });
    else if (key === storedKey) setTypedCheck(null);
    else checker.check(key);
  };
  const text = typedCheck?.key ?? storedKey;
  return {
    state: keyState({
      text,
      storedKey,
      isStoredKeyValid: storedCheck.data?.isValid ?? (storedCheck.failure ? undefined : null),
      typedCheck: typedCheck?.step ?? null,
    }),
    text,
    problem: typedCheck ? typedCheck.message : (storedCheck.failure?.message ?? ''),
    isSaving,
    isUnknown,
    type,
    retry: typedCheck ? () => checker.check(typedCheck.key) : storedCheck.retry,
  };
}

/** Treats status 400 as an invalid key: the server answers a malformed key with 400, without a check. @throws other causes */
function treatRefusalAsInvalid(cause: unknown): { readonly isValid: boolean } {
  if (cause instanceof Error && Reflect.get(cause, 'status') === 400) return { isValid: false };
  throw cause;
}
