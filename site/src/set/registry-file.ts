import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAreaName } from '@flightdeck/shared/contracts/areas';
import {
  type PageRegistry,
  type Registry,
  registryEntrySchema,
  registrySchema,
} from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { messageOf } from '../cli/usage-error';

/** The registry, or the reason why it cannot be used. */
export type RegistryReading =
  | { readonly ok: true; readonly registry: Registry }
  | { readonly ok: false; readonly reason: string };

/** Reads `registry.json` of a set. The file is read again for each page, so that the next page has the releases of a deploy. */
export function readRegistry(setDir: string): RegistryReading {
  const file = join(setDir, 'registry.json');
  try {
    return { ok: true, registry: v.parse(registrySchema, JSON.parse(readFileSync(file, 'utf8'))) };
  } catch (error) {
    return { ok: false, reason: `Couldn't read ${file}: ${messageOf(error)}` };
  }
}

/**
 * Returns the entries of development servers, from `<set>/../dev/<area>.json`, and their origins. Skips invalid files, because a
 * half-written file must not break the page.
 */
export function readDevEntries(setDir: string): { areas: PageRegistry['areas']; origins: string[] } {
  const dir = join(setDir, '..', 'dev');
  const areas: PageRegistry['areas'] = {};
  const origins = new Set<string>();
  const fileNames = existsSync(dir) ? readdirSync(dir) : [];
  for (const area of fileNames.map((name) => name.replace(/\.json$/, '')).filter(isAreaName)) {
    try {
      const { entry } = v.parse(
        v.object({ entry: registryEntrySchema }),
        JSON.parse(readFileSync(join(dir, `${area}.json`), 'utf8')),
      );
      if (!entry.origin) continue;
      areas[area] = entry;
      origins.add(new URL(entry.origin).origin);
    } catch (error) {
      console.error(`Skipped the development entry of ${area}: ${messageOf(error)}`);
    }
  }
  return { areas, origins: [...origins] };
}
