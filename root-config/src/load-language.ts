/** Loads the code for texts in other languages. Hosts print its script for the visits that need it, so that it has run by then. */
export const loadLanguage = (): Promise<typeof import('./language/page-language')> =>
  import(/* webpackChunkName: "language" */ './language/page-language');
