import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Registry, registrySchema } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { replaceFile } from '../common/folders/folder-files';

/** A registry that may lack the root, as before the first build or deploy of the page. `registryText` needs the root. */
export type PartialRegistry = Omit<Registry, 'root'> & { root?: Registry['root'] };

/** Registry of a set in which nothing was published yet. */
export const emptyRegistry: PartialRegistry = { protocol: 1, areas: {}, widgets: {} };

/** Returns the text of a registry file. @throws ValiError when the registry is incomplete or invalid */
export const registryText = (registry: PartialRegistry): string =>
  `${JSON.stringify(v.parse(registrySchema, registry), null, 1)}\n`;

/** Reads a registry file. @returns null when the file is missing or not a valid registry, such as one of an older version */
export function readRegistry(file: string): Registry | null {
  if (!existsSync(file)) return null;
  try {
    const read = v.safeParse(registrySchema, JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Replaces a registry file in one step, so that a reader never sees an incomplete file. @throws ValiError for an invalid registry */
export function writeRegistry(file: string, registry: PartialRegistry): void {
  replaceFile(dirname(file), basename(file), registryText(registry));
}
