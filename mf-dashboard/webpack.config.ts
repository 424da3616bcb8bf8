import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaConfig } from '@flightdeck/tools/webpack-base';

/** Settings of this area only; tools/src/build/webpack-base.ts has the settings of all areas. */
export default areaConfig(dirname(fileURLToPath(import.meta.url)));
