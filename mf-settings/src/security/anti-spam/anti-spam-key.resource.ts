import { useRead } from '@flightdeck/shared/api';
import { checkTypedKey, storedKeyCheckRead } from '@flightdeck/shared/calls/akismet';
import { useEffect, useRef, useState } from 'react';
import { useFacts } from '../../engine/form-context.store';
import { useField } from '../../engine/use-field.resource';
import { antiSpamKey } from './anti-spam-key.field';
import { type KeyCheckState, keyChecker } from './key-checker';
import { type KeyState, keyState } from './key-state';

/** The key as the card shows it. */
export interface AntiSpamKey {
  readonly state: KeyState;
  /** What stands in the field. */
  readonly text: string;
  /** Why it could not be checked; empty otherwise. */
  readonly problem: string;
  readonly isSaving: boolean;
  type(text: string): void;
  /** Checks again. */
  retry(): void;
}

/** A key that is typed becomes a pending change once it is known to be good, and never before (SET-072 to SET-074). */
export function useAntiSpamKey(): AntiSpamKey {
  const { edit, discard, isDirty, isSaving } = useField(antiSpamKey);
  const stored = antiSpamKey.read(useFacts().serverValues.wordpress_api_key) ?? '';
  const storedCheck = useRead(storedKeyCheckRead);
  const [typed, setTyped] = useState<KeyCheckState | null>(null);
  const commit = useRef(edit);
  commit.current = edit;
  const [checker] = useState(() =>
    keyChecker(
      async (key) => (await checkTypedKey(key).catch(refusedAsInvalid)).isValid,
      (state) => {
        setTyped(state);
        if (state.step === 'valid') commit.current(state.key);
      },
    ),
  );
  useEffect(() => checker.stop, [checker]);

  // Saved or given up: the field shows what the site holds again.
  const wasPending = useRef(false);
  useEffect(() => {
    const isPending = isDirty || isSaving;
    if (wasPending.current && !isPending) {
      setTyped((latest) => (latest?.step === 'valid' ? null : latest));
      storedCheck.retry();
    }
    wasPending.current = isPending;
  }, [isDirty, isSaving, storedCheck.retry]);

  const type = (text: string) => {
    const key = text.trim();
    checker.stop();
    if (isDirty) discard();
    if (key === stored && key !== '') setTyped(null);
    else if (key === '') setTyped({ key, step: 'invalid', message: '' });
    else checker.check(key);
  };
  const text = typed?.key ?? stored;
  return {
    state: keyState({
      typed: text,
      stored,
      storedIsValid: storedCheck.data?.isValid ?? (storedCheck.failure ? undefined : null),
      check: typed?.step ?? null,
    }),
    text,
    problem: typed ? typed.message : (storedCheck.failure?.message ?? ''),
    isSaving,
    type,
    retry: typed ? () => checker.check(typed.key) : storedCheck.retry,
  };
}

/** A key that is no key at all is refused instead of checked; that is an answer too. */
function refusedAsInvalid(cause: unknown): { readonly isValid: boolean } {
  if (cause instanceof Error && Reflect.get(cause, 'status') === 400) return { isValid: false };
  throw cause;
}
