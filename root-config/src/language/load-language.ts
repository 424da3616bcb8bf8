import { withRetries } from '@flightdeck/shared/timing';

/** Loads the code for translations. Servers print or preload its script in pages in languages other than English. */
export const loadLanguage = (): Promise<typeof import('./page-language')> =>
  withRetries(() => import(/* webpackChunkName: "language" */ './page-language'));
