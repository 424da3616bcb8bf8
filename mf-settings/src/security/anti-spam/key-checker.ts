import { debounce } from '@flightdeck/shared/timing';

/** How far the check of a typed key is. */
export interface KeyCheckState {
  readonly key: string;
  readonly step: 'waiting' | 'checking' | 'valid' | 'invalid' | 'failed';
  /** Why it could not be checked. */
  readonly message: string;
}

export interface KeyChecker {
  /** Checks a key once typing has stopped; an answer about an earlier one is ignored. */
  check(key: string): void;
  /** Forgets whatever is on its way. */
  stop(): void;
}

/** ms without a key press (SET-073) */
export const typingPause = 500;

/**
 * @param ask says whether a key is good; rejects when that cannot be said
 * @param tell hears of each step of the latest key
 */
export function keyChecker(ask: (key: string) => Promise<boolean>, tell: (state: KeyCheckState) => void): KeyChecker {
  let latest: string | null = null;
  const run = async (key: string) => {
    tell({ key, step: 'checking', message: '' });
    const answer = await ask(key).then(
      (isValid): KeyCheckState => ({ key, step: isValid ? 'valid' : 'invalid', message: '' }),
      (cause: unknown): KeyCheckState => ({
        key,
        step: 'failed',
        message: cause instanceof Error ? cause.message : String(cause),
      }),
    );
    if (latest === key) tell(answer);
  };
  const later = debounce(() => {
    if (latest !== null) void run(latest);
  }, typingPause);
  return {
    check(key) {
      latest = key;
      tell({ key, step: 'waiting', message: '' });
      later();
    },
    stop() {
      latest = null;
      later.cancel();
    },
  };
}
