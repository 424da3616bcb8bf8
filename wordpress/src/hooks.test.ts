import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repo = join(__dirname, '../..');
const plugin = join(repo, 'wordpress/plugin');
const document = readFileSync(join(repo, 'docs/wordpress-hooks.md'), 'utf8');

const code = readdirSync(plugin, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.php'))
  .map((name) => readFileSync(join(plugin, name), 'utf8'))
  .join('\n');

/** Returns the strings that a pattern captures, each once, in alphabetical order. */
const captures = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

const calledHooks = captures(code, /\b(?:apply_filters|do_action)(?:_ref_array)?\(\s*'(flightdeck_\w+)'/g);

test('docs/wordpress-hooks.md has a section and a table row for each hook in the code, and for no other', () => {
  expect(calledHooks.length).toBeGreaterThan(0);
  expect(captures(document, /^## `(flightdeck_\w+)`$/gm)).toEqual(calledHooks);
  expect(captures(document, /^\| `(flightdeck_\w+)` \|/gm)).toEqual(calledHooks);
});

test('docs/wordpress-hooks.md shows for each hook how to add a callback', () => {
  expect(captures(document, /^add_(?:filter|action)\( '(flightdeck_\w+)'/gm)).toEqual(calledHooks);
});

test('the code names each hook by a string literal, so that the list of hooks is complete', () => {
  const names = captures(code, /\b(?:apply_filters|do_action)(?:_ref_array)?\(\s*([^\s,)]+)/g);
  expect(names.filter((name) => !/^'[\w-]+'$/.test(name))).toEqual([]);
});

test.each(captures(document.split('## Hooks of WordPress')[1] ?? '', /`((?:wp|rest|https)_\w+)`/g))(
  'the code applies the filter %s, or calls a function of WordPress that does',
  (name) => {
    const indirectCalls: Readonly<Record<string, RegExp>> = {
      rest_authentication_errors: /->check_authentication\(\)/,
    };
    expect(code).toMatch(indirectCalls[name] ?? new RegExp(`apply_filters\\( '${name}'`));
  },
);
