/** Loads the code for texts in other languages. Hosts print it, or a preload for it, for the visits that need it. */
export const loadLanguage = (): Promise<typeof import('./language/page-language')> =>
  import(/* webpackChunkName: "language" */ './language/page-language');
