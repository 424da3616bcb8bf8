import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaConfig } from '@flightdeck/tools/webpack-base';

/** Builds this area; tools/src/build/webpack-base.ts has the configuration of all areas. */
export default areaConfig(dirname(fileURLToPath(import.meta.url)));
