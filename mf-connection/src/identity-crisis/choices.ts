import type { Verdict } from './evidence';

/** The three possible resolutions (SHR-027 to SHR-029). */
export type Choice = 'safe-mode' | 'migrate' | 'start-fresh';

const choiceOrders: Readonly<Record<Verdict, readonly [Choice, Choice, Choice]>> = {
  same: ['migrate', 'safe-mode', 'start-fresh'],
  move: ['migrate', 'safe-mode', 'start-fresh'],
  copy: ['safe-mode', 'start-fresh', 'migrate'],
  dynamic: ['safe-mode', 'migrate', 'start-fresh'],
  unclear: ['safe-mode', 'migrate', 'start-fresh'],
};

/**
 * Returns the choices in the order of the screen. The first choice suits the verdict and loses nothing. Moving the
 * connection to a copy would disconnect the original site, and starting fresh would lose the history of a moved site.
 */
export const choicesFor = (verdict: Verdict): readonly [Choice, Choice, Choice] => choiceOrders[verdict];

/** Returns whether the user can undo the choice here: only safe mode leaves the decision open. */
export const canUndo = (choice: Choice): boolean => choice === 'safe-mode';
