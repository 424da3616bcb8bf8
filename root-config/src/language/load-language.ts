import { withRetries } from '@flightdeck/shared/timing';

/** Loads the code for texts in other languages. Hosts print or preload its script in the pages that need it. */
export const loadLanguage = (): Promise<typeof import('./page-language')> =>
  withRetries(() => import(/* webpackChunkName: "language" */ './page-language'));
