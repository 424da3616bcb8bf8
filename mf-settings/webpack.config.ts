import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaConfig } from '@flightdeck/tools/webpack-base';

const baseConfig = areaConfig(dirname(fileURLToPath(import.meta.url)));

/**
 * Adds one chunk to the configuration that all areas have (tools/src/build/webpack-base.ts). It contains the engine and other
 * modules that at least four lazily loaded chunks use, so that a user who changes tabs loads them once.
 */
export default {
  ...baseConfig,
  optimization: {
    ...baseConfig.optimization,
    splitChunks: {
      cacheGroups: {
        default: false as const,
        defaultVendors: false as const,
        engine: { name: 'engine', chunks: 'async' as const, minChunks: 4, enforce: true },
      },
    },
  },
};
