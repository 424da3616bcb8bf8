/** Loads the code for texts in other languages. Hosts print a preload for the visits that need it. */
export const loadLanguage = (): Promise<typeof import('./language/page-language')> =>
  import(/* webpackChunkName: "language" */ './language/page-language');
