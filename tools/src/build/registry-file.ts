import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Registry, registrySchema } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { replaceFile } from '../common/folders/folder-files';

/** A registry that may lack the root, as before the first build or deploy of the page. Without a root, it cannot be written. */
export type PartialRegistry = Omit<Registry, 'root'> & { root?: Registry['root'] };

/**
 * Reads a registry file. Returns null when it is missing or has the form of an older build; then everything is built again.
 */
export function readRegistry(file: string): Registry | null {
  if (!existsSync(file)) return null;
  try {
    const read = v.safeParse(registrySchema, JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Replaces a registry file as a whole: a reader sees the old or the new content, never a part of the new one. */
export function writeRegistry(file: string, registry: Registry): void {
  replaceFile(dirname(file), basename(file), `${JSON.stringify(v.parse(registrySchema, registry), null, 1)}\n`);
}
