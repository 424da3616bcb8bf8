import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repo = join(__dirname, '../..');
const plugin = join(repo, 'wordpress/plugin');
const document = readFileSync(join(repo, 'docs/wordpress-hooks.md'), 'utf8');

const code = readdirSync(plugin, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.php'))
  .map((name) => readFileSync(join(plugin, name), 'utf8'))
  .join('\n');

/** Returns the texts that a pattern captures, each once, in alphabetical order. */
const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

const called = found(code, /\b(?:apply_filters|do_action)(?:_ref_array)?\(\s*'(flightdeck_\w+)'/g);

test('docs/wordpress-hooks.md has a section for each hook in the code, and for no other', () => {
  expect(called.length).toBeGreaterThan(0);
  expect(found(document, /^## `(flightdeck_\w+)`$/gm)).toEqual(called);
  expect(found(document, /^\| `(flightdeck_\w+)` \|/gm)).toEqual(called);
});

test('docs/wordpress-hooks.md has an example for each hook, which adds a callback to it', () => {
  expect(found(document, /^add_(?:filter|action)\( '(flightdeck_\w+)'/gm)).toEqual(called);
});

test('the code names each hook by a literal, so that the list of hooks is complete', () => {
  const names = found(code, /\b(?:apply_filters|do_action)(?:_ref_array)?\(\s*([^\s,)]+)/g);
  expect(names.filter((name) => !/^'[\w-]+'$/.test(name))).toEqual([]);
});

test.each(found(document.split('## Hooks of WordPress')[1] ?? '', /`((?:wp|rest|https)_\w+)`/g))(
  'the code calls %s, or a function of WordPress that does',
  (name) => {
    const indirect: Readonly<Record<string, RegExp>> = {
      rest_authentication_errors: /->check_authentication\(\)/,
    };
    expect(code).toMatch(indirect[name] ?? new RegExp(`apply_filters\\( '${name}'`));
  },
);
