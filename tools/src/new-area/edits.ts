import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { dependenciesOf, type Texts } from './files';
import type { Naming } from './naming';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns a list with a new area after its last area. */
function withArea(list: readonly string[], area: string): string[] {
  const lastArea = list.reduce((found, item, index) => (/^(\.\/)?mf-/.test(item) ? index : found), -1);
  return [...list.slice(0, lastArea + 1), area, ...list.slice(lastArea + 1)];
}

/** Returns an object with a new key, in the order of npm's lock file. */
const withKey = (object: Readonly<Record<string, unknown>>, key: string, value: unknown) =>
  Object.fromEntries(
    Object.entries({ ...object, [key]: value }).sort(([one], [other]) => one.localeCompare(other, 'en')),
  );

/** Adds a line before the first matching line that sorts after it, or after the last one. */
function withLine(text: string, matching: RegExp, line: string): string {
  const lines = text.split('\n');
  const positions = lines.flatMap((each, index) => (matching.test(each) ? [index] : []));
  const next = positions.find((index) => (lines[index] ?? '') > line) ?? (positions.at(-1) ?? -1) + 1;
  if (next === 0) throw new Error(`No line fits ${matching}.`);
  return [...lines.slice(0, next), line, ...lines.slice(next)].join('\n');
}

/** Adds a line before the first line that starts with the given text. */
function insertBefore(text: string, start: string, line: string): string {
  const lines = text.split('\n');
  const position = lines.findIndex((each) => each.startsWith(start));
  if (position < 0) throw new Error(`No line starts with "${start}".`);
  return [...lines.slice(0, position), line, ...lines.slice(position)].join('\n');
}

const objectSchema = v.record(v.string(), v.unknown());
const listSchema = v.array(v.string());
const referencesSchema = v.array(v.object({ path: v.string() }));

/** Parses a JSON object. The order of its keys stays. */
const parsed = (text: string) => v.parse(objectSchema, JSON.parse(text));

/** Returns an object with a list of workspaces, with a new area in it. */
const withWorkspace = (object: Readonly<Record<string, unknown>>, area: string) => ({
  ...object,
  workspaces: withArea(v.parse(listSchema, object.workspaces), area),
});

/**
 * Returns the files outside of a new area that list all areas, with the new area in them. Other lists are read from the
 * folders.
 */
export function editedFiles(repo: string, { area, short, path, title }: Naming): Texts {
  const read = (file: string) => readFileSync(join(repo, file), 'utf8');
  const tsconfig = parsed(read('tsconfig.json'));
  const folders = withArea(
    v.parse(referencesSchema, tsconfig.references).map(({ path: folder }) => folder),
    `./${area}`,
  );
  const edited = {
    'package.json': json(withWorkspace(parsed(read('package.json')), area)),
    'package-lock.json': json(lockWith(parsed(read('package-lock.json')), area, dependenciesOf(repo))),
    'tsconfig.json': json({ ...tsconfig, references: folders.map((folder) => ({ path: folder })) }),
    'root-config/src/routes/routes.ts': insertBefore(
      read('root-config/src/routes/routes.ts'),
      '  // Takes precedence over everything',
      `  '${path}': { title: () => __('${title}'), screen: '${area}/${short}', visitors: who.managers },`,
    ),
    'root-config/src/testing/expected-screens.ts': insertBefore(
      read('root-config/src/testing/expected-screens.ts'),
      '  status: {',
      `  '${area}': { main: '${area}/${short}', title: '${title}', tab: null },`,
    ),
    'root-config/src/testing/screen-table.ts': insertBefore(
      read('root-config/src/testing/screen-table.ts'),
      "  managed('ROOT-001 #/status'",
      `  managed('${area} #${path}', '${area}'),`,
    ),
    '.github/CODEOWNERS': withLine(
      read('.github/CODEOWNERS'),
      /^\/mf-/,
      `${`/${area}/`.padEnd(21)} @flightdeck/${short}`,
    ),
  };
  const lists = ['.github/workflows/deploy.yml', '.github/ISSUE_TEMPLATE/bug.yml'].map((file) => {
    const [, indent = ''] = /^( +)- mf-/m.exec(read(file)) ?? [];
    return [file, withLine(read(file), /^ +- mf-/, `${indent}- ${area}`)] as const;
  });
  return { ...edited, ...Object.fromEntries(lists) };
}

/** Returns the content of the lock file with a new area in it. */
function lockWith(
  lock: Readonly<Record<string, unknown>>,
  area: string,
  dependencies: Readonly<Record<string, string>>,
) {
  const { '': root, ...packages } = v.parse(objectSchema, lock.packages);
  const name = `@flightdeck/${area}`;
  const entry = { name, version: '0.0.0', license: 'GPL-2.0-or-later', dependencies };
  const linked = withKey(withKey(packages, area, entry), `node_modules/${name}`, { resolved: area, link: true });
  return { ...lock, packages: { '': withWorkspace(v.parse(objectSchema, root), area), ...linked } };
}
