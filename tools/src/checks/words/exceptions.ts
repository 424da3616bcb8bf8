/** A place where a word may stay, and why. */
export interface Exception {
  readonly path: RegExp;
  /** Words as written, in lower case; without them the whole file is left out. */
  readonly words?: readonly string[];
  readonly reason: string;
}

/** Places that the rule leaves out. */
export const exceptions: readonly Exception[] = [
  { path: /(^|\/)CHANGELOG\.md$/, reason: 'Released versions keep their notes.' },
  {
    path: /^docs\/(api\/|coverage\.md|failures\.md|bench[^/]*\.md)/,
    reason: 'Generated, or compared with code that the rule reads.',
  },
  { path: /^docs\/requirements\//, reason: 'In the words of the sources.' },
  { path: /^tools\/src\/checks\/words\//, reason: 'Names the words.' },
  {
    path: /^e2e\/(failures\/leaks|widgets\/calls)\.spec\.ts$/,
    words: ['licence'],
    reason: 'Released contracts have the widget `licence`.',
  },
  {
    path: /address-list\.test\.ts$|^e2e\/settings\/(bad-input|keyboard)\.spec\.ts$/,
    words: ['nobody'],
    reason: 'The word is typed into a field.',
  },
];
