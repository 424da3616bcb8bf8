import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { dependenciesOf, json, type Texts } from './files';
import type { Naming } from './naming';

/** Returns a list of paths with an area added after the last area in it. */
function withArea(list: readonly string[], area: string): string[] {
  const lastArea = list.findLastIndex((item) => /^(\.\/)?mf-/.test(item));
  return [...list.slice(0, lastArea + 1), area, ...list.slice(lastArea + 1)];
}

/** Returns an object with a new key. Sorts all keys as npm does in its lock file. */
const withKey = (object: Readonly<Record<string, unknown>>, key: string, value: unknown) =>
  Object.fromEntries(
    Object.entries({ ...object, [key]: value }).sort(([one], [other]) => one.localeCompare(other, 'en')),
  );

/** Adds a line before the first line that starts with a text. */
function insertBefore(text: string, start: string, line: string): string {
  const lines = text.split('\n');
  const position = lines.findIndex((each) => each.startsWith(start));
  if (position < 0) throw new Error(`No line starts with "${start}".`);
  return [...lines.slice(0, position), line, ...lines.slice(position)].join('\n');
}

const objectSchema = v.record(v.string(), v.unknown());
const referencesSchema = v.array(v.object({ path: v.string() }));

/** Parses a JSON object. Keeps the order of its keys. */
const parseObject = (text: string) => v.parse(objectSchema, JSON.parse(text));

/**
 * Returns the files that list all areas, with a new area added. All other lists of areas are computed from the folders, so they need no
 * edit.
 */
export function editedFiles(repo: string, { area, short, path, title }: Naming): Texts {
  const read = (file: string) => readFileSync(join(repo, file), 'utf8');
  const tsconfig = parseObject(read('tsconfig.json'));
  const folders = withArea(
    v.parse(referencesSchema, tsconfig.references).map(({ path: folder }) => folder),
    `./${area}`,
  );
  /** File, start of the line before which a line is added, and that line. */
  const lines: readonly [file: string, start: string, line: string][] = [
    [
      'root-config/src/routes/routes.ts',
      '  // Takes precedence over everything',
      `  '${path}': { title: () => __('${title}'), screen: '${area}/${short}', visitors: who.managers },`,
    ],
    [
      'root-config/src/testing/expected-screens.ts',
      '  status: {',
      `  '${area}': { main: '${area}/${short}', title: '${title}', tab: null },`,
    ],
    [
      'root-config/src/testing/screen-table.ts',
      "  managed('ROOT-001 #/status'",
      `  managed('${area} #${path}', '${area}'),`,
    ],
    ['README.md', '| `shared`', `| \`${area}\` | \`#${path}\` |`],
    // Align the owner with the other lines of areas.
    ['.github/CODEOWNERS', '/mf-', `${`/${area}/`.padEnd(21)} @flightdeck/${short}`],
  ];
  return {
    'package-lock.json': json(lockWith(parseObject(read('package-lock.json')), area, dependenciesOf(repo))),
    'tsconfig.json': json({ ...tsconfig, references: folders.map((folder) => ({ path: folder })) }),
    ...Object.fromEntries(lines.map(([file, start, line]) => [file, insertBefore(read(file), start, line)])),
  };
}

/** Returns the content of the lock file with a new area in it. */
function lockWith(
  lock: Readonly<Record<string, unknown>>,
  area: string,
  dependencies: Readonly<Record<string, string>>,
) {
  const name = `@flightdeck/${area}`;
  const entry = { name, version: '0.0.0', license: 'GPL-2.0-or-later', dependencies };
  const packages = withKey(v.parse(objectSchema, lock.packages), area, entry);
  return { ...lock, packages: withKey(packages, `node_modules/${name}`, { resolved: area, link: true }) };
}
