import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaConfig } from '@flightdeck/tools/webpack-base';

const area = areaConfig(dirname(fileURLToPath(import.meta.url)));

/**
 * The area alone; everything it has in common with the others stands in tools/src/build/webpack-base.ts. What at least four
 * of its pages use, the engine above all, is one file: whoever goes from page to page loads it once.
 */
export default {
  ...area,
  optimization: {
    ...area.optimization,
    splitChunks: {
      cacheGroups: {
        default: false as const,
        defaultVendors: false as const,
        engine: { name: 'engine', chunks: 'async' as const, minChunks: 4, enforce: true },
      },
    },
  },
};
