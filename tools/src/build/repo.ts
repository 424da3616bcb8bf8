import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const repo = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
