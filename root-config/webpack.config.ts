import { pageConfig } from '@flightdeck/tools/webpack-base';

/** Builds the page of the root; tools/src/build/webpack-base.ts has the configuration it shares with the areas. */
export default pageConfig();
