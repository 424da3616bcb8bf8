import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { InitialState } from '@flightdeck/shared/contracts/page';

/** Returns whether Reset Options is shown: to administrators of development versions (ROOT-083; FACT-ROOT-7). */
export const mayReset = ({ permissions }: Facts, { isDevVersion }: InitialState): boolean =>
  isDevVersion && permissions.manage_options;
