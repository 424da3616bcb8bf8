import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaConfig } from '@flightdeck/tools/webpack-base';

/** The area alone; everything it has in common with the others stands in tools/src/build/webpack-base.ts. */
export default areaConfig(dirname(fileURLToPath(import.meta.url)));
