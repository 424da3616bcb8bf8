import { registrySchema } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import type { PartialRegistry } from '../../build/registry-file';
import { targetError } from '../../common/outcome';

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
