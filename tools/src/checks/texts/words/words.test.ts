import type { Exception } from './exceptions';
import { fragmentsOf } from './fragments';
import { words, wordsIn } from './words';

const isNeverExact = () => false;
const found = (path: string, text: string, list: readonly Exception[] = []) =>
  wordsIn({ path, text }, isNeverExact, list).map(({ line, problem }) => `${line} ${problem}`);

describe('a discouraged word', () => {
  test.each([
    ['// Runs by itself.', '"by itself": write "automatically", or leave it out'],
    ['// They run by themselves.', '"by themselves": write "automatically", or leave it out'],
    ['// Whoever asks.', '"Whoever": name the person: "an administrator", "the reader", "the caller"'],
    ['// A part whose absence shows.', '"whose absence": say what is missing, then what happens'],
    ['// A file of its own.', '"of its own": write "its own …", "their own …" or "a separate …"'],
    ['// Starts a site of its own on a port.', '"of its own": write "its own …", "their own …" or "a separate …"'],
    ['// An e-mail.', '"e-mail": write "email"'],
    ['// Users sign in.', '"sign in": write "log in" or "login"; WordPress uses these words'],
    ['// After the sign-in.', '"sign-in": write "log in" or "login"; WordPress uses these words'],
    ['// A licence.', '"licence": write "license"'],
    ['// It stands below.', '"stands": write "is", "appears" or "remains"'],
    ['// It lies below.', '"lies": write "is"'],
    ['// It goes along.', '"goes along": write "is sent with" or "comes with"'],
    ['// Rules of the house.', '"house": write "site", "website" or "project"'],
    ['// This as well.', '"as well": write "also" or "too"'],
    ['// Loads meanwhile.', '"meanwhile": say during what: "while the page loads"'],
    [
      '// What closes a card stays.',
      '"What closes a card stays": begin with the noun: "The button that …", "Returns …"',
    ],
    [
      "const a = 'Nobody counts visits.';",
      '"Nobody": name the person or the thing: "no user", "Jetpack Stats is turned off"',
    ],
    ["test('what is shown is plain', () => {});", '"what is shown is plain": begin with the noun'],
    ['const heldValue = 1;', '"held": name it `serverValue`, or by what it is'],
    ['const door = 1;', '"door": name it `entryPoint`, or by what it is'],
    ['const floors = 1;', '"floors": name it `layers`'],
    ['const namesOfAll = 1;', '"names-of-all": name it `prototypePollutionGuard`'],
    ['const untell = 1;', '"untell": name it `removeNotice`'],
    ['const activeSomehow = 1;', '"active-somehow": name it `activeUnknownFrequency`'],
    ['const LICENCE_KEY = 1;', '"licence": write "license"'],
  ])('in %s is refused, with advice', (code, message) => {
    expect(found('a.ts', code)).toEqual([`1 ${message}`]);
  });

  test('in the name of a file is refused, with advice', () => {
    expect(found('shared/odd-answers.ts', '')).toEqual(['1 "odd-answers": name it `malformedResponses`']);
    expect(found('root-config/src/arrival/heading.ts', '')).toEqual(['1 "arrival": name it `route-focus`']);
  });
});

test.each([
  ['// What is this? A question.'],
  ["const a = 'What you get';"],
  ["bus.on('licence.activated'); const onLicenceActivated = 'to flightdeck:licence-activated';"],
  ['const a = "What\'s included";'],
  ['// %s stands for a name, in a stand-alone page.'],
  ['const a = Math.floor(1.5) + withheld;'],
  ['// The leader of its own process group.'],
  ["import a from './licence';"],
  ["const a = { kind: 'licence' };"],
  ['const a = /by itself, licence/;'],
  ['// As well as the other. Nobody asked.'],
  ["test('shows what the server sent', () => {});"],
])('%s has no discouraged word', (code) => {
  expect(found('a.ts', code)).toEqual([]);
});

describe('the kinds of files', () => {
  test.each([
    ['a.ts', "/**\n * Loads by\n * itself.\n */\nconst a = '//licence';", ['2 "by itself"']],
    ['a.ts', '// Loads by\n// itself.', ['1 "by itself"']],
    ['a.tsx', 'const a = <p>\n  Your licence\n</p>;', ['2 "licence"']],
    ['a.tsx', 'const é = "é – é";\nconst a = <p title={`Your $' + '{b} e-mail`} />;', ['2 "e-mail"']],
    ['a.test.ts', "test.each([1])('%s stands', () => {});", ['1 "stands"']],
    ['a.test.ts', "test.describe('of its own', () => {});", ['1 "of its own"']],
    ['a.css', '/* Stands. */\n.a { content: "stands"; }', ['1 "Stands"']],
    [
      'a.php',
      "<?php\n// By itself.\n$licence = __( 'Your e-mail', 'x' );",
      ['2 "By itself"', '3 "licence"', '3 "e-mail"'],
    ],
    ['a.md', 'Runs by\nitself, see [here](licence.md) and `licence`.\n\n| What | does |\n|---|---|', ['1 "by itself"']],
    ['a.md', '```js\nconst licence = `stands`;\n```\n\nIt stands.', ['5 "stands"']],
    ['a.yml', 'name: x # stands', ['1 "stands"']],
  ])('words are found in the file %s with the content %j', (path, text, expected) => {
    expect(found(path, text).map((line) => line.split(': ')[0])).toEqual(expected);
  });
});

test('an exception leaves out a file, or some words of it', () => {
  const text = '// A licence stands.';
  const exception = (list: Partial<Exception>): Exception[] => [{ path: /^a\.ts$/, reason: 'Test.', ...list }];
  expect(found('a.ts', text, exception({}))).toEqual([]);
  expect(found('a.ts', text, exception({ words: ['licence'] }))).toHaveLength(1);
  expect(found('b.ts', text, exception({}))).toHaveLength(2);
});

test('accepts a discouraged word in a text that the requirements fix', () => {
  const file = { path: 'a.ts', text: "const a = 'Activate licence';" };
  expect(wordsIn(file, (text) => text === 'Activate licence', [])).toEqual([]);
  expect(wordsIn(file, isNeverExact, [])).toHaveLength(1);
});

test('the rule applies in every folder', () => {
  const files = ['a/x.md', 'b.md'].map((path) => ({ path, text: 'It stands.' }));
  expect(
    words(isNeverExact)
      .run(files)
      .map(({ path }) => path),
  ).toEqual(['a/x.md', 'b.md']);
});

test('the line of a fragment is its line in the file', () => {
  const fragments = fragmentsOf({ path: 'a.ts', text: "\n// one\nconst b = 'two words';\n" });
  expect(fragments.map(({ kind, line }) => `${kind} ${line}`)).toEqual([
    'path 1',
    'comment 1',
    'identifier 3',
    'text 3',
  ]);
});
