import { withRetries } from '@flightdeck/shared/timing';

/** Loads the code for texts in other languages. Hosts include it in the pages that need it, or preload it. */
export const loadLanguage = (): Promise<typeof import('./page-language')> =>
  withRetries(() => import(/* webpackChunkName: "language" */ './page-language'));
