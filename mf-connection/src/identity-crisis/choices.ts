import type { Verdict } from './evidence';

/** The three ways out (spec/dashboard.md §7, identity-crisis). */
export type Choice = 'safe-mode' | 'migrate' | 'start-fresh';

const orders: Readonly<Record<Verdict, readonly [Choice, Choice, Choice]>> = {
  same: ['migrate', 'safe-mode', 'start-fresh'],
  move: ['migrate', 'safe-mode', 'start-fresh'],
  copy: ['safe-mode', 'start-fresh', 'migrate'],
  dynamic: ['safe-mode', 'migrate', 'start-fresh'],
  unclear: ['safe-mode', 'migrate', 'start-fresh'],
};

/**
 * The choices in the order in which they are offered. The first loses nothing: of a copy the original would lose its
 * connection by moving, and by starting afresh a site loses its history.
 */
export const choicesFor = (verdict: Verdict): readonly [Choice, Choice, Choice] => orders[verdict];

/** Whether it can be taken back here: only safe mode leaves everything to be decided. */
export const canUndo = (choice: Choice): boolean => choice === 'safe-mode';
