import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Registry, registrySchema } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { replaceFile } from '../common/folders/folder-files';
import { targetError } from '../common/outcome';

/** A registry that may lack the root, as before the first build or deploy of the page. `registryText` needs the root. */
export type PartialRegistry = Omit<Registry, 'root'> & { root?: Registry['root'] };

/** Registry of a set in which nothing was published yet. */
export const emptyRegistry: PartialRegistry = { protocol: 1, areas: {}, widgets: {} };

/** Returns the text of a registry file. @throws ValiError when the registry is incomplete or invalid */
export const registryText = (registry: PartialRegistry): string =>
  `${JSON.stringify(v.parse(registrySchema, registry), null, 1)}\n`;

/**
 * Parses a registry.
 * @param file path of the registry, for error messages
 * @throws DeployError when the text is not a valid registry
 */
export function parseRegistry(text: string, file: string): Registry {
  const next = 'Restore a valid registry.json there, or choose another target with --to.';
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw targetError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`, next);
  }
  const result = v.safeParse(registrySchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw targetError(`${file} is malformed: ${v.getDotPath(issue) ?? 'top'}: ${issue.message}`, next);
}

/** Reads a registry file. @returns null when the file is missing or not a valid registry, such as one of an older version */
export function readRegistry(file: string): Registry | null {
  try {
    return parseRegistry(readFileSync(file, 'utf8'), file);
  } catch {
    return null;
  }
}

/** Replaces a registry file in one step, so that a reader never sees an incomplete file. @throws ValiError for an invalid registry */
export function writeRegistry(file: string, registry: PartialRegistry): void {
  replaceFile(dirname(file), basename(file), registryText(registry));
}
