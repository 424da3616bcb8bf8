import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Returns the content of a file; undefined when it is missing or is not the one that was built.
 * @param integrity hash from the registry, `sha384-…`
 */
export function builtText(file: string, integrity: string | undefined): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return `sha384-${createHash('sha384').update(text).digest('base64')}` === integrity ? text : undefined;
  } catch {
    return undefined;
  }
}
