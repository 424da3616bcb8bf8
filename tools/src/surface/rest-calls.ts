import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharedPackage from '../../../shared/package.json' with { type: 'json' };
import { importsOf } from '../checks/imports';
import { sourceFiles } from '../source-files';
import { type Declaration, declarationsOf } from './call-sites';

interface ReadFile {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Name → the file it is imported from; `*` for files that are imported as a whole. */
  readonly imports: readonly { readonly file: string; readonly values: readonly string[] }[];
}

const entries: Readonly<Record<string, string>> = sharedPackage.exports;

/** Returns the file of an import, relative to the repository; undefined for packages and style sheets. */
function fileOf(repo: string, from: string, path: string): string | undefined {
  const entry = entries[from.replace('@flightdeck/shared', '.')];
  if (from.startsWith('@flightdeck/shared') && entry) return /\.tsx?$/.test(entry) ? join('shared', entry) : undefined;
  if (!from.startsWith('.')) return undefined;
  const base = join(dirname(path), from);
  return [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((file) => existsSync(join(repo, file)));
}

/** Finds the REST calls of code, including those through functions of `shared`. */
export class RestCalls {
  readonly #repo: string;
  readonly #files = new Map<string, ReadFile>();

  /** @param repo the project's folder */
  constructor(repo: string) {
    this.#repo = repo;
  }

  /** Returns the REST calls of an area, sorted: `GET site/features`. Tests and their helpers do not count. */
  ofArea(area: string): readonly string[] {
    const found = new Set<string>();
    const seen = new Set<string>();
    const paths = sourceFiles(this.#repo, `${area}/src`)
      .map(({ path }) => path)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path));
    for (const path of paths)
      for (const name of this.#read(path).declarations.keys()) this.#collect(path, name, found, seen);
    return [...found].sort();
  }

  #read(path: string): ReadFile {
    const known = this.#files.get(path);
    if (known) return known;
    const file = { path, text: readFileSync(join(this.#repo, path), 'utf8') };
    const imports = importsOf(file).flatMap(({ from, values }) => {
      const target = fileOf(this.#repo, from, path);
      return target ? [{ file: target, values }] : [];
    });
    const read = { declarations: declarationsOf(file), imports };
    this.#files.set(path, read);
    return read;
  }

  #collect(path: string, name: string, found: Set<string>, seen: Set<string>): void {
    const key = `${path} ${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const { declarations, imports } = this.#read(path);
    const declaration = declarations.get(name);
    for (const call of declaration?.calls ?? []) found.add(call);
    const wanted = declaration ? declaration.uses : new Set([name]);
    for (const used of wanted) if (used !== name && declarations.has(used)) this.#collect(path, used, found, seen);
    for (const { file, values } of imports)
      for (const value of values) {
        if (value !== '*' && wanted.has(value)) this.#collect(file, value, found, seen);
        // Namespace imports and re-exports.
        if (value === '*') for (const used of wanted) this.#collect(file, used, found, seen);
      }
  }
}
