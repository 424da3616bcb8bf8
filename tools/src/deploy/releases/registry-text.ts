import { join } from 'node:path';
import { registrySchema } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import type { PartialRegistry } from '../../build/registry-file';
import { targetError } from '../../common/outcome';
import { parseRelease, type Release } from './release';
import { readSetFile } from './set-files';

/** Registry of an empty target. */
export const emptyRegistry: PartialRegistry = { protocol: 1, areas: {}, widgets: {} };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Parses a registry.
 * @param file path of the registry, for error messages
 * @throws DeployError when the text is not a valid registry
 */
export function parseRegistry(text: string, file: string): PartialRegistry {
  const next = 'Restore a valid registry.json there, or choose another target with --to.';
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw targetError(`${file} cannot be read: ${messageOf(error)}`, next);
  }
  const result = v.safeParse(registrySchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw targetError(`${file} is malformed: ${v.getDotPath(issue) ?? 'top'}: ${issue.message}`, next);
}

/** Returns the registry of a set in a folder, without a check of its signatures; an empty one for a new folder. @throws DeployError */
export function registryIn(set: string): PartialRegistry {
  const text = readSetFile(set, 'registry.json');
  return text ? parseRegistry(text.toString(), join(set, 'registry.json')) : emptyRegistry;
}

/** Returns the text of a registry file. @throws ValiError when the registry is incomplete or invalid */
export const registryText = (registry: PartialRegistry): string =>
  `${JSON.stringify(v.parse(registrySchema, registry), null, 1)}\n`;

/**
 * Parses a release file.
 * @param read returns the text of the file
 * @throws DeployError when the file can't be read or parsed
 */
export function releaseFrom(read: () => string, name: string): Release {
  try {
    return parseRelease(read(), name);
  } catch (error) {
    throw targetError(`${name} cannot be read: ${messageOf(error)}`, 'Deploy that release again from its sources.');
  }
}
