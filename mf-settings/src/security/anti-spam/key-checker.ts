import { debounce } from '@flightdeck/shared/timing';

/** Progress of checking a typed key. */
export interface KeyCheckState {
  readonly key: string;
  readonly step: 'waiting' | 'checking' | 'valid' | 'invalid' | 'failed';
  /** Reason why the check failed; empty in all other steps. */
  readonly message: string;
}

export interface KeyChecker {
  /** Checks a key after a pause in typing. Ignores answers for earlier keys. */
  check(key: string): void;
  /** Cancels the pending check and ignores its answer. */
  stop(): void;
}

/** Pause in typing before a key is checked, in ms (SET-073). */
const typingPause = 500;

/**
 * Creates a checker for typed keys (SET-073).
 * @param validate returns whether a key is valid; rejects when the check fails
 * @param onStep called with each new state of the latest key
 */
export function keyChecker(
  validate: (key: string) => Promise<boolean>,
  onStep: (state: KeyCheckState) => void,
): KeyChecker {
  let latestKey: string | null = null;
  const run = async (key: string) => {
    onStep({ key, step: 'checking', message: '' });
    const result = await validate(key).then(
      (isValid): KeyCheckState => ({ key, step: isValid ? 'valid' : 'invalid', message: '' }),
      (cause: unknown): KeyCheckState => ({
        key,
        step: 'failed',
        message: cause instanceof Error ? cause.message : String(cause),
      }),
    );
    if (latestKey === key) onStep(result);
  };
  const runLater = debounce(() => {
    if (latestKey !== null) void run(latestKey);
  }, typingPause);
  return {
    check(key) {
      latestKey = key;
      onStep({ key, step: 'waiting', message: '' });
      runLater();
    },
    stop() {
      latestKey = null;
      runLater.cancel();
    },
  };
}
