import { pageConfig } from '@flightdeck/tools/webpack-base';

/** The page of our root; what it has in common with the areas stands in tools/src/build/webpack-base.ts. */
export default pageConfig();
