import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '../../common/folders/folder-files';
import { FolderLock } from '../../common/folders/folder-lock';
import { DeployError, exitCodes } from '../../common/outcome';

/** Address of a registry → its highest serial. */
const serialsSchema = v.record(v.string(), v.pipe(v.number(), v.safeInteger()));

/**
 * Stores the highest serial of each signed registry that this machine wrote or read. The file belongs to the key holder:
 * write access to the target is not enough to change it (docs/decisions/017).
 */
export class SerialFile {
  readonly path: string;
  readonly #lock: FolderLock;

  /** @param path a missing file counts as empty */
  constructor(path: string) {
    this.path = path;
    this.#lock = new FolderLock(`${path}.lock`, 30);
  }

  /**
   * Returns the highest serial of a registry; 0 for an unknown one.
   * @param registry address of the registry
   * @throws DeployError when the file is damaged
   */
  highest(registry: string): number {
    return this.#read()[registry] ?? 0;
  }

  /** Stores a serial, unless it or a higher one is stored. @throws DeployError when the file is damaged or not writable */
  async raise(registry: string, serial: number): Promise<void> {
    if (this.highest(registry) >= serial) return;
    // The file has the serials of other targets too, to which others may deploy at the same time.
    try {
      await this.#lock.hold(() => this.#store(registry, serial));
    } catch (error) {
      if (error instanceof DeployError && error.exitCode === exitCodes.busy) throw error;
      throw this.#unusable('written', error, 'Set FLIGHTDECK_SERIALS_FILE to a file that you can write to.');
    }
  }

  #store(registry: string, serial: number): void {
    const all = this.#read();
    const text = `${JSON.stringify({ ...all, [registry]: Math.max(all[registry] ?? 0, serial) }, null, 1)}\n`;
    replaceFile(dirname(this.path), basename(this.path), text, 0o600);
  }

  #read(): Readonly<Record<string, number>> {
    if (!existsSync(this.path)) return {};
    try {
      return v.parse(serialsSchema, JSON.parse(readFileSync(this.path, 'utf8')));
    } catch (error) {
      throw this.#unusable('read', error, 'Restore the file from a backup. Remove it only if nothing else helps.');
    }
  }

  #unusable(action: string, error: unknown, next: string): DeployError {
    const reason = error instanceof Error ? error.message : String(error);
    return new DeployError('usage', `${this.path} can't be ${action}. ${reason}`, next);
  }
}

/** Returns the path of the serial file: the one set in the environment, or beside the key file; undefined if neither is set. */
export function serialsFileOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { FLIGHTDECK_SERIALS_FILE: serials, FLIGHTDECK_SIGNING_KEY_FILE: key } = env;
  return serials || (key && `${key}.serials.json`) || undefined;
}
