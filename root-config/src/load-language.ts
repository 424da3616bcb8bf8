/** Loads the code for texts in other languages. Hosts print it, or a preload for it, for the visits that need it: printed, it needs no request. */
export const loadLanguage = (): Promise<typeof import('./language/page-language')> =>
  import(/* webpackChunkName: "language" */ './language/page-language');
