import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type RegistryEntry, registryEntrySchema } from '@flightdeck/shared/contracts/registry';
import * as v from 'valibot';

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
    mkdirSync(dirname(this.#file), { recursive: true });
    const unfinished = `${this.#file}.${process.pid}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, this.#file);
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
