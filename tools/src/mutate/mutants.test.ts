import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutantsOf } from './mutants';

const changes = (text: string) =>
  mutantsOf({ path: 'rule.ts', text }).map(({ before, after }) => `${before} → ${after}`);

test.each<[string, string, readonly string[]]>([
  ['a comparison', 'export const f = (a, b) => a === b;', ['a === b → a !== b']],
  ['a limit', 'export const f = (a, b) => a < b;', ['a < b → a <= b']],
  ['a logical operator', 'export const f = (a, b) => a && b;', ['a && b → a || b']],
  ['a default', 'export const f = (a, b) => a ?? b;', ['a ?? b → a && b']],
  ['a condition', 'export const f = (a, b) => (a ? b : a);', ['a → !(a)']],
  ['a negation', 'export const f = (a) => !a;', ['!a → a']],
  ['a branch that returns', 'export function f(a) { if (a) return a; return null; }', ['a → !(a)', 'return a; → {}']],
  ['a predicate', 'export const f = (list, a) => list.filter((b) => a(b));', ['a(b) → !(a(b))']],
  ['a number', 'export const f = 30;', ['30 → 31', '30 → (29)']],
  ['a boolean', 'export const f = { a: true };', ['true → false']],
  ['a text', "export const f = 'a';", ["'a' → ''"]],
  ['a text beside characters of several bytes', "export const f = ['’', 'b'];", ["'’' → ''", "'b' → ''"]],
  ['a template', 'export const f = `a b`;', ["`a b` → ''"]],
  [
    'behind a type',
    "export const f = (a: 'x' | 1) => a === 'b' satisfies 'b';",
    ["a === 'b' satisfies 'b' → a !== 'b' satisfies 'b'", "'b' → ''"],
  ],
])('%s', (_what, text, expected) => {
  expect(changes(text)).toEqual(expected);
});

test.each([
  "import { a } from './a';",
  "export { a } from './a';",
  "export * from './a';",
  "export type A = 'a' | 1 | true;",
  "export interface A { readonly a: 'a' }",
  "export const f: 'a' | null = null;",
  'export const f = (a: 1 | 2): 3 => a as 3;',
  "export const f = { 'a-b': null };",
])('does not change types and names: %s', (text) => {
  expect(changes(text)).toEqual([]);
});

test('a mutant has the whole file with one change, and its line', () => {
  const text = "// ’\nconst a = 'ä';\nexport const f = (b) => b > 1;\n";
  expect(mutantsOf({ path: 'rule.ts', text })[1]).toEqual({
    line: 3,
    before: 'b > 1',
    after: 'b >= 1',
    text: "// ’\nconst a = 'ä';\nexport const f = (b) => b >= 1;\n",
  });
});

test('docs/mutants.md lists each pattern once', () => {
  const text = readFileSync(join(__dirname, '../../../docs/mutants.md'), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| `.*\| \d+ \|/.test(line));
  const patterns = rows.flatMap((row) => row.match(/`[^`]+`/g) ?? []);
  expect(patterns.length).toBeGreaterThan(5);
  expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([]);
});
