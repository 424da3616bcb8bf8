import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type RegistryEntry, registryEntrySchema } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { replaceFile } from '../common/folders/folder-files';

/** `build/dev/<area>.json`: while it exists, a running site loads the area from the development server in it. */
export class DevEntryFile {
  readonly #file: string;
  #written = '';

  constructor(file: string) {
    this.#file = file;
  }

  /** Replaces the file as a whole. @returns whether its content changed */
  write(entry: RegistryEntry): boolean {
    const text = `${JSON.stringify({ entry: v.parse(registryEntrySchema, entry) }, null, 1)}\n`;
    if (text === this.#written) return false;
    replaceFile(dirname(this.#file), basename(this.#file), text);
    this.#written = text;
    return true;
  }

  /** Removes the file, unless another server has written its own address there. */
  remove(): void {
    try {
      if (this.#written && readFileSync(this.#file, 'utf8') === this.#written) rmSync(this.#file);
    } catch {
      // The file is already gone.
    }
  }
}
