import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classNames } from './class-names';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** Writes a style sheet into a separate repository. @returns path of the sheet */
function sheet(name: string, text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'flightdeck-classes-'));
  roots.push(root);
  mkdirSync(join(root, 'shared/ui'), { recursive: true });
  const path = join(root, 'shared/ui', name);
  writeFileSync(path, text);
  return path;
}

/** Returns the built names of some classes of a sheet, in order. */
const builtNames = (salt: string, resourcePath: string, ...classes: readonly string[]) => {
  const nameOf = classNames(salt);
  const context = { resourcePath };
  return classes.map((className) => nameOf(context, '', className));
};

test('the classes of a sheet share a prefix, and each has one name', () => {
  const [card = '', title, again] = builtNames('a', sheet('card.css', '.card {} .title {}'), 'card', 'title', 'card');
  expect(card).toMatch(/^fd-[A-Za-z0-9]{5}0$/);
  expect(title).toBe(`${card.slice(0, -1)}1`);
  expect(again).toBe(card);
});

test('equal sheets in different folders have the same class names, whatever their comments', () => {
  const [one, other] = [sheet('card.css', '.card {}'), sheet('card.css', '/* A card\n *//* of the grid */.card {}')];
  expect(builtNames('a', one, 'card')).toEqual(builtNames('a', other, 'card'));
});

test.each([
  ['another area', 'b', 'card.css', '.card {}'],
  ['another sheet', 'a', 'list.css', '.card {}'],
  ['a changed sheet', 'a', 'card.css', '.card { color: red }'],
])('a class of %s has another name', (_what, salt, file, text) => {
  expect(builtNames(salt, sheet(file, text), 'card')).not.toEqual(
    builtNames('a', sheet('card.css', '.card {}'), 'card'),
  );
});
