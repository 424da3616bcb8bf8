import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type RegistryEntry, registryEntrySchema } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { replaceFile } from '../common/folders/folder-files';

/** `build/dev/<area>.json`. While the file exists, a running site loads the area from the development server that it names. */
export class DevEntryFile {
  readonly #file: string;
  #writtenText = '';

  constructor(file: string) {
    this.#file = file;
  }

  /** Writes the file, unless this server has already written the same entry. @returns whether it wrote the file */
  write(entry: RegistryEntry): boolean {
    const text = `${JSON.stringify({ entry: v.parse(registryEntrySchema, entry) }, null, 1)}\n`;
    if (text === this.#writtenText) return false;
    replaceFile(dirname(this.#file), basename(this.#file), text);
    this.#writtenText = text;
    return true;
  }

  /** Removes the file, unless another server has replaced it. */
  remove(): void {
    try {
      if (this.#writtenText && readFileSync(this.#file, 'utf8') === this.#writtenText) rmSync(this.#file);
    } catch {
      // The file is already gone.
    }
  }
}
