import { po } from 'gettext-parser';
import { exactStringsIn, exactTextMatcher } from '../coverage/exact-strings';
import { catalogue, withoutLines } from './catalogue';
import { type Message, placeholdersOf } from './message';
import { readMessages } from './read-messages';

const isNeverExact = () => false;
const listOf = (text: string) => exactStringsIn({ path: 'list.md', text });
const messageAt = (path: string, line: number, text: string, rest: Partial<Message> = {}): Message => ({
  path,
  line,
  text,
  ...rest,
});
const entries = (messages: readonly Message[], isExact: (text: string) => boolean = isNeverExact) =>
  catalogue(messages, isExact)
    .split('\n\n')
    .slice(1)
    .map((entry) => entry.trim());

test('a text used twice appears once, with both references and each comment once', () => {
  const comment = '%s: a name';
  expect(entries([messageAt('b.ts', 3, 'Hi %s', { comment }), messageAt('a.ts', 7, 'Hi %s', { comment })])).toEqual([
    '#: a.ts:7\n#: b.ts:3\n#. translators: %s: a name\n#, php-format\nmsgid "Hi %s"\nmsgstr ""',
  ]);
});

test('a text with a plural has one entry with two forms, which includes uses of the singular alone', () => {
  expect(entries([messageAt('a.ts', 1, 'Post'), messageAt('a.ts', 2, 'Post', { plural: 'Posts' })])).toEqual([
    '#: a.ts:1\n#: a.ts:2\nmsgid "Post"\nmsgid_plural "Posts"\nmsgstr[0] ""\nmsgstr[1] ""',
  ]);
});

test('texts with different contexts are separate entries', () => {
  expect(entries([messageAt('a.ts', 1, 'Open'), messageAt('a.ts', 2, 'Open', { context: 'verb' })])).toEqual([
    '#: a.ts:1\nmsgid "Open"\nmsgstr ""',
    '#: a.ts:2\nmsgctxt "verb"\nmsgid "Open"\nmsgstr ""',
  ]);
});

test('marks a text that the requirements fix', () => {
  expect(
    entries(
      [messageAt('a.ts', 1, 'At a Glance')],
      exactTextMatcher(listOf('| ROOT-001 | `At a Glance` |  | root-config |')),
    ),
  ).toEqual([
    '#: a.ts:1\n#. Exact: letter for letter, see docs/requirements/exact-strings.md\nmsgid "At a Glance"\nmsgstr ""',
  ]);
});

test.each([
  ['`At a Glance` |', 'At a Glance', true],
  ['`{count} threats found` |', '<count>%s</count> threats found', true],
  ['`%s threats found` |', '%1$s threats found', true],
  ['`Step X` | `Step %s`', 'Step %1$d', true],
  ['`Step X` | `Step %s`', 'Step X', false],
  ['`Soon…` | contains `data soon`', 'There is data soon.', true],
  ['`Activate` | contains `Activate`', 'Activate Akismet', false],
  ['`At a Glance` |', 'At a glance', false],
  ['`At a Glance` |', 'At a Glance.', false],
])('with the row %j, %j is exact: %j', (cells, text, expected) => {
  expect(exactTextMatcher(listOf(`| ROOT-001 | ${cells} | root-config |`))(text)).toBe(expected);
});

test('sorts entries by file, then by text, whatever the order of the messages', () => {
  const messages = [
    messageAt('b.ts', 1, 'B'),
    messageAt('a.ts', 10, 'C'),
    messageAt('a.ts', 9, 'D'),
    messageAt('b.ts', 2, 'C'),
  ];
  expect(catalogue(messages, isNeverExact)).toBe(catalogue([...messages].reverse(), isNeverExact));
  expect(entries(messages).map((entry) => /^msgid "(.)"/m.exec(entry)?.[1])).toEqual(['C', 'D', 'B']);
});

test('quotes, line breaks and long texts stay the same when the file is written and read; the header has no date', () => {
  const text = `"Quoted" \\ two\nlines ${'long '.repeat(60)}`;
  const read = po.parse(catalogue([messageAt('a.ts', 1, text)], isNeverExact));
  expect(Object.keys(read.translations[''] ?? {})).toContain(text);
  expect(Object.keys(read.headers)).not.toContain('POT-Creation-Date');
});

test('withoutLines() ignores line numbers, but not a changed text or file', () => {
  const pot = (...messages: Message[]) => withoutLines(catalogue(messages, isNeverExact));
  const original = pot(messageAt('a.ts', 1, 'A'), messageAt('a.ts', 5, 'A'));
  expect(original).toBe(pot(messageAt('a.ts', 3, 'A'), messageAt('a.ts', 9, 'A')));
  expect(original).not.toBe(pot(messageAt('a.ts', 1, 'B'), messageAt('a.ts', 5, 'B')));
  expect(original).not.toBe(pot(messageAt('a.ts', 1, 'A'), messageAt('b.ts', 5, 'A')));
});

test.each([
  ['%s of %1$s, %2$d', ['%s', '%1$s', '%2$d']],
  ['100%% of %d', ['%d']],
  ['5 % of it', []],
])('the text %j has the placeholders %j', (text, expected) => {
  expect(placeholdersOf(text)).toEqual(expected);
});

test('reads texts of areas, root, shared code and plugin, but not those of tests and tools', () => {
  const text = "__('Text');";
  const files = [
    'mf-a/src/x.ts',
    'root-config/src/x.ts',
    'shared/ui/x.tsx',
    'mf-a/src/x.test.ts',
    'shared/testing/x.ts',
    'e2e/x.ts',
  ].map((path) => ({ path, text }));
  const php = { path: 'wordpress/plugin/x.php', text: "<?php __( 'Text', 'flightdeck' );" };
  expect(readMessages([...files, php]).messages.map(({ path }) => path)).toEqual([
    'mf-a/src/x.ts',
    'root-config/src/x.ts',
    'shared/ui/x.tsx',
    'wordpress/plugin/x.php',
  ]);
});
