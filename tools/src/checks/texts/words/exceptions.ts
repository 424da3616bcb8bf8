/** Files in which discouraged words are accepted, and the reason. */
export interface Exception {
  readonly path: RegExp;
  /** The accepted words, in lower case. Default: all words. */
  readonly words?: readonly string[];
  readonly reason: string;
}

/** Files and words that the rule ignores. */
export const exceptions: readonly Exception[] = [
  { path: /(^|\/)CHANGELOG\.md$/, reason: 'Released versions keep their notes.' },
  {
    path: /^docs\/(api\/|coverage\.md|failures\.md|bench[^/]*\.md)/,
    reason: 'Generated, or repeats texts of code that the rule checks.',
  },
  { path: /^docs\/requirements\//, reason: 'Keeps the words of the source documents.' },
  { path: /^tools\/src\/checks\/texts\/words\//, reason: 'Names the words.' },
  {
    path: /^(e2e\/(failures\/page\/leaks|licensing\/widgets|widgets\/calls)\.spec|mf-licensing\/src\/area)\.tsx?$/,
    words: ['licence'],
    reason: 'Released contracts have the widget `licence`.',
  },
  {
    path: /^(root-config\/src\/embed\/(loader|widget-part)\.ts|wordpress\/(plugin\/includes\/page\/widget\.php|tests\/page\/interfering-plugins\.spec\.ts))$/,
    words: ['licence'],
    reason: 'The files name the widget `licence`.',
  },
  {
    path: /^root-config\/src\/testing\/planted-secrets\.ts$/,
    words: ['licence'],
    reason: 'Tests that the value of a parameter in this spelling is removed.',
  },
  {
    path: /^shared\/(contracts\/page\/widget|ui\/parts\/page-loader)\.ts$/,
    words: ['door', 'licence'],
    reason: 'API reports have the parameters `door` and `licence`.',
  },
  {
    path: /address-list\.test\.ts$|^e2e\/settings\/(bad-input|keyboard)\.spec\.ts$/,
    words: ['nobody'],
    reason: 'The word is typed into a field.',
  },
];
