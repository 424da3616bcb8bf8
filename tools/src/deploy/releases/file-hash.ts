import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashOf } from '../../build/publish';
import { targetError } from '../../common/outcome';

/**
 * Checks the content of a file.
 * @param file its path, for the error message
 * @param next advice for the error message
 * @returns the content
 * @throws DeployError when the file is missing (`null`) or has another hash
 */
export function checkFile(file: string, data: Buffer | null, hash: string, next: string): Buffer {
  if (!data) throw targetError(`${file} is missing.`, next);
  if (hashOf(data) !== hash) throw targetError(`${file} is not the file that was built.`, next);
  return data;
}

const unpackers = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** Checks that a compressed copy has the content of its file. @throws DeployError with the copy's name */
export function checkCopy(file: string, suffix: keyof typeof unpackers, copy: Buffer, hash: string): void {
  try {
    if (hashOf(unpackers[suffix](copy)) === hash) return;
  } catch {
    // It is not compressed.
  }
  throw targetError(`${file}${suffix} is not the file that was built.`, immutableAdvice);
}

/** Advice when a file in a version folder of the target is missing or has changed. */
export const immutableAdvice = 'Files in a version folder must not change: remove the folder and deploy again.';
/** Advice when a file of a built set is missing or has changed since the build. */
export const rebuildAdvice = 'Build the release again, or name an unchanged copy with --from.';
